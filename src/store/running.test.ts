import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Scenario } from '../scenario/format';
import { keep } from './keeping/keeper';
import { memoryShelf } from './keeping/memoryShelf';
import { undo } from './moving';
import { type Course, follow, type RunWorld } from './running';
import { type AppState, FRESH_SESSION, type Store } from './state';
import { here } from './tree';
import { stopRun } from './working';
import { openScenario } from './works';

const board: Scenario = {
  scenario: 1,
  title: 'Two players with nothing',
  players: [{ name: 'Ada' }, { name: 'Bea' }],
  turn: { step: 'main1' },
};

function opened(): Store {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, board);
  return store;
}

const treeOf = (store: Store) => {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return work.tree;
};

/** So many passes. */
function passes(count: number): Course {
  let left = count;
  return {
    words: 'passing',
    next: () => {
      left -= 1;
      return left < 0 ? undefined : { kind: 'pass' };
    },
    progress: () => `${count - left} of ${count}`,
    ended: () => 'done',
  };
}

/** A clock that goes on by so many milliseconds each time it is looked at. */
function world(step = 0, saved: () => Promise<unknown> = async () => undefined) {
  let now = 0;
  const made = { rests: 0 };
  const clock: RunWorld = {
    now: () => {
      now += step;
      return now;
    },
    rest: async () => {
      made.rests += 1;
    },
    saved,
  };
  return { clock, made };
}

describe('a run', () => {
  it('makes one step of each answer, so that one undo takes back one answer', async () => {
    const store = opened();
    expect(await follow(store, passes(4), world().clock)).toBe(4);
    expect(treeOf(store).steps.size).toBe(5);
    undo(store);
    const { what } = here(treeOf(store));
    expect(what).toEqual({ kind: 'answers', answers: [{ kind: 'pass' }] });
  });

  it('has each answer saved before the next is given', async () => {
    const store = opened();
    const shelf = memoryShelf();
    const { settled } = keep(store, shelf, { words: () => '', now: () => 0 });
    const kept: number[] = [];
    const id = store.getState().work?.id ?? '';
    const { clock } = world(0, async () => {
      await settled();
      kept.push((await shelf.steps(id)).length);
    });
    await follow(store, passes(3), clock);
    expect(kept).toEqual([1, 2, 3]);
  });

  it('rests between slices, and tells how far it is', async () => {
    const store = opened();
    const told: string[] = [];
    store.subscribe(({ session }) => {
      if (session.run !== null && session.run.progress !== '') told.push(session.run.progress);
    });
    const { clock, made } = world(100);
    await follow(store, passes(4), clock);
    expect(made.rests).toBeGreaterThan(2);
    expect(told.at(-1)).toMatch(/^\d of 4$/);
  });

  it('stops after the answer it works on', async () => {
    const store = opened();
    const { clock } = world(0, async () => {
      if (treeOf(store).steps.size === 4) stopRun(store);
    });
    expect(await follow(store, passes(50), clock)).toBe(3);
    expect(store.getState().session.run).toBeNull();
  });

  it('ends where something else moves the work', async () => {
    const store = opened();
    const { clock } = world(0, async () => {
      if (treeOf(store).steps.size === 4) undo(store);
    });
    await follow(store, passes(50), clock);
    expect(treeOf(store).steps.size).toBe(4);
    expect(store.getState().session.run).toBeNull();
  });

  it('does not begin while another goes on', async () => {
    const store = opened();
    const first = follow(store, passes(3), world().clock);
    expect(await follow(store, passes(5), world().clock)).toBe(0);
    expect(await first).toBe(3);
  });
});
