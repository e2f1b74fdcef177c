import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { isOnBranch, makeMain, nameLine, setNote } from '../actions/noting';
import type { PlayerId } from '../rules';
import type { Scenario } from '../scenario/format';
import { read } from '../scenario/schema';
import { forkAhead, forkBefore, linesIn, lineWith, nameOf, otherWay } from './forks';
import { keep } from './keeping/keeper';
import { memoryShelf } from './keeping/memoryShelf';
import {
  act,
  cancel,
  change,
  chooseWay,
  goTo,
  goToEnd,
  goToForkBefore,
  preview,
  redo,
  undo,
} from './moving';
import { type AppState, FRESH_SESSION, type Store } from './state';
import { here, numberOf, type StepId, type Tree, wayTo } from './tree';
import { openScenario, openWork } from './works';
import { scenarioOf } from './writing';

const board: Scenario = {
  scenario: 1,
  title: 'A board to go back on',
  players: [{ name: 'Ada', hand: ['Lightning Bolt'] }, { name: 'Bea' }],
  turn: { step: 'main1' },
};

function opened(scenario: Scenario = board): Store {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, scenario);
  return store;
}
const treeOf = (store: Store): Tree => {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return work.tree;
};

const bea = 1 as PlayerId;

/** Begins to cast Lightning Bolt. */
function cast(store: Store): void {
  const { state } = here(treeOf(store)).position.game;
  const [bolt] = state.players[0]?.hand ?? [];
  if (bolt === undefined) throw new Error('no bolt');
  act(store, { kind: 'cast', object: bolt });
}

/** Sets Ada's life by hand. @returns the step */
function life(store: Store, amount: number): StepId {
  change(store, { edit: 'set', player: 'Ada', life: amount });
  return treeOf(store).cursor;
}

/** 1, 2, 3; at 2 another way: 13; at 1 a third: 12, 11. */
function forked() {
  const store = opened();
  const main = [1, 2, 3].map((amount) => life(store, amount));
  goTo(store, main[1] ?? '');
  const late = life(store, 13);
  goTo(store, main[0] ?? '');
  const early = [12, 11].map((amount) => life(store, amount));
  return { store, main, late, early };
}

describe('the lines of a tree', () => {
  it('are the main one, then those that leave it, from the last fork to the first', () => {
    const { store, main, late, early } = forked();
    expect(linesIn(treeOf(store))).toMatchObject([
      { head: '0', tip: main[2], from: 0, to: 3, forks: [{ at: 1 }, { at: 2 }] },
      { head: late, tip: late, from: 3, to: 3, leaves: 0 },
      { head: early[0], tip: early[1], from: 2, to: 3, leaves: 0 },
    ]);
  });

  it('hold every step exactly once', () => {
    const { store } = forked();
    const tree = treeOf(store);
    const lines = linesIn(tree);
    for (const id of tree.steps.keys()) expect(lineWith(tree, lines, id)).toBeGreaterThanOrEqual(0);
    const count = lines.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    expect(count).toBe(tree.steps.size);
  });

  it('stay as they are when another is made the main one, but for their order', () => {
    const { store, early } = forked();
    expect(isOnBranch(treeOf(store))).toBe(true);
    makeMain(store);
    expect(isOnBranch(treeOf(store))).toBe(false);
    expect(linesIn(treeOf(store))[0]?.tip).toBe(early[1]);
    expect(linesIn(treeOf(store))).toHaveLength(3);
  });

  it('do not tell of a spell that was given up before anything was chosen for it', () => {
    const store = opened();
    cast(store);
    cancel(store);
    expect(redo(store)).toBe(false);
    expect(linesIn(treeOf(store))).toMatchObject([{ tip: '0', to: 0 }]);
    act(store, { kind: 'pass' });
    expect(linesIn(treeOf(store))).toMatchObject([{ to: 1, forks: [] }]);
  });

  it('keep a spell for which something was chosen as one that was given up', () => {
    const store = opened();
    cast(store);
    act(store, { kind: 'targets', targets: [{ target: { player: bea } }] });
    const tried = treeOf(store).cursor;
    cancel(store);
    expect(redo(store)).toBe(false);
    act(store, { kind: 'pass' });
    expect(linesIn(treeOf(store))).toMatchObject([
      { givenUp: false },
      { givenUp: true, tip: tried },
    ]);
    goTo(store, tried);
    expect(linesIn(treeOf(store)).map(({ givenUp }) => givenUp)).toEqual([false, false]);
  });

  it('go on where they did before a spell was begun and given up among them', () => {
    const store = opened();
    const made = life(store, 1);
    undo(store);
    cast(store);
    cancel(store);
    redo(store);
    expect(treeOf(store).cursor).toBe(made);
  });

  it('tell as little of it after a reload', async () => {
    const store = opened();
    const shelf = memoryShelf();
    const keeper = keep(store, shelf, { words: () => '', now: () => 1 });
    cast(store);
    cancel(store);
    await keeper.now();
    const again = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
    await openWork(again, shelf, store.getState().work?.id ?? '');
    expect(redo(again)).toBe(false);
    expect(linesIn(treeOf(again))).toMatchObject([{ tip: '0' }]);
  });
});

describe('walking the tree', () => {
  it('goes to the fork before, and from there to the next on the way of redo', () => {
    const { store, main } = forked();
    goTo(store, main[2] ?? '');
    expect(forkBefore(treeOf(store))).toBe(main[1]);
    goToForkBefore(store);
    goToForkBefore(store);
    expect(treeOf(store).cursor).toBe(main[0]);
    expect(forkAhead(treeOf(store))).toBe(main[1]);
  });

  it('chooses at a fork the way that redo goes, round and round', () => {
    const { store, main, early } = forked();
    goToForkBefore(store);
    expect(treeOf(store).cursor).toBe(main[0]);
    expect(otherWay(treeOf(store), 1)).toBe(main[1]);
    chooseWay(store, 1);
    chooseWay(store, 1);
    goToEnd(store);
    expect(treeOf(store).cursor).toBe(early[1]);
  });

  it('keeps the way to a step in memory from one step to the next', () => {
    const { store, main } = forked();
    const tree = treeOf(store);
    expect(wayTo(tree, main[2] ?? '')).toBe(wayTo(tree, main[2] ?? ''));
    expect(numberOf(tree, main[2] ?? '')).toBe(3);
  });
});

describe('looking at a step', () => {
  it('changes nothing of the work, and ends when one goes anywhere', () => {
    const { store, main } = forked();
    const tree = treeOf(store);
    preview(store, main[2] ?? '');
    expect(store.getState().session.preview).toBe(main[2]);
    expect(treeOf(store)).toBe(tree);
    undo(store);
    expect(store.getState().session.preview).toBeNull();
  });

  it('is nothing at the step where the work stands', () => {
    const { store, early } = forked();
    preview(store, early[1] ?? '');
    expect(store.getState().session.preview).toBeNull();
  });
});

describe('notes and names', () => {
  const noteOn = (tree: Tree, id: StepId | undefined) => tree.noted.get(id ?? '')?.note;

  it('are written, changed and taken away', () => {
    const { store, main } = forked();
    setNote(store, main[0] ?? '', ' Here it <b>parts</b>. ');
    expect(noteOn(treeOf(store), main[0])).toBe('Here it <b>parts</b>.');
    setNote(store, main[0] ?? '', '');
    expect(noteOn(treeOf(store), main[0])).toBeUndefined();
  });

  it('a name stays with its line when another becomes the main one', () => {
    const { store, main } = forked();
    nameLine(store, main[2] ?? '', 'As it should go');
    makeMain(store);
    const tree = treeOf(store);
    const named = linesIn(tree).find((line) => nameOf(tree, line) === 'As it should go');
    expect(named?.tip).toBe(main[2]);
  });

  it('are saved with the work, by appending', async () => {
    const shelf = memoryShelf();
    const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
    const saving = keep(store, shelf, { words: () => '', now: () => 1 });
    openScenario(store, board);
    const step = life(store, 7);
    await saving.now();
    setNote(store, step, 'first');
    setNote(store, step, 'second');
    nameLine(store, step, 'The line');
    await saving.now();
    const id = store.getState().work?.id ?? '';
    expect((await shelf.steps(id)).map(({ what }) => what.kind)).toEqual([
      ...['entry', 'note', 'note', 'name'],
    ]);
    const fresh = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
    await openWork(fresh, shelf, id);
    const tree = treeOf(fresh);
    expect(noteOn(tree, step)).toBe('second');
    const [line] = linesIn(tree);
    expect(line && nameOf(tree, line)).toBe('The line');
  });

  it('go into the file and come back from it, with the choice of the main line', () => {
    const { store, main, early } = forked();
    setNote(store, '0', 'The board.');
    setNote(store, main[2] ?? '', 'Three.');
    nameLine(store, main[2] ?? '', 'Down to three');
    makeMain(store);
    const { work } = store.getState();
    if (work === null) throw new Error('no work');
    const file = scenarioOf(work);
    expect(read(JSON.stringify(file)).ok).toBe(true);
    const tree = treeOf(opened(file));
    expect([...tree.noted.values()].flatMap(({ note }) => note ?? [])).toEqual(
      expect.arrayContaining(['The board.', 'Three.']),
    );
    const lines = linesIn(tree);
    expect(lines.map((line) => nameOf(tree, line))).toContain('Down to three');
    expect(lines).toHaveLength(3);
    expect(lines[0]?.to).toBe(numberOf(treeOf(store), early[1] ?? ''));
    expect(nameOf(tree, lines[0] as (typeof lines)[0])).toBeUndefined();
  });
});
