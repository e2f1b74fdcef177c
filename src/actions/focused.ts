import type { ObjectId } from '../rules';
import { inSession } from '../store/state';
import { here } from '../store/tree';
import type { App } from './app';
import { turn } from './byHand';
import { tapForMana } from './deeds';

/** The object on which the focus lies. */
function focusedObject({ store, ports }: App): ObjectId | undefined {
  const { work } = store.getState();
  const key = ports.focused();
  if (work === null || key === undefined || !key.startsWith('o')) return undefined;
  const { state } = here(work.tree).position.game;
  const id = Number(key.slice(1)) as ObjectId;
  return state.objects.has(id) ? id : undefined;
}

/** Taps the focused card for mana, by the rules. */
export function tapFocused(app: App): void {
  const id = focusedObject(app);
  if (id !== undefined) tapForMana(app, id);
}

/** Taps or untaps the focused card, by hand. */
export function turnFocused(app: App): void {
  const id = focusedObject(app);
  if (id !== undefined) turn(app.store, id);
}

/** Shows how the focused card came to be as it is. */
export function whyFocused(app: App): void {
  const object = focusedObject(app);
  if (object !== undefined) inSession(app.store, { panel: { panel: 'why', object } });
}
