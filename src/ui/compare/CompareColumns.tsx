import { useEffect, useRef, useState } from 'react';
import type { StepId } from '../../store/tree';
import { SymbolText } from '../mana/SymbolText';
import { CompareColumn } from './CompareColumn';
import type { ColumnView, linesToCompare } from './compare.view';

interface Props {
  readonly columns: readonly ColumnView[];
  readonly lines: ReturnType<typeof linesToCompare>;
  readonly onLine: (place: number, tip: StepId) => void;
  readonly onStep: (place: number, by: 1 | -1) => void;
  readonly onGo: (step: StepId) => void;
  readonly onRemove: (place: number) => void;
}

const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ALONG: Readonly<Record<string, 1 | -1>> = { '[': -1, ']': 1 };

/**
 * The columns, whose rows stand level; where they don't fit beside each other they are swiped, or chosen above.
 * Left and right go from column to column, `[` and `]` from step to step within one.
 */
export function CompareColumns({ columns, lines, onLine, onStep, onGo, onRemove }: Props) {
  const [shown, setShown] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const show = (place: number) => {
    setShown(place);
    const column = box.current?.querySelector<HTMLElement>(`[data-column="${place}"]`);
    column?.scrollIntoView({ block: 'nearest', inline: 'start' });
    return column;
  };
  const pressed = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    const within = target.closest<HTMLElement>('[data-column]');
    if (within === null || target.matches('select')) return;
    const place = Number(within.dataset.column);
    const side = SIDES[key];
    const along = ALONG[key];
    if (side !== undefined) show(Math.min(Math.max(place + side, 0), columns.length - 1))?.focus();
    else if (along !== undefined) onStep(place, along);
    else return;
    event.preventDefault();
  };
  // Wherever in the columns the focus is.
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('keydown', pressed);
    return () => element?.removeEventListener('keydown', pressed);
  });
  return (
    <>
      <nav className="comparetabs" aria-label="Column">
        {columns.map(({ key, name }, place) => (
          <button
            key={key}
            type="button"
            aria-pressed={shown === place}
            onClick={() => show(place)}
          >
            <SymbolText text={name} />
          </button>
        ))}
      </nav>
      <div
        ref={box}
        className="comparecolumns"
        style={{ '--seats': columns[0]?.players.length ?? 2 } as React.CSSProperties}
      >
        {columns.map((column, place) => (
          <CompareColumn
            key={column.key}
            column={column}
            place={place}
            lines={lines}
            onLine={(tip) => onLine(place, tip)}
            onStep={(by) => onStep(place, by)}
            onGo={() => onGo(column.at)}
            onRemove={columns.length > 2 ? () => onRemove(place) : undefined}
          />
        ))}
      </div>
    </>
  );
}
