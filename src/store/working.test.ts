import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { act, change, goToStart, undo } from './moving';
import { follow } from './running';
import { type AppState, FRESH_SESSION, type Store } from './state';
import { here, wayTo } from './tree';
import { isWorking, stopRun } from './working';
import { openScenario } from './works';

/** A board of so many tokens, after one choice. */
function opened(count: number) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  const tokens = { token: true, copyOf: 'Grizzly Bears', count } as const;
  openScenario(store, {
    scenario: 1,
    title: 'Many bears',
    players: [{ name: 'Ada', battlefield: [tokens] }, { name: 'Bea' }],
  });
  change(store, { edit: 'set', player: 'Ada', life: 7 });
  const tree = () => {
    const { work } = store.getState();
    if (work === null) throw new Error('no work');
    return work.tree;
  };
  return {
    store,
    steps: () => wayTo(tree(), tree().cursor).size,
    game: () => here(tree()).position,
  };
}

const LARGE = 1001;

const tapAll = (store: Store, count = LARGE) =>
  change(
    store,
    ...Array.from({ length: count }, (_, nth) => ({
      edit: 'set' as const,
      object: nth === 0 ? 'grizzly-bears' : `grizzly-bears-${nth + 1}`,
      tapped: true,
    })),
  );

/** A machine that has much else to do takes its time. */
const PATIENCE = { timeout: 60_000 };

/** What the first run says of itself, told at once: a quick machine would be through before it is looked for. */
const running = (store: Store) =>
  new Promise<string>((resolve) => {
    const end = store.subscribe(({ session: { run } }) => {
      if (run === null) return;
      end();
      resolve(run.progress);
    });
  });

const through = (store: Store) => vi.waitUntil(() => !isWorking(store), PATIENCE);

let now = 0;
beforeEach(() => {
  // Each look at the clock finds it later by a slice.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 50;
    return now;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('works a choice on a very large board out in slices, and nothing has happened before it is through', async () => {
  const { store, steps, game } = opened(LARGE);
  const before = game();
  expect(tapAll(store)).toBe(true);
  expect(game()).toBe(before);
  await through(store);
  expect(steps()).toBe(3);
  expect([...game().game.state.objects.values()].every(({ tapped }) => tapped)).toBe(true);
});

it('tells that it works, as something that can be stopped', async () => {
  const { store, game } = opened(LARGE);
  const before = game();
  const told = running(store);
  tapAll(store);
  expect(await told).toBe('Working…');
  stopRun(store);
  await through(store);
  expect(game()).toBe(before);
  expect(store.getState().session.run).toBeNull();
});

it('is given up by going back, and no step is lost', async () => {
  const { store, steps, game } = opened(LARGE);
  const before = game();
  tapAll(store);
  expect(undo(store)).toBe(true);
  await through(store);
  expect(game()).toBe(before);
  expect(steps()).toBe(2);
});

it('ends where the work goes elsewhere', async () => {
  const { store, steps } = opened(LARGE);
  tapAll(store);
  goToStart(store);
  await through(store);
  expect(steps()).toBe(1);
});

it('lets no other choice in between', async () => {
  const { store, steps } = opened(LARGE);
  tapAll(store);
  expect(act(store, { kind: 'pass' })).toBe(false);
  expect(store.getState().session.notices).toHaveLength(1);
  const course = {
    words: 'passing',
    next: () => ({ kind: 'pass' as const }),
    progress: () => '',
    ended: () => '',
  };
  const nothing = async () => undefined;
  expect(await follow(store, course, { now: () => 0, rest: nothing, saved: nothing })).toBe(0);
  await through(store);
  expect(steps()).toBe(3);
});

it('does it at once on usual boards', () => {
  const { store, steps } = opened(20);
  tapAll(store, 20);
  expect(isWorking(store)).toBe(false);
  expect(steps()).toBe(3);
});
