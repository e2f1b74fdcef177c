import { useMemo } from 'react';
import { accessibleName, frameOf, plateOf } from '../card/card.view';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { opensMenu } from '../menu/opensMenu';
import { Plate } from '../plates/Plate';
import { useBoard } from './BoardContext';
import { usePile } from './CardSlot';
import { FAN, type Lot, shortCount } from './piles.view';
import { useHold } from './useHold';

/** On the phone: a card that the question does not touch, as a strip with its name. */
export function CardChip({ lot }: { readonly lot: Lot }) {
  const { dress, press, menu, touched, piles } = useBoard();
  const { members, whole } = lot;
  const [first] = members;
  const card = first && dress(first);
  const ids = useMemo(() => members.map(({ id }) => id), [members]);
  const holding = useHold(card?.id ?? '');
  usePile(card?.id ?? '', ids.length > 1 ? ids : undefined);
  if (!card) return null;
  const count = members.length;
  const chip = (
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
      aria-label={accessibleName(card, count, whole.members.length)}
      onClick={(event) => press(card.id, event.currentTarget)}
      {...opensMenu((element) => menu(card.id, element))}
      {...holding}
    >
      <i>{!card.faceDown && <Plate {...plateOf(card)} />}</i>
      <span>{card.faceDown ? 'Face down' : card.name}</span>
      {count > 1 && <b>×{shortCount(count)}</b>}
      {card.pt && (
        <span className="num">
          {card.pt.power}/{card.pt.toughness}
        </span>
      )}
      {card.tapped && <Icon name="turned" />}
    </button>
  );
  if (count <= FAN) return chip;
  return (
    <span className="pcpile">
      <span>{chip}</span>
      <button
        type="button"
        className="pc opener"
        aria-label={`${count.toLocaleString('en')} × ${card.name}: spread out`}
        onClick={() => piles.lay(whole)}
      >
        <Icon name="down" />
      </button>
    </span>
  );
}
