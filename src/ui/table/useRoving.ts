import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const KEYS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** From one item up or down to the next of the rows, passing over what else lies in a row. */
function byRow(items: readonly HTMLElement[], here: number, by: -1 | 1, rows: string): number {
  const places = items.flatMap((item, place) => (item.matches(rows) ? [place] : []));
  const own = places.findLast((place) => place <= here + 1) ?? 0;
  return places[places.indexOf(own) + by] ?? -1;
}

const LINE = '.cardline';
/** Lines of cards whose upper edges lie this close, in px, lie side by side. */
const SIDE_BY_SIDE = 8;

/** The card above or below one, on the next line of cards wherever it lies: the way from zone to zone. */
function beyond(card: HTMLElement, by: -1 | 1): HTMLElement | undefined {
  const own = card.closest(LINE);
  if (own === null) return undefined;
  const top = own.getBoundingClientRect().top;
  const lines = [...document.querySelectorAll(LINE)].flatMap((line) => {
    const far = (line.getBoundingClientRect().top - top) * by;
    const cards = [...line.querySelectorAll<HTMLElement>('[data-rove]')];
    const seen = cards.filter((item) => item.checkVisibility());
    return far > SIDE_BY_SIDE && seen.length > 0 ? [{ far, cards: seen }] : [];
  });
  const near = Math.min(...lines.map(({ far }) => far));
  const middle = (item: HTMLElement) => {
    const { left, right } = item.getBoundingClientRect();
    return (left + right) / 2;
  };
  const here = middle(card);
  return lines
    .filter(({ far }) => far - near <= SIDE_BY_SIDE)
    .flatMap(({ cards }) => cards.map((item) => ({ item, off: Math.abs(middle(item) - here) })))
    .sort((a, b) => a.off - b.off)[0]?.item;
}

/**
 * One tab stop for a zone; arrows, Home and End move within it. Children carry `data-rove`.
 * With `rows` (a selector), up and down go from row to row, left and right to every item. Among cards on the
 * table up and down go to the next line of cards, and from the last of them to the hand.
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
      const card = items[here];
      if (by && vertical && !rows && card?.closest(LINE)) {
        event.preventDefault();
        beyond(card, by)?.focus();
        return;
      }
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
