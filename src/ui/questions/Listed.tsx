import type { ReactNode } from 'react';

/** Rows that a list draws; of an army the rest is chosen on the table, or all at once. */
export const MOST_ROWS = 100;

interface Props<T> {
  readonly items: readonly T[];
  readonly row: (item: T, place: number) => ReactNode;
}

/** The first rows of a list, and how many more there are. */
export function Listed<T>({ items, row }: Props<T>) {
  const left = items.length - MOST_ROWS;
  return (
    <>
      {items.slice(0, MOST_ROWS).map(row)}
      {left > 0 && (
        <li className="quiet">and {left.toLocaleString('en')} more, to be chosen on the table</li>
      )}
    </>
  );
}
