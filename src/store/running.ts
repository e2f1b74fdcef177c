import type { Answer } from '../rules';
import { act } from './moving';
import type { Position } from './position';
import { SLICE } from './rest';
import { inSession, type Store } from './state';
import { here } from './tree';

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

let runs = 0;

/**
 * Goes a way to its end, answer by answer. Each answer is a step of its own, saved before the next is
 * given, so that a killed window loses at most the one it works on. It ends where the course ends, where
 * an answer is refused, when it is stopped, and when anything else moves the work.
 * @returns how many answers were given
 */
export async function follow(store: Store, course: Course, world: RunWorld): Promise<number> {
  if (store.getState().session.run !== null) return 0;
  runs += 1;
  const id = runs;
  const { words } = course;
  inSession(store, { run: { id, picture: 0, words, progress: '' }, ran: null });
  const goesOn = () => store.getState().session.run?.id === id;
  let rested = world.now();
  let drawn = rested;
  let count = 0;
  let at = store.getState().work?.tree.cursor;
  const stays = () => store.getState().work?.tree.cursor === at;
  while (goesOn() && stays()) {
    const { work } = store.getState();
    const next = work === null ? undefined : course.next(here(work.tree).position);
    if (next === undefined || !act(store, next)) break;
    count += 1;
    at = store.getState().work?.tree.cursor;
    await world.saved();
    const now = world.now();
    if (now - drawn >= PICTURE && goesOn()) {
      drawn = now;
      inSession(store, { run: { id, picture: count, words, progress: course.progress() } });
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

/** Stops the run after the answer that it works on. */
export function stopRun(store: Store): boolean {
  if (store.getState().session.run === null) return false;
  inSession(store, { run: null });
  return true;
}
