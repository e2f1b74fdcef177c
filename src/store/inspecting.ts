import type { ObjectId } from '../rules';
import { type Inspected, inSession, type Store } from './state';

/**
 * Shows an object in the inspector, in place of the table's middle. From within it one can go back to what was
 * inspected before.
 * @param at where to begin: a section, or the value whose way is to be shown
 */
export function inspect(
  store: Store,
  object: ObjectId,
  at: Pick<Inspected, 'section' | 'value'> = {},
): void {
  const { inspected } = store.getState().session;
  const next: Inspected =
    inspected?.object === object
      ? { ...inspected, ...at }
      : { object, ...at, ...(inspected !== null && { before: inspected }) };
  inSession(store, { inspected: next });
}

/** Back to what was inspected before, or to the table. */
export function inspectBefore(store: Store): void {
  inSession(store, { inspected: store.getState().session.inspected?.before ?? null });
}

/** Back to the table. */
export const leaveInspector = (store: Store): void => inSession(store, { inspected: null });
