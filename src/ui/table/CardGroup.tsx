import { type KeyboardEvent, useMemo } from 'react';
import { cx } from '../look/cx';
import type { Id } from '../views';
import { useBoard } from './BoardContext';
import { CardSlot } from './CardSlot';
import { PileButton } from './PileButton';
import { FAN, type Lot } from './piles.view';
import { cardWidth, type Part, STRIP, shownOf } from './row.view';

interface Props {
  readonly part: Part;
  /** Cards of an opened pile do not cover each other. */
  readonly spread: boolean;
  /** The focus goes to a card once the row is drawn again. */
  readonly onKeyTo: (id: Id) => void;
}

/** Keys walk into a pile and out again; in an opened one the arrows go from card to card as everywhere. */
function usePileKeys(lot: Lot, onKeyTo: (id: Id) => void) {
  const { piles } = useBoard();
  const { whole, members } = lot;
  const first = whole.members[0]?.id ?? '';
  const piled = members.length > FAN && !lot.open;
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowDown' && piled) {
      onKeyTo(members[0]?.id ?? first);
      piles.lay(whole);
    } else if (event.key === 'Escape' && piles.isOpened(whole)) {
      onKeyTo(first);
      piles.gather(whole);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Cards that cannot be told apart: one to four fan out, five or more are a pile that opens. */
export function CardGroup({ part, spread, onKeyTo }: Props) {
  const { lot, from, to } = part;
  const { members, open } = lot;
  const onKeyDown = usePileKeys(lot, onKeyTo);
  const ids = useMemo(() => members.map(({ id }) => id), [members]);
  const [first] = members;
  if (!first) return null;
  const piled = members.length > FAN && !open;
  const shown = piled ? 1 : Math.min(shownOf(lot, open), to - from);
  // Of a fan the last card lies on top; of tapped ones, of which the spines show, the first.
  const uncovered = first.tapped ? 0 : shown - 1;
  // A lot that fell off its pile says of how many it is.
  const width = cardWidth(lot.whole);
  const told = members.length < lot.whole.members.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards in it
    <div
      className={cx(
        'group',
        shown > 1 && 'fan',
        open && 'opened',
        open && spread && 'spread',
        shown > 1 && first.tapped && 'spines',
      )}
      style={
        {
          '--n': shown,
          '--w': width,
          // Only the card that is covered gives way, not those that fan out before it.
          '--shrink': width / (width + (shown - 1) * STRIP),
        } as React.CSSProperties
      }
      onKeyDown={onKeyDown}
    >
      {members.slice(from, from + shown).map((card, place) => (
        <CardSlot
          key={card.id}
          card={card}
          place={place}
          pile={piled ? ids : undefined}
          of={lot.whole.members.length}
        >
          {from === 0 && place === uncovered && (piled || open || told) && <PileButton lot={lot} />}
        </CardSlot>
      ))}
    </div>
  );
}
