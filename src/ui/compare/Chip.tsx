import { frameOf, plateOf } from '../card/card.view';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { Plate } from '../plates/Plate';
import { ChangeMark } from './ChangeMark';
import type { ChipView } from './compare.view';

/** Cards of one look in a column: mark, name, numbers, and a sign where they differ. */
export function Chip({ chip }: { readonly chip: ChipView }) {
  const { card, count, mark, label } = chip;
  const numbers = card.pt ? `${card.pt.power}/${card.pt.toughness}` : card.loyalty;
  return (
    <li className={cx('comparechip', frameOf(card), mark, card.tapped && 'tapped')}>
      <span className="vh">{label}</span>
      <span aria-hidden="true" className="chipface">
        <i>{!card.faceDown && <Plate {...plateOf(card)} />}</i>
        <span className="chipname">{card.faceDown ? 'Face down' : card.name}</span>
        {count > 1 && <b>×{count.toLocaleString('en')}</b>}
        {(card.counters ?? []).map(({ kind, count: n }) => (
          <span key={kind} className="chipcounter">
            {n > 1 && `${n} `}
            {kind}
          </span>
        ))}
        {numbers !== undefined && <span className="num">{numbers}</span>}
        {card.tapped && <Icon name="turned" />}
        {mark && <ChangeMark kind={mark} />}
      </span>
    </li>
  );
}
