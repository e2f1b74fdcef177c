import { accessibleName, frameOf, plateOf } from '../card/card.view';
import { useLongPress } from '../card/useLongPress';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { Plate } from '../plates/Plate';
import type { GroupView } from '../views';
import { useBoard } from './BoardContext';

/** On the phone: a card that the question does not touch, as a strip with its name. */
export function CardChip({ group }: { readonly group: GroupView }) {
  const { press, hold, letGo, touched } = useBoard();
  const holding = useLongPress(
    (element) => group.members[0] && hold(group.members[0].id, element),
    (element, still) => group.members[0] && letGo(group.members[0].id, element, still),
  );
  const [card] = group.members;
  if (!card) return null;
  const count = group.members.length;
  return (
    <button
      type="button"
      className={cx(
        'pc',
        frameOf(card),
        card.selected && 'selected',
        card.id === touched && 'touched',
      )}
      data-card={card.id}
      data-name={card.name}
      data-rove=""
      tabIndex={-1}
      aria-label={accessibleName(card, count)}
      onClick={(event) => press(card.id, event.currentTarget)}
      {...holding}
    >
      <i>{!card.faceDown && <Plate {...plateOf(card)} />}</i>
      <span>{card.faceDown ? 'Face down' : card.name}</span>
      {count > 1 && <b>×{count}</b>}
      {card.pt && (
        <span className="num">
          {card.pt.power}/{card.pt.toughness}
        </span>
      )}
      {card.tapped && <Icon name="turned" />}
    </button>
  );
}
