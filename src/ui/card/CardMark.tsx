import { cx } from '../look/cx';
import { Plate } from '../plates/Plate';
import type { CardView } from '../views';
import { frameOf, plateOf } from './card.view';

interface Props {
  readonly card: CardView;
  /** 42 px in lists of the stack, 28 px beside zones and in menus. */
  readonly small?: boolean;
}

/** The smallest size: plate and edge. Always stands beside the name. */
export function CardMark({ card, small = false }: Props) {
  const plate = plateOf(card);
  return (
    <span className={cx('thumb', small && 'sm', frameOf(card), card.faceDown && 'back')}>
      {!card.faceDown && <Plate name={plate.name} types={plate.types} />}
    </span>
  );
}
