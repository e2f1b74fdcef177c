import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Id } from '../views';
import type { StackRow } from './stackRows.view';

/** Piles that lie open, and the keys that open and gather them. */
export function useStackPiles(list: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<ReadonlySet<Id>>(new Set());
  const wanted = useRef<Id>(undefined);
  // What is drawn anew by a key keeps the focus.
  useLayoutEffect(() => {
    const id = wanted.current;
    wanted.current = undefined;
    if (id === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] .itemname`)?.focus();
  });
  const keyOf = ({ whole, key }: StackRow) => whole.at(-1) ?? key;
  const isOpen = (row: StackRow) => row.whole.length > 1 && open.has(keyOf(row));
  const turn = (row: StackRow) => {
    const all = new Set(open);
    const key = keyOf(row);
    if (!all.delete(key)) all.add(key);
    setOpen(all);
  };
  const onKey = (row: StackRow, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const closed = row.ids.length > 1;
    if (!(closed && event.key === 'ArrowDown') && !(isOpen(row) && event.key === 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    wanted.current = closed ? row.item.id : row.whole[0];
    turn(row);
  };
  return { open, turn, onKey };
}
