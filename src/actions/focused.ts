import type { ObjectId } from '../rules';
import { inSession, type Panels } from '../store/state';
import { here } from '../store/tree';
import type { App } from './app';
import { tapForMana } from './deeds';
import { turn } from './hand/objects';
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

/** What a key is meant for: all that are selected, or else the focused object. */
export function meant(app: App): readonly ObjectId[] {
  const ids = selected(app.store);
  const focused = focusedObject(app);
  return ids.length > 0 || focused === undefined ? ids : [focused];
}

/** Taps the focused card for mana, by the rules. */
export function tapFocused(app: App): void {
  const id = focusedObject(app);
  if (id !== undefined) tapForMana(app, id);
}

/** Taps or untaps what is selected, or the focused card, by hand. */
export const turnFocused = (app: App): void => void turn(app.store, meant(app));

/** Opens a panel for what is selected, or for the focused card. */
export const openFor = (panel: 'counters' | 'move' | 'copy') => (app: App) => {
  const [object, ...also] = meant(app);
  if (object === undefined) return;
  const about: Panels[typeof panel] = { object, also };
  inSession(app.store, { panel: { panel, ...about } });
};

/** Begins to select, or selects the focused card besides. */
export function selectFocused(app: App): void {
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
