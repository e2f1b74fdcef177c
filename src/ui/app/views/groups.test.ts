import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { offersByObject } from '../../../actions/offers';
import type { EditEntry, Placed, Scenario } from '../../../scenario/format';
import { act, change } from '../../../store/moving';
import { type AppState, FRESH_SESSION, type Store } from '../../../store/state';
import { here } from '../../../store/tree';
import { openScenario } from '../../../store/works';
import { tableView } from './table';

function opened(battlefield: readonly Placed[]): Store {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  const scenario: Scenario = {
    scenario: 1,
    title: 'groups',
    players: [{ name: 'Ada', battlefield }, { name: 'Bea' }],
  };
  openScenario(store, scenario);
  return store;
}

/** How many lie in each group of Ada's creatures. */
function sizes(store: Store): readonly number[] {
  const app = store.getState();
  if (app.work === null) throw new Error('no work');
  const [ada] = tableView(app, app.work).players;
  return (ada?.front ?? []).map(({ members }) => members.length).sort();
}

describe('what the rules cannot tell apart lies together', () => {
  it('tokens and cards of one kind each', () => {
    const token: Placed = { token: true, copyOf: 'Grizzly Bears', count: 6 };
    expect(sizes(opened(['3 Grizzly Bears', token]))).toEqual([3, 6]);
  });

  const apart: readonly [string, Partial<EditEntry>][] = [
    ['tapped', { tapped: true }],
    ['with damage', { damage: 1 }],
    ['with a counter', { counters: { '+1/+1': 1 } }],
    ['that came this turn', { sick: true }],
    ['with a choice', { chosen: { color: 'red' } }],
  ];
  for (const [what, set] of apart) {
    it(`one ${what} lies alone`, () => {
      const store = opened(['4 Grizzly Bears']);
      change(store, { edit: 'set', object: 'grizzly-bears-2', ...set } as EditEntry);
      expect(sizes(store)).toEqual([1, 3]);
    });
  }

  it('one with something attached lies alone', () => {
    const store = opened([
      '3 Grizzly Bears',
      { card: 'Bonesplitter', attachedTo: 'grizzly-bears' },
    ]);
    expect(sizes(store)).toEqual([1, 2]);
  });

  it('those that change together stay together', () => {
    const store = opened(['3 Grizzly Bears']);
    change(store, {
      edit: 'place',
      player: 'Ada',
      zone: 'battlefield',
      card: 'Glorious Anthem',
    });
    expect(sizes(store)).toEqual([3]);
  });

  it('those that were tapped for mana one after another lie together again', () => {
    const store = opened(['6 Llanowar Elves']);
    const gameNow = () => {
      const { work } = store.getState();
      if (work === null) throw new Error('no work');
      return here(work.tree).position.game;
    };
    for (const id of gameNow().state.battlefield.list()) {
      const offer = offersByObject(gameNow())
        .get(id)
        ?.find(({ kind }) => kind === 'mana');
      if (offer !== undefined) act(store, offer.action);
    }
    expect(sizes(store)).toEqual([6]);
  });
});
