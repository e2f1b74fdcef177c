import { Fragment } from 'react';
import { ManaCost } from './ManaCost';
import { piecesOf } from './symbols.view';

interface Props {
  readonly text: string;
  readonly silent?: boolean;
}

/** A text with its {T} and {U} drawn. Everything else stays plain text, never markup. */
export function SymbolText({ text, silent = false }: Props) {
  return piecesOf(text).map((piece, place) =>
    'text' in piece ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <Fragment key={place}>{piece.text}</Fragment>
    ) : (
      <ManaCost
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
        key={place}
        cost={piece.symbols.map(({ code }) => `{${code}}`).join('')}
        className="in-text"
        silent={silent}
      />
    ),
  );
}
