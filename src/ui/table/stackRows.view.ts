import type { Id, StackItemView } from '../views';

/** One line of the stack as drawn: an item, or several that are alike. */
export interface StackRow {
  /** Of a pile the one that resolves last, so that it stays where it is while the others go. */
  readonly key: Id;
  readonly item: StackItemView;
  /** What it stands for, newest first; one where it stands for itself. */
  readonly ids: readonly Id[];
  /** All that the rules cannot tell apart from these. */
  readonly whole: readonly Id[];
  /** The pile lies open, and this is its first. */
  readonly opened: boolean;
}

/** More lines than this are drawn only as far as they are in view. */
export const MOST_ROWS = 60;

/** Names a pile for as long as one of it is left. */
const pileKey = ({ id, pile }: StackItemView): Id => pile?.at(-1) ?? id;

/**
 * The lines of the stack. A pile is one line; where some of it look different, as those that are chosen, they lie
 * under it on their own; an opened one lies item by item.
 * @param look equal for items that are drawn the same
 */
export function stackRows(
  items: readonly StackItemView[],
  open: ReadonlySet<Id>,
  look: (item: StackItemView, id: Id) => string,
): readonly StackRow[] {
  return items.flatMap((item) => rowsOf(item, open.has(pileKey(item)), look));
}

function rowsOf(
  item: StackItemView,
  open: boolean,
  look: (item: StackItemView, id: Id) => string,
): readonly StackRow[] {
  const whole = item.pile ?? [item.id];
  const row = (ids: readonly Id[], opened = false): StackRow => {
    const [id = item.id] = ids;
    return { key: ids.at(-1) ?? id, item: { ...item, id }, ids, whole, opened };
  };
  if (whole.length === 1) return [{ key: item.id, item, ids: whole, whole, opened: false }];
  if (open) return whole.map((id, place) => row([id], place === 0));
  const parts: Id[][] = [];
  let before: string | undefined;
  for (const id of whole) {
    const as = look(item, id);
    if (as === before) parts.at(-1)?.push(id);
    else parts.push([id]);
    before = as;
  }
  return parts.map((ids) => row(ids));
}

/** How many lie on the stack. */
export const stackSize = (items: readonly StackItemView[]): number =>
  items.reduce((all, { pile }) => all + (pile?.length ?? 1), 0);
