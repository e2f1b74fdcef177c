import { useEffect, useId, useState } from 'react';
import type { FollowedLine, Reference } from '../../../explain/following';
import { objectKey, playerKey } from '../../app/views/ids';
import { ruleViews } from '../../app/views/rules';
import { cx } from '../../look/cx';
import { SymbolText } from '../../mana/SymbolText';
import { RuleChips } from '../../small/RuleChips';
import type { StackItemView } from '../../views';
import { ringWhile } from './ring';
import { type SegmentedPiece, segmentsOf } from './segments.view';
import '../../look/whyfollowing.css';

interface Props {
  readonly lines: readonly FollowedLine[];
  /** What is still known of what has left. */
  readonly remembers?: StackItemView['remembers'];
}

/** The words that are pointed at, and whether they stay so when focus and pointer go. */
interface Pointed {
  readonly reference: Reference;
  readonly stays: boolean;
}

/**
 * A text as far as it has been followed. Words that point at something say what they mean, and ring it on the table,
 * while they have the focus or the pointer, or once they are pressed.
 */
export function StackText({ lines, remembers }: Props) {
  const [pointed, setPointed] = useState<Pointed>();
  const id = useId();
  const reference = pointed?.reference;
  // Another position has other references: what was pointed at is found again by its place.
  const now = lines
    .flatMap(({ references }) => references)
    .find((one) => one.start === reference?.start && one.text === reference.text);
  useEffect(
    () => now && ringWhile([...now.objects.map(objectKey), ...now.players.map(playerKey)]),
    [now],
  );
  const point = (next: Reference | undefined, stays = false) =>
    setPointed((before) => {
      if (stays)
        return before?.stays && before.reference === next
          ? undefined
          : next && { reference: next, stays };
      return before?.stays ? before : next && { reference: next, stays };
    });
  return (
    <div className="followed">
      {lines.map((line) => (
        <p key={line.text}>
          {segmentsOf(line).map((piece) => (
            <PieceOf key={piece.at} piece={piece} now={now} describes={id} onPoint={point} />
          ))}
        </p>
      ))}
      {remembers?.map(({ words, rules }) => (
        <p key={words} className="remembers">
          {words} <RuleChips rules={rules} />
        </p>
      ))}
      <p id={id} className="meaning" aria-live="polite">
        {now && (
          <>
            <b>
              <SymbolText text={now.text} />:
            </b>{' '}
            <SymbolText text={now.words} /> <RuleChips rules={ruleViews(now.cites)} />
          </>
        )}
      </p>
    </div>
  );
}

interface PieceProps {
  readonly piece: SegmentedPiece;
  readonly now: Reference | undefined;
  readonly describes: string;
  readonly onPoint: (reference: Reference | undefined, stays?: boolean) => void;
}

function PieceOf({ piece: { state, why, segments }, now, describes, onPoint }: PieceProps) {
  const words = segments.map(({ at, text, reference }) =>
    reference === undefined ? (
      <SymbolText key={at} text={text} />
    ) : (
      <button
        key={at}
        type="button"
        className={cx(
          'refers',
          reference === now && 'pointed',
          reference.objects.length + reference.players.length === 0 && 'void',
        )}
        data-rove=""
        tabIndex={-1}
        aria-describedby={reference === now ? describes : undefined}
        onFocus={() => onPoint(reference)}
        onBlur={() => onPoint(undefined)}
        onPointerEnter={() => onPoint(reference)}
        onPointerLeave={() => onPoint(undefined)}
        onClick={() => onPoint(reference, true)}
      >
        {text}
      </button>
    ),
  );
  return (
    <span className={cx('piece', state)}>
      {state === 'skipped' ? <s>{words}</s> : words}
      {why !== undefined && <span className="note"> ({why}) </span>}
    </span>
  );
}
