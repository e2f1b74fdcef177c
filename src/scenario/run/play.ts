import { decodeGame, encodeGame, type GameEvent } from '../../rules';
import {
  type BranchEntry,
  type EditEntry,
  type Entry,
  keyOf,
  MOVE_KEYS,
  type MoveEntry,
  type Scenario,
} from '../format';
import { act } from './act';
import type { CardSource } from './cards';
import { Cursor, type Step } from './cursor';
import type { Draft } from './draft';
import { expectNow } from './expect/expect';
import { loadScenario } from './load';
import { type Outcome, stopped } from './outcome';
import type { Position } from './position';
import { Failed } from './stops';
import { inDoubt } from './unread';

/** Where a scenario stands between two entries. */
export interface Standing {
  readonly position: Position;
  /** What happened in the last entry that acted. */
  readonly recent: readonly GameEvent[];
  /** A spell or ability whose casting waits for `answer` entries. */
  readonly open: Draft | null;
}

/** An entry carried out, and all that it did, answer by answer. */
export interface Played {
  readonly path: readonly (string | number)[];
  readonly entry: Entry;
  readonly steps: readonly Step[];
  readonly standing: Standing;
}

/** Hears of every entry that was carried out; of those of a branch before the branch itself. */
export type Listener = (played: Played) => void;

/** The standing of a position in which nothing was done yet. */
export function standingAt(position: Position, recent: readonly GameEvent[] = []): Standing {
  return { position, recent, open: null };
}

type Path = readonly (string | number)[];
type Stop = Exclude<Outcome, { readonly result: 'pass' }>;
type Went =
  | { readonly ok: true; readonly standing: Standing }
  | { readonly ok: false; readonly stop: Stop };

/** Runs a whole scenario. Never throws for what a file can say. */
export function runScenario(
  scenario: Scenario,
  source: CardSource,
  listener: Listener = () => undefined,
): Outcome {
  const loaded = loadScenario(scenario, source, true);
  if (!loaded.ok) return loaded.outcome;
  const start = standingAt(loaded.position, loaded.events);
  const went = playEntries(start, scenario.play ?? [], ['play'], listener);
  return went.ok ? { result: 'pass' } : went.stop;
}

/** Carries out entries one after the other, until one does not go. */
export function playEntries(
  start: Standing,
  entries: readonly Entry[],
  path: Path,
  listener: Listener = () => undefined,
): Went {
  let standing = start;
  for (const [at, entry] of entries.entries()) {
    const times = 'times' in entry ? (entry.times ?? 1) : 1;
    for (let n = 0; n < times; n += 1) {
      const went = playEntry(standing, entry, [...path, at], listener);
      if (!went.ok) return went;
      standing = went.standing;
    }
  }
  return { ok: true, standing };
}

/** Carries out one entry, once. */
export function playEntry(
  standing: Standing,
  entry: Entry,
  path: Path,
  listener: Listener = () => undefined,
): Went {
  if ('branch' in entry) return branch(standing, entry, path, listener);
  const cursor = new Cursor(standing.position);
  try {
    const next = carriedOut(standing, entry, cursor);
    listener({ path, entry, steps: cursor.steps, standing: next });
    return { ok: true, standing: next };
  } catch (error) {
    const { position } = cursor;
    return { ok: false, stop: inDoubt(stopped(error, path, position), position) };
  }
}

function branch(standing: Standing, entry: BranchEntry, path: Path, listener: Listener): Went {
  const went = playEntries(standing, entry.branch, [...path, 'branch'], listener);
  if (!went.ok) return went;
  listener({ path, entry, steps: [], standing });
  return { ok: true, standing };
}

function carriedOut(
  standing: Standing,
  entry: Exclude<Entry, BranchEntry>,
  cursor: Cursor,
): Standing {
  if ('expect' in entry) {
    expectNow(standing, entry.expect);
    return standing;
  }
  if ('reload' in entry) return reloaded(standing);
  if (!isActing(entry)) return standing;
  const open = act(cursor, entry, standing.open, standing.recent);
  // An answer to what was settled without asking does nothing.
  const idle = 'answer' in entry && cursor.steps.length === 0;
  return {
    position: cursor.position,
    recent: idle ? standing.recent : cursor.events,
    open,
  };
}

function isActing(entry: Entry): entry is MoveEntry | EditEntry {
  const key = keyOf(entry);
  return key === 'edit' || MOVE_KEYS.some((move) => move === key);
}

/** Writes the game out and reads it back; nothing may have changed. */
function reloaded(standing: Standing): Standing {
  const written = JSON.stringify(encodeGame(standing.position.game));
  const read = decodeGame(JSON.parse(written));
  const again = read.ok ? JSON.stringify(encodeGame(read.game)) : '';
  if (!read.ok || again !== written) {
    const why = read.ok ? 'Read back, the game is another' : read.why;
    throw new Failed('the same game', 'another game', why);
  }
  return { ...standing, position: { ...standing.position, game: read.game } };
}
