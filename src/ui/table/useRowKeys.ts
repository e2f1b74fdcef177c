import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const SIDES: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const ROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

const rowOf = (target: Element | null): HTMLElement | null =>
  target?.closest<HTMLElement>('[data-index]') ?? null;

/**
 * One tab stop for a list of which not all rows are drawn: the present row, until the focus moves. Rows carry
 * `data-index`, all that takes the focus `data-rove`, and what a row is first reached by `.stepname`.
 */
export function useRowKeys(
  box: RefObject<HTMLElement | null>,
  now: number,
  count: number,
  show: (row: number) => void,
) {
  const [at, setAt] = useState<number>();
  const wanted = useRef<number>(undefined);
  const stop = Math.min(at ?? now, count - 1);
  // When the work moves on, the tab stop goes along; a focus that was in the list too.
  useEffect(() => {
    setAt(undefined);
    if (rowOf(document.activeElement) && box.current?.contains(document.activeElement)) {
      wanted.current = now;
    }
  }, [now, box]);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    const name = row?.querySelector<HTMLElement>('.stepname');
    if (!name) return;
    wanted.current = undefined;
    if (document.activeElement !== name) name.focus({ preventScroll: true });
  });
  const goTo = (row: number) => {
    wanted.current = row;
    setAt(row);
    show(row);
  };
  return {
    stop,
    on: {
      onFocusCapture: (event: FocusEvent) => {
        const row = rowOf(event.target);
        if (row && Number(row.dataset.index) !== stop) setAt(Number(row.dataset.index));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const focused = document.activeElement;
        const row = rowOf(focused);
        if (!row) return;
        const index = Number(row.dataset.index);
        const by = ROWS[event.key];
        const to = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : by && index + by;
        if (to !== undefined) {
          event.preventDefault();
          if (to >= 0 && to < count) goTo(to);
          return;
        }
        const side = SIDES[event.key];
        if (side === undefined) return;
        const items = [...row.querySelectorAll<HTMLElement>('[data-rove]')];
        const next = items[items.indexOf(focused as HTMLElement) + side];
        event.preventDefault();
        next?.focus();
      },
    },
  };
}
