import { memo, useRef } from 'react';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { useCommand } from '../small/CommandsContext';
import { later } from '../small/later';
import type { StackItemView } from '../views';
import { useBoard } from './BoardContext';
import { StackLines } from './StackLines';
import { MOST_ROWS, stackRows, stackSize } from './stackRows.view';
import { useRoving } from './useRoving';
import { useStackPiles } from './useStackPiles';

const LongStack = later(async () => ({ default: (await import('./LongStack')).LongStack }));

/** The stack, newest on top; what is next is outlined. Neighbours that cannot be told apart lie on one pile. */
export const StackRail = memo(function StackRail({
  items,
}: {
  readonly items: readonly StackItemView[];
}) {
  const roving = useRoving<HTMLOListElement>();
  const box = useRef<HTMLElement>(null);
  const { look } = useBoard();
  const { open, turn, onKey } = useStackPiles(roving.ref);
  const rows = stackRows(items, open, (item, id) =>
    look({ ...item.card, id, rings: item.rings ?? [] }),
  );
  const { length } = rows;
  const lines = { roving, onTurn: turn, onKey };
  const size = stackSize(items);
  return (
    <section ref={box} className="stackpanel" aria-label="Stack">
      <div className="panelhead">
        <h2 className="cap">Stack</h2>
        <span className="n">
          {size === 0 ? 'empty' : `${size.toLocaleString('en')}, newest above`}
        </span>
      </div>
      {size > 0 && (
        <div className="stackruns">
          <Resolves id="resolve" words="Resolve" />
          {size > 1 && <Resolves id="resolveAll" words={`Resolve all ${size}`} />}
        </div>
      )}
      {size === 0 && (
        <p className="emptystack">
          Nothing waits here. Cast a spell or activate an ability: it lies here until all players
          pass.
        </p>
      )}
      {length > 0 &&
        (length > MOST_ROWS ? (
          <LongStack box={box} rows={rows} {...lines} />
        ) : (
          <StackLines lines={rows.map((row, place) => ({ row, place }))} of={length} {...lines} />
        ))}
    </section>
  );
});

interface Props {
  readonly id: string;
  readonly words: string;
}

/** A run of passes as a button: what it will do stands in its title and name, or why it can't be done. */
function Resolves({ id, words }: Props) {
  const { label, refused, keys, run } = useCommand(id);
  const does = label.startsWith(words) ? label.slice(words.length).replace(/^[: ]+/, '') : label;
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={refused === undefined ? undefined : true}
      title={refused ?? label}
      onClick={() => refused === undefined && run()}
    >
      <Icon name="check" />
      <span className="words">
        {words}
        <small>
          <SymbolText text={refused === undefined ? does : `not now: ${refused}`} />
        </small>
      </span>
      {keys[0] !== undefined && <span className="key">{keys[0]}</span>}
    </button>
  );
}
