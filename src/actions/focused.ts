import type { ObjectId } from '../rules';
import { inSession, type Panels } from '../store/state';
import { here } from '../store/tree';
import type { App } from './app';
import { HAND, manaDeed } from './deeds';
import { turn } from './hand/objects';
import { doWithPile } from './piles';
import { selected, setSelecting, toggleSelected } from './selection';

/** The object on which the focus lies. */
export function focusedObject({ store, ports }: App): ObjectId | undefined {
  const { work } = store.getState();
  const key = ports.focused();
  if (work === null || key === undefined || !key.startsWith('o')) return undefined;
  const { state } = here(work.tree).position.game;
  const id = Number(key.slice(1)) as ObjectId;
  return state.objects.has(id) ? id : undefined;
}

/** All that the focused card stands for: a pile for its members. */
function focusedPile({ store, ports }: App): readonly ObjectId[] {
  const { work } = store.getState();
  const key = ports.focused();
  if (work === null || key === undefined) return [];
  const { state } = here(work.tree).position.game;
  return ports
    .pileAt(key)
    .map((member) => Number(member.slice(1)) as ObjectId)
    .filter((id) => state.objects.has(id));
}

/** Asks with how many of a focused pile something is done by hand, where nothing is selected. */
function asksPile(app: App, deed: string): boolean {
  const pile = selected(app.store).length === 0 && focusedObject(app) ? focusedPile(app) : [];
  if (pile.length < 2) return false;
  doWithPile(app, HAND + deed, pile);
  return true;
}

/** What a key is meant for: all that are selected, or else the focused object. */
export function meant(app: App): readonly ObjectId[] {
  const ids = selected(app.store);
  const focused = focusedObject(app);
  return ids.length > 0 || focused === undefined ? ids : [focused];
}

/** Taps the focused card for mana, by the rules. */
export function tapFocused(app: App): void {
  const id = focusedObject(app);
  const { work } = app.store.getState();
  if (id === undefined || work === null) return;
  const deed = manaDeed(here(work.tree).position.game, id);
  if (deed !== undefined) doWithPile(app, deed, focusedPile(app));
}

/** Taps or untaps what is selected, or the focused card, by hand. */
export function turnFocused(app: App): void {
  if (!asksPile(app, 'turn')) turn(app.store, meant(app));
}

/** Opens a panel for what is selected, or for the focused card. */
export const openFor = (panel: 'counters' | 'move' | 'copy') => (app: App) => {
  if (asksPile(app, panel)) return;
  const [object, ...also] = meant(app);
  if (object === undefined) return;
  const about: Panels[typeof panel] = { object, also };
  inSession(app.store, { panel: { panel, ...about } });
};

/** Begins to select, or selects the focused card besides. */
export function selectFocused(app: App): void {
  if (asksPile(app, 'select')) return;
  const id = focusedObject(app);
  setSelecting(app.store, true);
  if (id !== undefined) toggleSelected(app.store, id);
}

/** Shows how the focused card came to be as it is. */
export function whyFocused(app: App): void {
  const object = focusedObject(app);
  if (object !== undefined) inSession(app.store, { panel: { panel: 'why', object } });
}

/** The same app as if the focus lay on that card or player: for what is chosen from a list over the table. */
export function focusedOn(app: App, key: string | undefined): App {
  const { ports } = app;
  return {
    ...app,
    ports: {
      ...ports,
      focused: () => key,
      openFocused: () => {
        if (key === undefined) return;
        ports.focusOn(key);
        ports.openFocused();
      },
    },
  };
}
