import { Dialog } from '@base-ui/react/dialog';
import { Icon } from '../look/Icon';
import { zoneDrop } from '../moves/destinations.view';
import type { PlayerView, ZoneKind } from '../views';
import { useBoard } from './BoardContext';
import { CardSlot } from './CardSlot';
import { useRoving } from './useRoving';
import { ZONE_NAMES } from './ZoneButton';

interface Props {
  readonly player: PlayerView | undefined;
  readonly kind: ZoneKind | undefined;
  readonly onClose: () => void;
}

function ZoneCards({ player, kind }: { readonly player: PlayerView; readonly kind: ZoneKind }) {
  const roving = useRoving<HTMLDivElement>();
  const zone = player.zones.find((other) => other.kind === kind);
  const cards = zone?.cards;
  if (!cards) {
    return <p className="quiet">These cards may not be looked at. There are {zone?.count ?? 0}.</p>;
  }
  if (cards.length === 0) return <p className="quiet">Nothing lies here.</p>;
  return (
    <div className="zonecards" {...roving}>
      {cards.map((card) => (
        <CardSlot key={card.id} card={card} />
      ))}
    </div>
  );
}

/** The list of a zone, top card first. Cards in it act as they do on the table. */
export function ZoneDialog({ player, kind, onClose }: Props) {
  const { menu } = useBoard();
  const open = player !== undefined && kind !== undefined;
  const title = open ? `${player.name}’s ${ZONE_NAMES[kind].toLowerCase()}` : '';
  return (
    <Dialog.Root open={open} modal={false} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="dialog zonedialog">
          <div className="dialoghead">
            <Dialog.Title>{title}</Dialog.Title>
            {open && (
              <button
                type="button"
                className="btn plain icon"
                aria-label={`All actions of ${title}`}
                onClick={(event) => menu(zoneDrop(player.id, kind), event.currentTarget)}
              >
                <Icon name="dots" />
              </button>
            )}
            <Dialog.Close className="btn plain icon" aria-label="Close">
              <Icon name="cross" />
            </Dialog.Close>
          </div>
          {open && <ZoneCards player={player} kind={kind} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
