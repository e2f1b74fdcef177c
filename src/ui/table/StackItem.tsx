import type { KeyboardEvent, RefCallback } from 'react';
import { CardMark } from '../card/CardMark';
import { frameOf } from '../card/card.view';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { opensMenu } from '../menu/opensMenu';
import { RuleChips } from '../small/RuleChips';
import { useBoard } from './BoardContext';
import { usePile } from './CardSlot';
import { StackText } from './laterText';
import { shortCount } from './piles.view';
import type { StackRow } from './stackRows.view';
import { useHold } from './useHold';

interface Props {
  readonly row: StackRow;
  readonly next: boolean;
  /** Its place among all lines, and where it is measured if not all are drawn. */
  readonly place: number;
  readonly of: number;
  readonly measure: RefCallback<HTMLElement> | undefined;
  /** Lays its pile out, or gathers it again. */
  readonly onTurn: (row: StackRow) => void;
  readonly onKey: (row: StackRow, event: KeyboardEvent) => void;
}

/** How many lie there, on a button that lays them out or gathers them again. */
function StackPile({ row, onTurn }: Pick<Props, 'row' | 'onTurn'>) {
  const { item, ids, whole, opened } = row;
  if (ids.length === 1 && !opened) return null;
  const count = (opened ? whole : ids).length.toLocaleString('en');
  const does = `${count} × ${item.title}: ${opened ? 'lay on one pile' : 'spread out'}`;
  return (
    <button
      type="button"
      className="itempile"
      aria-expanded={opened}
      aria-label={does}
      title={does}
      onClick={() => onTurn(row)}
    >
      {opened ? 'pile' : `×${shortCount(ids.length)}`}
    </button>
  );
}

/** One spell or ability on the stack, or several that are alike; its targets are numbered as on the table. */
export function StackItem({ row, next, place, of, measure, onTurn, onKey }: Props) {
  const { item, ids, whole } = row;
  usePile(item.id, ids.length > 1 ? ids : undefined);
  const { press, menu, dress, touched } = useBoard();
  const holding = useHold(item.id);
  const rings = dress({ ...item.card, id: item.id, rings: item.rings ?? [] }).rings ?? [];
  const { controller, targets = [], modes = [], tags = [] } = item;
  return (
    <li
      ref={measure}
      data-index={place}
      aria-setsize={of}
      aria-posinset={place + 1}
      onKeyDown={(event) => onKey(row, event)}
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
          <StackPile row={row} onTurn={onTurn} />
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
            {ids.length > 1 && (
              <span className="vh">, {ids.length.toLocaleString('en')} alike</span>
            )}
            {ids.length < whole.length && (
              <span className="vh">, of {whole.length.toLocaleString('en')} alike</span>
            )}
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
          {!item.text &&
            item.notes?.map((note) => (
              <span className="quiet" key={note}>
                <SymbolText text={note} />
              </span>
            ))}
          <RuleChips rules={item.rules} />
        </p>
      </div>
      {(item.text || item.remembers) && (
        <StackText lines={item.text ?? []} remembers={item.remembers} />
      )}
      {((modes.length > 0 && !item.text) || targets.length > 0) && (
        <ol className="modes">
          {(item.text ? [] : modes).map((mode) => (
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
