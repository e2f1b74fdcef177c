import type { GameObject, ObjectId } from '../rules';
import { inspect } from '../store/inspecting';
import { inSession, type Panels } from '../store/state';
import { here } from '../store/tree';
import type { App } from './app';
import { asksHowMany, DO, doOffer, manaDeed } from './deeds';
import { turn } from './hand/objects';
import { selected, setSelecting, toggleSelected } from './selection';
import { thingOf } from './thing';

/** The object that has the focus, or that the menu belongs to. */
export function focusedObject(app: App): ObjectId | undefined {
  const thing = thingOf(app);
  return thing?.on === 'object' ? thing.object : undefined;
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

/** Asks with how many of a focused pile something is done by hand, where it is not said already. */
function asksPile(app: App, deed: string): boolean {
  if (app.alone || app.meaning || selected(app.store).length > 0) return false;
  const pile = focusedObject(app) === undefined ? [] : focusedPile(app);
  if (pile.length < 2) return false;
  inSession(app.store, { panel: { panel: 'howMany', deed: DO + deed, pile } });
  return true;
}

/** What is meant: all that are selected, or else the focused object; in a menu that object, with those selected with it. */
export function meant(app: App): readonly ObjectId[] {
  if (app.meaning) return app.meaning;
  const ids = selected(app.store);
  const focused = focusedObject(app);
  if (focused === undefined) return ids;
  return ids.length === 0 || (app.alone && !ids.includes(focused)) ? [focused] : ids;
}

/** The same as objects. */
export function meantObjects(app: App): readonly GameObject[] {
  const { work } = app.store.getState();
  if (work === null) return [];
  const { objects } = here(work.tree).position.game.state;
  return meant(app).flatMap((id) => objects.get(id) ?? []);
}

/** Taps the focused card for mana, by the rules; of a pile as many as one says. */
export function tapFocused(app: App): void {
  const id = focusedObject(app);
  const { work } = app.store.getState();
  if (id === undefined || work === null) return;
  const { game } = here(work.tree).position;
  const deed = manaDeed(game, id);
  if (deed === undefined) return;
  const pile = focusedPile(app);
  if (asksHowMany(game, deed, pile)) {
    inSession(app.store, { panel: { panel: 'howMany', deed, pile } });
  } else doOffer(app, deed, pile.at(-1) ?? id);
}

/** Taps or untaps what is selected, or the focused card, by hand. */
export function turnFocused(app: App): void {
  if (!asksPile(app, 'turn')) turn(app.store, meant(app));
}

/** Opens a panel for what is selected, or for the focused card. */
export const openFor = (panel: 'counters' | 'move' | 'copy' | 'stand' | 'text') => (app: App) => {
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

/** Shows how the focused card came to be as it is, from a section of the inspector on. */
export const whyFocused = (section?: string) => (app: App) => {
  const object = focusedObject(app);
  if (object !== undefined) inspect(app.store, object, section === undefined ? {} : { section });
};

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
