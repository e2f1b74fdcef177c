import { cr } from '../citations';
import { atOnce, type Resting } from '../happening/halts';
import type { Answer, Question } from '../kernel/questions';
import { NotModelled, Refusal, type Result, Undecided } from '../kernel/results';
import type { State } from '../kernel/state';
import { drawnByLoop } from '../loops/draw';
import { judge } from '../questions/judge';
import type { Game } from './game';
import { run } from './run';

/** What is asked now, of whom, with the legal answers. */
export function question(game: Game): Question {
  return game.question;
}

/**
 * Answers the question. The game given is not changed. `cancel` gives up the spell or ability being
 * cast or activated and gives back exactly the game before it (601.2, 733.1).
 * Refuses, with the checks that fail, whatever the rules do not allow; never throws for what a user can do.
 */
export function answer(game: Game, given: Answer): Result<Game> {
  return atOnce(answering(game, given));
}

/** The same, resting in between where it is long. Nothing has happened until it is through. */
export function* answering(game: Game, given: Answer): Resting<Result<Game>> {
  if (given.kind === 'cancel') return yield* cancel(game);
  const checks = judge(game.question, given);
  if (checks.length > 0) return { result: 'refused', checks };
  if (given.kind === 'loop') return yield* guarded(() => run(drawnByLoop(game), [], 0));
  return yield* guarded(() => run(game.from, [...game.answers, given], game.told));
}

function* cancel(game: Game): Resting<Result<Game>> {
  if (game.draftFrom === null) {
    return { result: 'refused', checks: [{ code: 'noDraft', subjects: [], cites: [cr('601.2')] }] };
  }
  const answers = game.answers.slice(0, Math.max(0, game.draftFrom));
  return yield* guarded(() => run(game.from, answers, Number.POSITIVE_INFINITY));
}

/** Starts, or goes on, from a whole position: to the first question. */
export function begin(state: State): Result<Game> {
  return atOnce(beginning(state));
}

/** The same, resting in between where it is long. */
export function beginning(state: State): Resting<Result<Game>> {
  return guarded(() => run(state, [], 0));
}

function* guarded(work: () => ReturnType<typeof run>): Resting<Result<Game>> {
  try {
    const { game, events } = yield* work();
    return { result: 'accepted', game, events };
  } catch (error) {
    if (error instanceof Refusal) return { result: 'refused', checks: error.checks };
    if (error instanceof NotModelled) return { result: 'unsupported', what: error.message };
    if (error instanceof Undecided) return { result: 'undecided', why: error.message };
    throw error;
  }
}
