import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { change, undo } from './moving';
import { type AppState, FRESH_SESSION } from './state';
import { here, wayTo } from './tree';
import { openScenario } from './works';
import { scenarioOf } from './writing';

function opened() {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, {
    scenario: 1,
    title: 'Two permanents',
    players: [{ name: 'Ada', battlefield: ['Mountain', 'Grizzly Bears'] }, { name: 'Bea' }],
  });
  const work = () => {
    const now = store.getState().work;
    if (now === null) throw new Error('no work');
    return now;
  };
  return { store, work, game: () => here(work().tree).position.game };
}

it('takes several changes by hand that are one choice together, and back together', () => {
  const { store, work, game } = opened();
  const before = game();
  change(
    store,
    { edit: 'set', object: 'mountain', tapped: true },
    { edit: 'set', object: 'grizzly-bears', tapped: true },
  );
  const { tree } = work();
  expect(wayTo(tree, tree.cursor).size).toBe(2);
  expect(scenarioOf(work()).play).toHaveLength(2);
  undo(store);
  expect(game()).toBe(before);
});

it('makes none of several changes by hand where one cannot be made', () => {
  const { store, game } = opened();
  const before = game();
  const done = change(
    store,
    { edit: 'set', object: 'mountain', tapped: true },
    { edit: 'remove', object: 'nothing' },
  );
  expect(done).toBe(false);
  expect(game()).toBe(before);
  expect(store.getState().session.message).not.toBeNull();
});
