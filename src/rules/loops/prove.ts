import type { Game } from '../engine/game';
import { run } from '../engine/run';
import { atOnce } from '../happening/halts';
import type { Answer, Question } from '../kernel/questions';
import { Refusal } from '../kernel/results';
import { positionKey } from './positionKey';

/** What comes of a position where nobody does anything that they need not do. */
export type Course =
  /** It comes back to positions that were there before, whatever is chosen: it never ends (104.4b). */
  | { readonly course: 'repeats'; readonly positions: number }
  /** The stack becomes empty, or the game ends, at least with one of the choices that must be made. */
  | { readonly course: 'ends' }
  /** Somebody is asked whether to do something: a loop with that in it is no draw (104.4b). */
  | { readonly course: 'optional'; readonly question: Question }
  /** Somebody is asked for what is not tried out here. */
  | { readonly course: 'choice'; readonly question: Question }
  /** Something looks back at what happened this turn, so that no two positions are known to be the same. */
  | { readonly course: 'looksBack' }
  /** No end and no repetition was found in so many answers: it may grow for ever. */
  | { readonly course: 'unknown'; readonly answers: number };

/** Answers that are tried before it is given up. */
const MOST_ANSWERS = 1_200;
/** Letters of all keys together: a growing board is given up before its positions fill the memory. */
const MOST_LETTERS = 20_000_000;
/** More ways to answer one question than are tried. */
const MOST_WAYS = 24;

/**
 * Plays on from a position with a player having priority, everyone passing and doing what they must,
 * with each choice that they may make in it. Pure: nothing of this is in the game given.
 */
export function courseOf(game: Game): Course {
  const known = new Set<string>();
  const open: Game[] = [game];
  let letters = 0;
  let answers = 0;
  for (; answers < MOST_ANSWERS && letters < MOST_LETTERS; answers += 1) {
    const now = open.pop();
    if (now === undefined) return { course: 'repeats', positions: known.size };
    const { question, state } = now;
    if (question.kind === 'priority') {
      if (state.winner !== null || state.stack.length === 0) return { course: 'ends' };
      const key = positionKey(state);
      if (key === null) return { course: 'looksBack' };
      if (known.has(key)) continue;
      known.add(key);
      letters += key.length;
      open.push(on(now, { kind: 'pass' }));
      continue;
    }
    const ways = waysOf(question);
    if (ways === 'optional' || ways === 'choice') return { course: ways, question };
    const after = ways.flatMap((way) => legal(now, way) ?? []);
    if (after.length === 0) return { course: 'choice', question };
    open.push(...after);
  }
  return { course: 'unknown', answers };
}

function on(game: Game, given: Answer): Game {
  return atOnce(run(game.from, [...game.answers, given], game.told)).game;
}

/** The game after an answer; nothing where the answer is refused as a whole (such as an order not allowed). */
function legal(game: Game, given: Answer): Game | undefined {
  try {
    return on(game, given);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** All answers to a question that must be answered; or that it need not be, or that they are not counted here. */
function waysOf(question: Question): readonly Answer[] | 'optional' | 'choice' {
  switch (question.kind) {
    case 'yesNo':
    case 'payOptional':
      return 'optional';
    case 'chooseObject':
    case 'choosePlayer':
    case 'chooseDefender':
      return few(question.options.map((one) => ({ kind: 'choice', choice: [one] })));
    case 'chooseObjects':
    case 'discard':
    case 'sacrifice': {
      const { min, max, options } = question;
      if (min === 0 && max > 0 && options.length > 0) return 'optional';
      if (max === 0 || options.length === 0) return [{ kind: 'choice', choice: [] }];
      if (min === options.length) return [{ kind: 'choice', choice: options }];
      if (max > 1) return 'choice';
      return few(options.map((one) => ({ kind: 'choice', choice: [one] })));
    }
    case 'chooseTarget': {
      const { min, max, options } = question;
      if (min === 0 && max > 0 && options.length > 0) return 'optional';
      if (max !== 1) return 'choice';
      return few(options.map((target) => ({ kind: 'targets', targets: [{ target }] })));
    }
    case 'orderTriggers': {
      const { length } = question.options;
      if (length > 3) return 'choice';
      return orders([...question.options.keys()]).map((order) => ({ kind: 'order', order }));
    }
    case 'orderReplacements':
    case 'legendRule':
      return few(question.options.map((object) => ({ kind: 'object', object })));
    case 'chooseColor':
      return question.options.map((color) => ({ kind: 'color', color }));
    case 'chooseOption':
      return few(question.options.map((_, option) => ({ kind: 'option', option })));
    default:
      return 'choice';
  }
}

const few = (ways: readonly Answer[]): readonly Answer[] | 'choice' =>
  ways.length > MOST_WAYS ? 'choice' : ways;

function orders(of: readonly number[]): readonly (readonly number[])[] {
  if (of.length <= 1) return [of];
  return of.flatMap((first) =>
    orders(of.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}
