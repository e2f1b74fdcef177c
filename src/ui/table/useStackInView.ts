import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { CSSProperties, RefCallback, RefObject } from 'react';
import { MOST_ROWS, type StackRow } from './stackRows.view';

/** A line where nothing is known of it yet, in CSS px at the usual size of text. */
const LINE = 80;
/** Lines drawn beyond what is in view. */
const BEYOND = 6;

/** A line to draw, and where it is measured if only some are drawn. */
export interface LineInView {
  readonly row: StackRow;
  readonly place: number;
  readonly measure?: RefCallback<HTMLElement>;
}

const placeOf = (element: Element | null): number | undefined => {
  const place = element?.closest<HTMLElement>('.item')?.dataset.index;
  return place === undefined ? undefined : Number(place);
};

/** All lines of a stack of few; of many only what is in view, in the room that all would take. */
export function useStackInView(
  box: RefObject<HTMLElement | null>,
  rows: readonly StackRow[],
): { readonly rows: readonly LineInView[]; readonly room: CSSProperties | undefined } {
  const long = rows.length > MOST_ROWS;
  const virtual = useVirtualizer({
    count: long ? rows.length : 0,
    getScrollElement: () => box.current,
    estimateSize: () => LINE,
    overscan: BEYOND,
    getItemKey: (place) => rows[place]?.key ?? place,
    // The line with the focus stays, wherever the stack is scrolled to.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      const at = box.current?.contains(document.activeElement)
        ? placeOf(document.activeElement)
        : undefined;
      const near = at !== undefined && at < rows.length && Math.abs(at - range.startIndex) < 200;
      if (!near || drawn.includes(at)) return drawn;
      const [first = at] = drawn;
      const last = drawn.at(-1) ?? at;
      return Array.from(
        { length: Math.max(last, at) - Math.min(first, at) + 1 },
        (_, i) => Math.min(first, at) + i,
      );
    },
  });
  if (!long) return { rows: rows.map((row, place) => ({ row, place })), room: undefined };
  const drawn = virtual.getVirtualItems();
  const above = drawn[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return {
    rows: drawn.flatMap(({ index }) => {
      const row = rows[index];
      return row === undefined ? [] : [{ row, place: index, measure: virtual.measureElement }];
    }),
    room: { paddingTop: above, paddingBottom: below },
  };
}
