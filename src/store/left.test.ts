import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ObjectId, PlayerId } from '../rules';
import { announce, announcementOf } from './announcing';
import { keep } from './keeping/keeper';
import { memoryShelf } from './keeping/memoryShelf';
import { act, cancel, goTo, redo, undo } from './moving';
import { type AppState, FRESH_SESSION, type Store } from './state';
import { setStop } from './stops';
import { here } from './tree';
import { openScenario, openWork } from './works';

const empty = (): Store => createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));

/** Depth Defiler, which may be kicked, about to be cast. */
function opened(): Store {
  const store = empty();
  openScenario(store, {
    scenario: 1,
    title: 'left half done',
    players: [
      { name: 'Ada', hand: ['Depth Defiler'], battlefield: [{ card: 'Wastes', count: 6 }] },
      { name: 'Bea' },
    ],
    turn: { step: 'main1' },
  });
  return store;
}

const gameOf = (store: Store) => {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return here(work.tree).position.game;
};

const cursorOf = (store: Store) => store.getState().work?.tree.cursor ?? '';

function begun(): Store {
  const store = opened();
  const [card] = gameOf(store).state.players[0]?.hand ?? [];
  act(store, { kind: 'cast', object: card as ObjectId });
  expect(gameOf(store).question.kind).toBe('castingOptions');
  return store;
}

const KICKED = { times: { kicker: 1 } };
const times = (store: Store) => announcementOf(store.getState()).times;

describe('what is ticked in the casting dialog', () => {
  it('is there again after going back one answer and on again', () => {
    const store = begun();
    announce(store, KICKED);
    undo(store);
    expect(times(store)).toEqual({});
    redo(store);
    expect(times(store)).toEqual(KICKED.times);
  });

  it('is there again where an announced answer is taken back', () => {
    const store = begun();
    announce(store, KICKED);
    act(store, { kind: 'options', alternative: null, additional: [] });
    undo(store);
    expect(times(store)).toEqual(KICKED.times);
  });

  it('is dropped where the spell is given up (601.2)', () => {
    const store = begun();
    announce(store, KICKED);
    const draft = cursorOf(store);
    cancel(store);
    goTo(store, draft);
    expect(times(store)).toEqual({});
  });
});

describe('a saved work', () => {
  it('keeps where passing stops, and what was ticked', async () => {
    const store = begun();
    const shelf = memoryShelf();
    const keeper = keep(store, shelf, { words: () => '', now: () => 0 });
    announce(store, KICKED);
    setStop(store, 1 as PlayerId, 'upkeep', true);
    await keeper.now();
    const again = empty();
    expect(await openWork(again, shelf, store.getState().work?.id ?? '')).toBe(true);
    expect(again.getState().session.stops).toEqual({ 1: ['upkeep'] });
    expect(times(again)).toEqual(KICKED.times);
  });

  it('has stops of its own', () => {
    const store = opened();
    setStop(store, 0 as PlayerId, 'end', true);
    openScenario(store, {
      scenario: 1,
      title: 'another',
      players: [{ name: 'Ada' }, { name: 'Bea' }],
    });
    expect(store.getState().session.stops).toEqual({});
  });
});
