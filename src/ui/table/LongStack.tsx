import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { type Lines, StackLines } from './StackLines';
import type { StackRow } from './stackRows.view';

/** A line where nothing is known of it yet, in CSS px at the usual size of text. */
const LINE = 80;
/** Lines drawn beyond what is in view. */
const BEYOND = 6;

const placeOf = (element: Element | null): number | undefined => {
  const place = element?.closest<HTMLElement>('.item')?.dataset.index;
  return place === undefined ? undefined : Number(place);
};

interface Props extends Lines {
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: readonly StackRow[];
}

/** A stack of many lines: only what is in view is drawn, in the room that all would take. */
export function LongStack({ box, rows, ...lines }: Props) {
  const virtual = useVirtualizer({
    count: rows.length,
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
  const drawn = virtual.getVirtualItems();
  const above = drawn[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <StackLines
      {...lines}
      of={rows.length}
      room={{ paddingTop: above, paddingBottom: below }}
      lines={drawn.flatMap(({ index }) => {
        const row = rows[index];
        return row === undefined ? [] : [{ row, place: index, measure: virtual.measureElement }];
      })}
    />
  );
}
