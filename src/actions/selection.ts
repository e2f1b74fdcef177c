import type { ObjectId, Target } from '../rules';
import { inSession, type Store } from '../store/state';
import { attach, type Objects } from './hand/objects';
import { positionOf } from './hand/on';

/** The selected objects that are still there, in the order in which they were selected. */
export function selected(store: Store): readonly ObjectId[] {
  const objects = positionOf(store)?.game.state.objects;
  return store.getState().session.selection.filter((id) => objects?.has(id));
}

/** Selects objects, or takes them out again where all of them are selected. */
export function toggleSelected(store: Store, ids: Objects): void {
  const before = selected(store);
  const these = [ids].flat();
  const all = these.every((id) => before.includes(id));
  const rest = before.filter((id) => !these.includes(id));
  inSession(store, { selection: all ? rest : [...rest, ...these] });
}

/** Selects objects besides those that are selected. */
export function addSelected(store: Store, ids: readonly ObjectId[]): void {
  inSession(store, { selection: [...new Set([...selected(store), ...ids])] });
}

/** Whether a press selects. Leaving off selects nothing any more. */
export function setSelecting(store: Store, selecting: boolean): void {
  inSession(store, selecting ? { selecting } : { selecting, selection: [] });
}

/** Asks for the host of what is to be attached, on the table. */
export const pickHost = (store: Store, objects: readonly ObjectId[]): void =>
  inSession(store, { picking: { pick: 'host', objects }, panel: null });

/** What was asked for is chosen. */
export function picked(store: Store, target: Target): void {
  const { picking } = store.getState().session;
  if (picking === null) return;
  if (attach(store, picking.objects, target)) inSession(store, { picking: null });
}

/** Leaves off picking, or else selecting. */
export function leaveSelecting(store: Store): void {
  const { picking } = store.getState().session;
  if (picking !== null) inSession(store, { picking: null });
  else setSelecting(store, false);
}
