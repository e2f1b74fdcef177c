import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const KEYS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** From one item up or down to the next of the rows, passing over what else lies in a row. */
function byRow(items: readonly HTMLElement[], here: number, by: -1 | 1, rows: string): number {
  const places = items.flatMap((item, place) => (item.matches(rows) ? [place] : []));
  const own = places.findLast((place) => place <= here + 1) ?? 0;
  return places[places.indexOf(own) + by] ?? -1;
}

/**
 * One tab stop for a zone; arrows, Home and End move within it. Children carry `data-rove`.
 * With `rows` (a selector), up and down go from row to row, left and right to every item.
 */
export function useRoving<E extends HTMLElement>(rows?: string) {
  const ref = useRef<E>(null);
  const all = (): HTMLElement[] => [
    ...(ref.current?.querySelectorAll<HTMLElement>('[data-rove]') ?? []),
  ];
  const stopAt = (target: HTMLElement) => {
    for (const item of all()) item.tabIndex = item === target ? 0 : -1;
  };
  // After each drawing exactly one item is the tab stop, also when the old one has gone.
  useEffect(() => {
    const items = all();
    const [first] = items;
    if (!first || items.some(({ tabIndex }) => tabIndex === 0)) return;
    const current = items.find((item) => item.ariaCurrent) ?? first;
    current.tabIndex = 0;
  });
  return {
    ref,
    onFocus: (event: FocusEvent) => {
      const item = event.target.closest<HTMLElement>('[data-rove]');
      if (item) stopAt(item);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const items = all().filter((item) => item.checkVisibility());
      const here = items.indexOf(document.activeElement as HTMLElement);
      if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const by = KEYS[event.key];
      const vertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      const step = by && (rows && vertical ? byRow(items, here, by, rows) : here + by);
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : (step ?? -1);
      const next = items[to];
      if (!next) return;
      event.preventDefault();
      stopAt(next);
      next.focus();
    },
  };
}
