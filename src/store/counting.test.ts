import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Scenario } from '../scenario/format';
import { stepNumber } from './counting';
import { act, change } from './moving';
import { planted } from './planting';
import { type AppState, FRESH_SESSION, type Store } from './state';
import { here, type Tree } from './tree';
import { openScenario } from './works';
import { writtenOut } from './writing';

const board: Scenario = {
  scenario: 1,
  title: 'A bolt and a mountain',
  players: [
    { name: 'Ada', battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    { name: 'Bea', battlefield: ['Grizzly Bears'] },
  ],
  turn: { step: 'main1' },
};

function opened(): Store {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, board);
  return store;
}

function workOf(store: Store) {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return work;
}
const gameOf = (store: Store) => here(workOf(store).tree).position.game;
const numberNow = (tree: Tree) => stepNumber(tree, tree.cursor);

/** The number of the present step for whoever opens the work as a file. */
function numberElsewhere(store: Store): number {
  const { scenario, at } = writtenOut(workOf(store));
  const there = planted(scenario, at);
  if ('trouble' in there) throw new Error('it does not open');
  return numberNow(there.tree);
}

function named(store: Store, name: string) {
  const found = [...gameOf(store).state.objects.values()].find((one) => one.printed.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found.id;
}

function cast(store: Store) {
  act(store, { kind: 'cast', object: named(store, 'Lightning Bolt') });
  act(store, { kind: 'targets', targets: [{ target: { player: 1 as never } }] });
  const ability = 'b:Mountain';
  act(store, { kind: 'activate', object: named(store, 'Mountain'), ability }, { kind: 'pay' });
}

describe('a step has the same number here and for whoever opens the file', () => {
  it('as laid out', () => {
    expect(numberNow(workOf(opened()).tree)).toBe(0);
  });

  it('after a spell was put together, in however many answers', () => {
    const store = opened();
    cast(store);
    expect(gameOf(store).state.stack).toHaveLength(1);
    expect(numberNow(workOf(store).tree)).toBe(1);
    expect(numberElsewhere(store)).toBe(1);
  });

  it('while a spell is put together: the number that it will have', () => {
    const store = opened();
    act(store, { kind: 'pass' });
    act(store, { kind: 'pass' });
    const before = numberNow(workOf(store).tree);
    act(store, { kind: 'cast', object: named(store, 'Lightning Bolt') });
    expect(numberNow(workOf(store).tree)).toBe(before + 1);
  });

  it('after several answers at once, and several changes by hand at once', () => {
    const store = opened();
    cast(store);
    act(store, { kind: 'pass' }, { kind: 'pass' });
    expect(numberNow(workOf(store).tree)).toBe(numberElsewhere(store));
    change(
      store,
      { edit: 'set', player: 'Ada', life: 3 },
      { edit: 'place', player: 'Ada', zone: 'hand', card: 'Shock' },
    );
    expect(numberNow(workOf(store).tree)).toBe(5);
    expect(numberElsewhere(store)).toBe(5);
  });
});
