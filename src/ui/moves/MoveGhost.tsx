import type { RefObject } from 'react';
import { CardMark } from '../card/CardMark';
import { cx } from '../look/cx';
import type { CardView } from '../views';
import type { Move } from './machine';

interface Props {
  readonly move: Move;
  readonly card?: CardView | undefined;
  readonly at: RefObject<HTMLDivElement | null>;
}

/** What the pointer carries: the card's mark, and what dropping it here does. */
export function MoveGhost({ move, card, at }: Props) {
  const drags = move.state !== 'idle' && move.lift.by === 'drag';
  return (
    <div ref={at} className="moveghost" aria-hidden="true" hidden={!drags}>
      {drags && (
        <p
          className={cx(
            move.state === 'over' && 'over',
            move.state === 'over' && move.at.byHand && 'hatched',
          )}
        >
          {card && <CardMark card={card} small />}
          <span>
            <b>{move.lift.name}</b>
            {move.state === 'over' ? move.at.does : 'let go to put it back'}
          </span>
        </p>
      )}
    </div>
  );
}
