import { Icon } from '../look/Icon';
import { many } from '../small/many';
import type { GroupView } from '../views';

interface Props {
  readonly lands: readonly GroupView[];
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** On the phone: all lands in one strip, which opens. "8 lands, 1 ready". */
export function LandsChip({ lands, open, onOpen }: Props) {
  const cards = lands.flatMap(({ members }) => members);
  const ready = cards.filter(({ tapped }) => !tapped).length;
  return (
    <button type="button" className="pc c-L" aria-expanded={open} onClick={onOpen}>
      <i />
      <span>
        {many(cards.length, 'land')}, {ready} ready
      </span>
      <Icon name={open ? 'up' : 'down'} />
    </button>
  );
}
