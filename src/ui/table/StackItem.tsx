import { CardMark } from '../card/CardMark';
import { frameOf } from '../card/card.view';
import { useLongPress } from '../card/useLongPress';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { opensMenu } from '../menu/opensMenu';
import { RuleChips } from '../small/RuleChips';
import type { StackItemView } from '../views';
import { useBoard } from './BoardContext';

interface Props {
  readonly item: StackItemView;
  readonly next: boolean;
}

/** One spell or ability on the stack; its targets are numbered as on the table. */
export function StackItem({ item, next }: Props) {
  const { press, menu, hold, letGo, dress, touched } = useBoard();
  const holding = useLongPress(
    (element) => hold(item.id, element),
    (element, still) => letGo(item.id, element, still),
  );
  const rings = dress({ ...item.card, id: item.id, rings: item.rings ?? [] }).rings ?? [];
  const { controller, targets = [], modes = [], tags = [] } = item;
  return (
    <li
      className={cx('item', next && 'next', item.id === touched && 'touched', frameOf(item.card))}
      data-card={item.id}
      data-name={item.card.name}
    >
      <CardMark card={item.card} />
      <div>
        <p className="kind">
          <span className="seat" data-seat={controller.seat}>
            {controller.name}
          </span>
          {item.kind}
          {!!item.count && item.count > 1 && <b>×{item.count}</b>}
          {next && <span className="tag now">next</span>}
        </p>
        <h3>
          <button
            type="button"
            className="itemname"
            data-rove=""
            tabIndex={-1}
            aria-pressed={
              rings.includes('may') || rings.includes('chosen')
                ? rings.includes('chosen')
                : undefined
            }
            onClick={(event) => press(item.id, event.currentTarget)}
            {...opensMenu((element) => menu(item.id, element))}
            {...holding}
          >
            <SymbolText text={item.title} />
          </button>
        </h3>
        <p className="foot">
          {tags.map((tag) => (
            <span className="tag line" key={tag}>
              <Icon name="check" />
              <SymbolText text={tag} />
            </span>
          ))}
          {item.x !== undefined && <span className="tag line">X is {item.x}</span>}
          {item.notes?.map((note) => (
            <span className="quiet" key={note}>
              <SymbolText text={note} />
            </span>
          ))}
          <RuleChips rules={item.rules} />
        </p>
      </div>
      {(modes.length > 0 || targets.length > 0) && (
        <ol className="modes">
          {modes.map((mode) => (
            <li key={mode}>
              <Icon name="check" />
              <span>
                <SymbolText text={mode} />
              </span>
            </li>
          ))}
          {targets.map((target) => (
            <li key={target.number} className={cx(target.illegal && 'illegal')}>
              <span className="no" data-leader={target.object}>
                {target.number}
              </span>
              <span>
                <SymbolText text={target.words} />
                {target.illegal && <em> no longer legal</em>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {rings.map((ring) => (
        <span key={ring} className={`ringline ringline-${ring}`} />
      ))}
    </li>
  );
}
