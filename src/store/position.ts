import { findCard } from '../cards/held';
import {
  type Answer,
  atOnce,
  type GameEvent,
  HALT,
  type Question,
  type Resting,
  type State,
} from '../rules';
import type { EditEntry, Scenario } from '../scenario/format';
import { cardsOf } from '../scenario/run/cards';
import { Cursor } from '../scenario/run/cursor';
import { edit, editingAtOnce } from '../scenario/run/edits';
import { loading } from '../scenario/run/load';
import { type Outcome, stopped } from '../scenario/run/outcome';
import type { Standing } from '../scenario/run/play';
import type { Position as Named } from '../scenario/run/position';
import { Misfit, Refused, Unsupported } from '../scenario/run/stops';
import { playing } from './playing';
import type { Trouble } from './trouble';
import type { What } from './what';

/** A game with the names that files use for its objects, and what an opened file has left half done. */
export interface Position extends Named, Pick<Standing, 'recent' | 'open'> {}

/** A question with its answer, and the position in which it was asked. */
export interface Given {
  readonly question: Question;
  readonly answer: Answer;
  readonly state: State;
}

/** What came of a choice. */
export type Done =
  | {
      readonly ok: true;
      readonly position: Position;
      readonly events: readonly GameEvent[];
      /** All that was answered on the way, in order. */
      readonly given?: readonly Given[];
      /** A check of an opened file that does not hold: why. */
      readonly unmet?: string;
    }
  | { readonly ok: false; readonly trouble: Trouble };

/** The position that a scenario lays out, before any play; rests in between where the board is large. */
export function laidOut(setup: Scenario): Resting<Done> {
  return guarded(function* () {
    const loaded = yield* loading(setup, findCard);
    if (!loaded.ok) return { ok: false, trouble: stopTrouble(loaded.outcome) };
    const { position, events } = loaded;
    return { ok: true, position: { ...position, recent: events, open: null }, events };
  });
}

/** What an answer leads to; rests in between where that is long work. */
export function answered(position: Position, given: Answer): Resting<Done> {
  return guarded(function* () {
    const cursor = new Cursor(position);
    yield* cursor.answering(given);
    const { events } = cursor;
    const { question, state } = position.game;
    return {
      ok: true,
      position: { ...cursor.position, recent: events, open: null },
      events,
      given: [{ question, state, answer: given }],
    };
  });
}

/** What a saved choice leads to. */
export const carriedOut = (position: Position, what: What): Done =>
  atOnce(carryingOut(position, what));

/** The same; rests in between where that is long work. */
export function* carryingOut(position: Position, what: What): Resting<Done> {
  if (what.kind === 'start') return { ok: true, position, events: [] };
  if (what.kind === 'entry') return yield* guarded(() => entered(position, what.entry));
  if (what.kind === 'edits') return yield* bringing(position, what);
  let now = position;
  const events: GameEvent[] = [];
  const all: Given[] = [];
  for (const given of what.answers) {
    const done = yield* answered(now, given);
    if (!done.ok) return done;
    now = done.position;
    events.push(...done.events);
    all.push(...(done.given ?? []));
  }
  return { ok: true, position: now, events, given: all };
}

/** Changes by hand with cards that were not known before, if there are any. */
function bringing(
  position: Position,
  { brings, edits }: Extract<What, { kind: 'edits' }>,
): Resting<Done> {
  if (brings === undefined) return edited(position, edits);
  return guarded(() => edited({ ...position, cards: cardsOf(brings, position.cards) }, edits));
}

/** Changes by hand one after the other; where one cannot be made, none of them is. */
function* edited(position: Position, edits: readonly EditEntry[]): Resting<Done> {
  return (yield* editedAtOnce(position, edits)) ?? (yield* editedInTurn(position, edits));
}

/** Nothing where they have to be made one after the other. */
function* editedAtOnce(position: Position, edits: readonly EditEntry[]): Resting<Done | undefined> {
  const cursor = new Cursor(position);
  const { open } = position;
  const done = yield* guarded(function* () {
    if (!(yield* editingAtOnce(cursor, edits))) return { ok: true, position, events: [] };
    const recent = cursor.steps.at(-1)?.events ?? [];
    return {
      ok: true,
      position: { ...cursor.position, recent, open },
      events: cursor.events,
    };
  });
  return done.ok && done.position !== position ? done : undefined;
}

function* editedInTurn(position: Position, edits: readonly EditEntry[]): Resting<Done> {
  let now = position;
  const events: GameEvent[] = [];
  for (const edit of edits) {
    const done = yield* guarded(() => entered(now, edit));
    if (!done.ok) return done;
    now = done.position;
    events.push(...done.events);
  }
  return { ok: true, position: now, events };
}

type EntryOf = Extract<What, { kind: 'entry' }>['entry'];

function* entered(position: Position, entry: EntryOf): Resting<Done> {
  if ('edit' in entry && !('times' in entry)) return editedOnce(position, entry);
  yield HALT;
  const { recent, open } = position;
  const events: GameEvent[] = [];
  const given: Given[] = [];
  let { game } = position;
  const went = playing().playEntries({ position, recent, open }, [entry], ['play'], ({ steps }) => {
    for (const step of steps) {
      events.push(...step.events);
      if ('answer' in step.did) {
        given.push({ question: game.question, state: game.state, answer: step.did.answer });
      }
      game = step.game;
    }
  });
  if (went.ok) return { ok: true, position: at(went.standing), events, given };
  if (went.stop.result === 'fail' && 'expect' in entry) {
    return { ok: true, position, events: [], unmet: went.stop.why };
  }
  return { ok: false, trouble: stopTrouble(went.stop) };
}

/** A change by hand, as it is made most of the time: without what plays files. */
function editedOnce(position: Position, entry: EditEntry): Done {
  const cursor = new Cursor(position);
  try {
    edit(cursor, entry);
  } catch (error) {
    return { ok: false, trouble: stopTrouble(stopped(error, ['play', 0], cursor.position)) };
  }
  const { events } = cursor;
  const { open } = position;
  return { ok: true, position: { ...cursor.position, recent: events, open }, events, given: [] };
}

const at = ({ position, recent, open }: Standing): Position => ({ ...position, recent, open });

function stopTrouble(stop: Exclude<Outcome, { readonly result: 'pass' }>): Trouble {
  const title = 'It could not be carried out';
  switch (stop.result) {
    case 'fail':
      return { kind: 'problems', title, problems: [{ at: stop.at, message: stop.why }] };
    case 'unsupported':
      return { kind: 'unsupported', what: stop.why };
    case 'error':
      return stop.checks === undefined
        ? { kind: 'problems', title, problems: [{ at: stop.at, message: stop.why }] }
        : { kind: 'refused', checks: stop.checks };
  }
}

/** Nothing that a user does may break the app: what stops the runner, and faults of ours, are told. */
function* guarded(work: () => Resting<Done>): Resting<Done> {
  try {
    return yield* work();
  } catch (error) {
    return { ok: false, trouble: troubleIn(error) };
  }
}

function troubleIn(error: unknown): Trouble {
  if (error instanceof Refused) return { kind: 'refused', checks: error.checks };
  if (error instanceof Unsupported) return { kind: 'unsupported', what: error.message };
  if (error instanceof Misfit) return { kind: 'undecided', why: error.message };
  return { kind: 'fault', message: error instanceof Error ? error.message : String(error) };
}
