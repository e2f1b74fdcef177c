import type { Answer } from '../rules';
import { actInSlices } from './moving';
import type { Position } from './position';
import { SLICE } from './rest';
import { inSession, type Store } from './state';
import { here } from './tree';
import { isWorking, startRun } from './working';

/** A way of many answers, found one after another. */
export interface Course {
  /** What it does, for as long as it takes: "Everyone passes until the stack is empty". */
  readonly words: string;
  /** The next answer from a position; nothing where the way ends. */
  readonly next: (position: Position) => Answer | undefined;
  /** How far it has come: "124 of 512 resolved". */
  readonly progress: () => string;
  /** What is to be said of where it ended. */
  readonly ended: (position: Position) => string;
}

/** What a run needs of the world outside. */
export interface RunWorld {
  /** Milliseconds from any beginning. */
  readonly now: () => number;
  /** Lets the browser draw and hear before it goes on. */
  readonly rest: () => Promise<unknown>;
  /** Resolves when all that was done is saved, or can't be saved. */
  readonly saved: () => Promise<unknown>;
}

/** Milliseconds between two pictures of the table during a run. */
const PICTURE = 160;

/**
 * Goes a way to its end, answer by answer. Each answer is a step of its own, saved before the next is
 * given, so that a killed window loses at most the one it works on. It ends where the course ends, where
 * an answer is refused, when it is stopped, and when anything else moves the work.
 * @returns how many answers were given
 */
export async function follow(store: Store, course: Course, world: RunWorld): Promise<number> {
  if (store.getState().session.run !== null || isWorking(store)) return 0;
  const goesOn = startRun(store, course.words);
  let rested = world.now();
  let drawn = rested;
  let count = 0;
  let at = store.getState().work?.tree.cursor;
  const stays = () => store.getState().work?.tree.cursor === at;
  const wanted = () => goesOn() && stays();
  while (wanted()) {
    const { work } = store.getState();
    const next = work === null ? undefined : course.next(here(work.tree).position);
    if (next === undefined || !(await actInSlices(store, next, wanted))) break;
    count += 1;
    at = store.getState().work?.tree.cursor;
    await world.saved();
    const now = world.now();
    const { run } = store.getState().session;
    if (now - drawn >= PICTURE && run !== null && goesOn()) {
      drawn = now;
      inSession(store, { run: { ...run, picture: count, progress: course.progress() } });
    }
    if (now - rested >= SLICE) {
      await world.rest();
      rested = world.now();
    }
  }
  const { work } = store.getState();
  if (goesOn()) inSession(store, { run: null });
  if (work !== null && at !== undefined && stays() && count > 0) {
    inSession(store, { ran: { at, words: course.ended(here(work.tree).position) } });
  }
  return count;
}
