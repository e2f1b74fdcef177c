import { cx } from '../look/cx';
import { ManaSymbol } from './ManaSymbol';
import { costWords, symbolsOf } from './symbols.view';

interface Props {
  readonly cost: string;
  readonly className?: string;
  /** Where the words are said elsewhere (in a card's accessible name). */
  readonly silent?: boolean;
}

/** A row of symbols, said in words: "3 generic, two blue". */
export function ManaCost({ cost, className, silent = false }: Props) {
  const symbols = symbolsOf(cost);
  const pips = symbols.map(({ code }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cost is a fixed sequence
    <ManaSymbol key={place} code={code} />
  ));
  if (silent) {
    return (
      <span className={cx('pips', className)} aria-hidden="true">
        {pips}
      </span>
    );
  }
  return (
    <span className={cx('pips', className)} role="img" aria-label={costWords(cost)}>
      {pips}
    </span>
  );
}
