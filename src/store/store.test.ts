import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Game } from '../rules';
import type { Scenario } from '../scenario/format';
import { read } from '../scenario/schema';
import { keep } from './keeping/keeper';
import { memoryShelf } from './keeping/memoryShelf';
import type { KeptStep, Shelf } from './keeping/shelf';
import { act, cancel, change, goTo, redo, undo } from './moving';
import { openText } from './openingFiles';
import { type AppState, FRESH_SESSION, type Store } from './state';
import { here, numberOf } from './tree';
import { openScenario, openWork } from './works';
import { scenarioOf } from './writing';

const board: Scenario = {
  scenario: 1,
  title: 'A bolt and a mountain',
  players: [
    { name: 'Ada', battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    { name: 'Bea', battlefield: ['Grizzly Bears'] },
  ],
  turn: { step: 'main1' },
};

function opened(scenario: Scenario = board): Store {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, scenario);
  return store;
}

const workOf = (store: Store) => {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return work;
};
const gameOf = (store: Store): Game => here(workOf(store).tree).position.game;
const stepsOf = (store: Store) => numberOf(workOf(store).tree, workOf(store).tree.cursor);
const messageOf = (store: Store) => store.getState().session.message?.trouble;

/** The object of that name. */
function named(store: Store, name: string) {
  for (const object of gameOf(store).state.objects.values()) {
    if (object.printed.name === name) return object.id;
  }
  throw new Error(`no ${name}`);
}

/** Begins to cast the bolt at Bea; the mana is not paid yet. */
function beginBolt(store: Store) {
  act(store, { kind: 'cast', object: named(store, 'Lightning Bolt') });
  const bea = gameOf(store).state.players[1];
  if (bea) act(store, { kind: 'targets', targets: [{ target: { player: bea.id } }] });
}

/** Activates the mana ability of the Mountain and pays. */
function pay(store: Store) {
  const ability = 'b:Mountain';
  act(store, { kind: 'activate', object: named(store, 'Mountain'), ability });
  act(store, { kind: 'pay' });
}

/** Waits until everything that was to be saved is saved. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('undo and redo', () => {
  it('go one answer back and forth, to the very same game', () => {
    const store = opened();
    const before = gameOf(store);
    act(store, { kind: 'pass' });
    const after = gameOf(store);
    undo(store);
    expect(gameOf(store)).toBe(before);
    redo(store);
    expect(gameOf(store)).toBe(after);
  });

  it('keep the other branch when one acts otherwise', () => {
    const store = opened();
    act(store, { kind: 'pass' });
    const { cursor } = workOf(store).tree;
    undo(store);
    act(store, { kind: 'concede' });
    expect(workOf(store).tree.steps.size).toBe(3);
    goTo(store, cursor);
    expect(gameOf(store).question.player).toBe(1);
  });

  it('make no second branch of the same choice', () => {
    const store = opened();
    act(store, { kind: 'pass' });
    undo(store);
    act(store, { kind: 'pass' });
    expect(workOf(store).tree.steps.size).toBe(2);
  });

  it('follow the child that was visited last', () => {
    const store = opened();
    act(store, { kind: 'pass' });
    const first = workOf(store).tree.cursor;
    undo(store);
    act(store, { kind: 'concede' });
    goTo(store, first);
    undo(store);
    redo(store);
    expect(workOf(store).tree.cursor).toBe(first);
  });
});

describe('a draft', () => {
  it('is cancelled to exactly the game before it, mana included (601.2)', () => {
    const store = opened();
    const before = gameOf(store);
    beginBolt(store);
    act(store, { kind: 'activate', object: named(store, 'Mountain'), ability: 'b:Mountain' });
    expect(gameOf(store)).not.toBe(before);
    cancel(store);
    expect(gameOf(store)).toBe(before);
  });

  it('is undone one choice at a time', () => {
    const store = opened();
    beginBolt(store);
    expect(gameOf(store).question.kind).toBe('payMana');
    undo(store);
    expect(gameOf(store).question.kind).toBe('chooseTarget');
  });
});

describe('what is refused', () => {
  it('changes nothing and is told with its rules', () => {
    const store = opened();
    const before = gameOf(store);
    beginBolt(store);
    const paying = gameOf(store);
    expect(act(store, { kind: 'pay' })).toBe(false);
    expect(gameOf(store)).toBe(paying);
    expect(messageOf(store)).toMatchObject({
      kind: 'refused',
      checks: [{ cites: expect.arrayContaining(['601.2h']) }],
    });
    cancel(store);
    expect(gameOf(store)).toBe(before);
    expect(messageOf(store)).toBeUndefined();
  });

  it('takes several answers of one choice back together', () => {
    const store = opened();
    act(store, { kind: 'pass' }, { kind: 'yesNo', yes: true });
    expect(stepsOf(store)).toBe(0);
  });
});

describe('a file', () => {
  it('with faults is told with their places, and the work stays', async () => {
    const store = opened();
    const work = workOf(store);
    expect(await openText(store, 'x.json', '{"scenario":1,"title":"x","playrs":[]}')).toBe(false);
    expect(messageOf(store)).toMatchObject({ kind: 'problems' });
    expect(workOf(store)).toBe(work);
  });

  it('plays its entries, branches too, and ends where the main line ends', () => {
    const store = opened({
      ...board,
      play: [
        { branch: [{ cast: 'lightning-bolt', targets: ['Bea'] }] },
        { pass: true },
        { edit: 'set', player: 'Bea', life: 7 },
      ],
    });
    const { tree, misfits } = workOf(store);
    expect(misfits).toEqual([]);
    expect(tree.steps.size).toBe(4);
    expect(gameOf(store).state.players[1]?.life).toBe(7);
  });

  it('keeps all before an entry that does not fit, and lists the rest', () => {
    const store = opened({
      ...board,
      play: [{ pass: true }, { play: 'mountain' }, { pass: true }],
    });
    const { misfits } = workOf(store);
    expect(stepsOf(store)).toBe(1);
    expect(misfits).toHaveLength(2);
    expect(misfits[0]?.why).toBeDefined();
    expect(misfits[1]?.why).toBeUndefined();
  });

  it('written and read again leads to the same position', () => {
    const store = opened();
    act(store, { kind: 'pass' });
    undo(store);
    beginBolt(store);
    pay(store);
    change(store, { edit: 'set', player: 'Ada', life: 3 });
    const file = scenarioOf(workOf(store));
    expect(read(JSON.stringify(file)).ok).toBe(true);
    const again = opened(file);
    expect(workOf(again).misfits).toEqual([]);
    expect(gameOf(again).state.stack).toHaveLength(1);
    expect(gameOf(again).state.players.map(({ life }) => life)).toEqual([3, 20]);
    expect(workOf(again).tree.children.get(workOf(again).tree.root)).toHaveLength(2);
  });
});

describe('a saved work', () => {
  const saved = async (): Promise<{ shelf: Shelf; store: Store }> => {
    const shelf = memoryShelf();
    const store = opened();
    keep(store, shelf, { words: () => 'somewhere', now: () => 1 });
    act(store, { kind: 'pass' });
    undo(store);
    beginBolt(store);
    await settled();
    return { shelf, store };
  };

  it('comes back with its branches, at its cursor, in the middle of a spell', async () => {
    const { shelf, store } = await saved();
    const { id, tree } = workOf(store);
    const fresh = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
    expect(await openWork(fresh, shelf, id)).toBe(true);
    expect(workOf(fresh).tree.steps.size).toBe(tree.steps.size);
    expect(workOf(fresh).tree.cursor).toBe(tree.cursor);
    expect(gameOf(fresh).question).toEqual(gameOf(store).question);
  });

  it('keeps what still fits, when an answer does not any more', async () => {
    const { shelf, store } = await saved();
    const { id, tree } = workOf(store);
    const spoiled: Shelf = {
      ...shelf,
      whole: async (work) => {
        const whole = await shelf.whole(work);
        const steps = whole?.steps.map(
          (step): KeptStep =>
            step.id === tree.cursor
              ? { ...step, what: { kind: 'answers', answers: [{ kind: 'yesNo', yes: true }] } }
              : step,
        );
        return whole && { ...whole, steps: steps ?? [] };
      },
    };
    const fresh = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
    await openWork(fresh, spoiled, id);
    expect(workOf(fresh).misfits).toMatchObject([{ id: tree.cursor, why: { kind: 'refused' } }]);
    expect(gameOf(fresh).question.kind).toBe('chooseTarget');
    expect(fresh.getState().session.panel).toEqual({ panel: 'misfits' });
  });

  it('is saved at once when that is asked for', async () => {
    const shelf = memoryShelf();
    const store = opened();
    const saving = keep(store, shelf, { words: () => 'somewhere', now: () => 1 });
    saving.end();
    act(store, { kind: 'pass' });
    await saving.now();
    expect(await shelf.steps(workOf(store).id)).toHaveLength(1);
  });

  it('that cannot be stored is said, and play goes on', async () => {
    const shelf = memoryShelf();
    const full = new DOMException('full', 'QuotaExceededError');
    const store = opened();
    keep(
      store,
      { ...shelf, append: () => Promise.reject(full) },
      { words: () => '', now: () => 1 },
    );
    act(store, { kind: 'pass' });
    await settled();
    expect(store.getState().session.saved).toEqual({
      state: 'refused',
      why: 'the storage of this browser is full',
    });
    expect(act(store, { kind: 'pass' })).toBe(true);
  });
});
