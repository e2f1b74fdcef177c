import type { Resting } from '../rules';
import { inSlices, rest, SLICE, whileWanted } from './rest';
import { inSession, notify, type Store, type Work } from './state';
import { here } from './tree';

/** On a board of more permanents what a choice leads to is worked out in slices. */
const MANY = 1000;

/** Whether a board is so large that work on it may take a while. */
export const isLarge = (work: Work | null): boolean =>
  work !== null && here(work.tree).position.game.state.battlefield.size > MANY;

/** Longer work is told, in ms. */
const TOLD = 160;

let runs = 0;

/** Begins a run, as something that goes on and can be stopped. @returns whether it still goes on */
export function startRun(store: Store, words: string, progress = ''): () => boolean {
  runs += 1;
  const id = runs;
  inSession(store, { run: { id, picture: 0, words, progress }, ran: null });
  return () => store.getState().session.run?.id === id;
}

/** Stops the run after the answer that it works on; where that is long work, at once, and nothing of it has happened. */
export function stopRun(store: Store): boolean {
  if (store.getState().session.run === null) return false;
  inSession(store, { run: null });
  return true;
}

/** What is worked out now, by the store in which it will happen; what stops it. */
const working = new WeakMap<Store, () => void>();

/** Whether a choice is being worked out. */
export const isWorking = (store: Store): boolean => working.has(store);

/** Gives up what is being worked out. @returns whether there was anything */
export function giveUpWork(store: Store): boolean {
  const stop = working.get(store);
  stop?.();
  return stop !== undefined;
}

/**
 * Works something out and goes on with what came of it: at once on usual boards; on very large ones in slices, where
 * it takes longer than one. As long as it works the page answers, and it can be stopped; until it is through, nothing
 * has happened. It ends where anything else moves the work.
 * @returns whether it was done, or is being done
 */
export function workOut<T>(store: Store, work: Resting<T>, then: (came: T) => boolean): boolean {
  if (isWorking(store)) {
    notify(store, { about: 'working', words: 'Still working on the choice before' });
    return false;
  }
  const sliced = isLarge(store.getState().work);
  const began = performance.now();
  for (;;) {
    const bit = work.next();
    if (bit.done === true) return then(bit.value);
    if (sliced && performance.now() - began > SLICE) break;
  }
  void goOn(store, work, then, began + TOLD);
  return true;
}

async function goOn<T>(
  store: Store,
  work: Resting<T>,
  then: (came: T) => boolean,
  toTell: number,
): Promise<void> {
  const from = store.getState().work;
  let stopped = false;
  let goesOn: (() => boolean) | undefined;
  working.set(store, () => {
    stopped = true;
  });
  const wanted = () => {
    const now = store.getState().work;
    if (stopped || now?.id !== from?.id || now?.tree.cursor !== from?.tree.cursor) return false;
    if (performance.now() > toTell) goesOn ??= startRun(store, 'Working', 'Working…');
    return goesOn?.() ?? true;
  };
  try {
    await rest();
    const came = await inSlices(whileWanted(work, wanted));
    working.delete(store);
    if (came !== undefined) then(came);
  } finally {
    working.delete(store);
    if (goesOn?.() === true) inSession(store, { run: null });
  }
}
