import { createStore } from 'zustand/vanilla';
import type { Game } from '../../rules';
import type { Scenario } from '../../scenario/format';
import { memoryShelf } from '../../store/keeping/memoryShelf';
import { noPlaces } from '../../store/keeping/own';
import { alone } from '../../store/keeping/windows';
import { type AppState, FRESH_SESSION } from '../../store/state';
import { here } from '../../store/tree';
import { openScenario } from '../../store/works';
import type { App } from '../app';

const nothing = () => {};

/** An app without a browser around it. */
export function appWith(scenario: Pick<Scenario, 'players' | 'turn' | 'play'>): App {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, { scenario: 1, title: 'a test', ...scenario });
  return {
    store,
    shelf: memoryShelf(),
    own: noPlaces,
    windows: alone,
    saveNow: nothing,
    ports: {
      pickFile: nothing,
      download: nothing,
      copy: async () => false,
      canHandOn: false,
      handOn: nothing,
      nextTheme: nothing,
      openFocused: nothing,
      liftFocused: nothing,
      focused: () => undefined,
      pileAt: (key) => [key],
      focusOn: nothing,
      press: nothing,
      focusHand: nothing,
      focusBoard: nothing,
      reload: nothing,
      install: nothing,
    },
    world: { now: () => 0, rest: async () => undefined, saved: async () => undefined },
  };
}

/** Waits until no run goes on. */
export async function settled({ store }: App): Promise<void> {
  while (store.getState().session.run !== null) await Promise.resolve();
}

/** The game at the present step. */
export function gameOf({ store }: App): Game {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return here(work.tree).position.game;
}
