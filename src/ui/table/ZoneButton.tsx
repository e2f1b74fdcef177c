import { frameOf, plateOf } from '../card/card.view';
import { useLongPress } from '../card/useLongPress';
import { cx } from '../look/cx';
import { opensMenu } from '../menu/opensMenu';
import { zoneDrop } from '../moves/destinations.view';
import { Plate } from '../plates/Plate';
import { many } from '../small/many';
import type { PlayerView, ZoneView } from '../views';
import { useBoard } from './BoardContext';

export const ZONE_NAMES = {
  hand: 'Hand',
  library: 'Library',
  graveyard: 'Graveyard',
  exile: 'Exile',
  command: 'Command',
} as const;

interface Props {
  readonly zone: ZoneView;
  readonly owner: PlayerView;
  readonly onOpen: () => void;
  readonly brief?: boolean;
}

/** A zone as its top card's mark and its number; opens the list of what lies in it. */
export function ZoneButton({ zone, owner, onOpen, brief = false }: Props) {
  const place = zoneDrop(owner.id, zone.kind);
  const { dropOn, menu } = useBoard();
  const drop = dropOn(place);
  const opens = opensMenu((element) => menu(place, element));
  const holding = useLongPress(
    () => {},
    (element, still) => still && setTimeout(() => menu(place, element)),
  );
  const name = ZONE_NAMES[zone.kind];
  const cards = many(zone.count, 'card');
  const label = `${name}: ${zone.more ? `${cards} and unknown ones` : cards}, ${owner.name}’s`;
  const count = zone.more ? `${zone.count || ''}?` : zone.count;
  if (brief) {
    return (
      <button
        type="button"
        className={cx('zonebrief', drop && `drop-${drop}`)}
        data-drop={place}
        data-thing={place}
        aria-label={label}
        onClick={onOpen}
        {...opens}
        {...holding}
      >
        {name.toLowerCase()} <b className="num">{count}</b>
      </button>
    );
  }
  const { top } = zone;
  return (
    <button
      type="button"
      className={cx('zone', drop && `drop-${drop}`)}
      data-drop={place}
      data-thing={place}
      aria-label={label}
      onClick={onOpen}
      {...opens}
      {...holding}
    >
      <span
        className={cx(
          'mini',
          zone.count === 0 && !zone.more ? 'none' : top ? frameOf(top) : 'back',
        )}
      >
        {top && <Plate name={plateOf(top).name} types={plateOf(top).types} />}
      </span>
      <span>
        <b>{count}</b>
        {name}
      </span>
    </button>
  );
}
