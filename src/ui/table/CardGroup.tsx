import { cx } from '../look/cx';
import { CardSlot } from './CardSlot';
import { type Part, shownOf } from './row.view';

interface Props {
  readonly part: Part;
  readonly open: boolean;
  readonly onOpen: (key: string) => void;
}

const shortCount = (n: number): string =>
  n > 9999 ? `${Math.floor(n / 1000).toLocaleString('en')}k` : n.toLocaleString('en');

/** Cards that cannot be told apart: one to four fan out, five or more are a pile that opens. */
export function CardGroup({ part, open, onOpen }: Props) {
  const { group, from, to } = part;
  const { members, key } = group;
  const [first] = members;
  if (!first) return null;
  const isPile = members.length > 4;
  const shown = Math.min(shownOf(group, open), to - from);
  const count = (
    <button
      type="button"
      className="count"
      aria-expanded={open}
      aria-label={`${members.length} × ${first.name}: ${open ? 'lay on one pile' : 'spread out'}`}
      onClick={() => onOpen(key)}
    >
      {open ? 'pile' : `×${shortCount(members.length)}`}
    </button>
  );
  return (
    <div
      className={cx('group', shown > 1 && 'fan', shown > 1 && first.tapped && 'spines')}
      style={{ '--n': shown } as React.CSSProperties}
    >
      {isPile && !open ? (
        <CardSlot card={first} count={members.length}>
          {count}
        </CardSlot>
      ) : (
        members.slice(from, to).map((card, place) => (
          <CardSlot key={card.id} card={card} place={place}>
            {isPile && from === 0 && place === 0 && count}
          </CardSlot>
        ))
      )}
    </div>
  );
}
