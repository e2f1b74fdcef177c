import { follow } from '../effects/follow';
import { HALT, type Resting, toQuestion } from '../happening/halts';
import { type Doing, Work } from '../happening/work';
import type { GameEvent } from '../kernel/events';
import { Fault, need } from '../kernel/invariant';
import type { Answer, Question } from '../kernel/questions';
import { Undecided, UnreadMet } from '../kernel/results';
import type { Frame, State } from '../kernel/state';
import { FRAMES } from './frames';
import type { Game, Stopped } from './game';
import { interrupted } from './interrupts';

/** More units of work between two answers than a finite procedure needs (732). */
const MOST_UNITS = 100_000;

/**
 * Does what is to be done until something is asked that has no answer yet. Each unit of work (a frame)
 * starts from a whole position; when it asks, it is run again from there with the answers given.
 * @throws Refusal, NotModelled, Undecided — caught at the door.
 */
export function* run(from: State, answers: readonly Answer[], told: number): Resting<Stopped> {
  const events: GameEvent[] = [];
  let start = from;
  let left = answers;
  let alreadyTold = told;
  for (let units = 0; units < MOST_UNITS; units += 1) {
    if (units > 0) yield HALT;
    const unit = yield* runUnit(start, left);
    events.push(...unit.events.slice(alreadyTold));
    if (unit.question !== null) {
      const game: Game = {
        state: unit.state,
        question: unit.question,
        from: start,
        answers: left,
        told: unit.events.length,
        draftFrom: unit.draftFrom,
      };
      return { game, events };
    }
    start = interrupted(unit.state);
    left = left.slice(unit.used);
    alreadyTold = 0;
  }
  throw new Undecided('No player has a choice in this, and it has no end (732.4).');
}

interface Unit {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly question: Question | null;
  readonly used: number;
  readonly draftFrom: number | null;
}

/**
 * Does one unit of work. Where it comes to a text that could not be read, that is a question too; once it is
 * left to the hand, the work is done again and goes on past it.
 */
function* runUnit(start: State, answers: readonly Answer[]): Resting<Unit> {
  for (let leftToHand = 0; ; leftToHand += 1) {
    const unit = yield* tryUnit(start, answers, leftToHand);
    if (unit !== null) return unit;
  }
}

/** @returns null where the answers leave one more text to the hand than was passed so far */
function* tryUnit(
  start: State,
  answers: readonly Answer[],
  leftToHand: number,
): Resting<Unit | null> {
  const work = new Work(start, follow, leftToHand);
  const doing = perform(work, need(start.agenda.at(-1), 'something to be done'));
  let used = 0;
  let passed = 0;
  /** The place of the answer that the work goes on with. */
  let last = -1;
  let draftFrom: number | null = null;
  const stoppedBy = (question: Question): Unit => ({
    state: work.state,
    events: work.events,
    question: asDecided(work.state, question),
    used,
    draftFrom,
  });
  const next = (): Answer | undefined => {
    while (passed < leftToHand && answers[used]?.kind === 'byHand') {
      used += 1;
      passed += 1;
    }
    return answers[used];
  };
  try {
    let step = yield* toQuestion(doing);
    while (step.done !== true) {
      draftFrom = step.value.draft === undefined ? null : (draftFrom ?? last);
      const answer = next();
      if (answer === undefined) return stoppedBy(step.value);
      last = used;
      used += 1;
      step = yield* toQuestion(doing, answer);
    }
  } catch (error) {
    if (!(error instanceof UnreadMet)) throw error;
    if (next()?.kind === 'byHand') return null;
    // Whoever would rather not can take back the answer that led to it.
    draftFrom ??= last < 0 ? null : last;
    return stoppedBy(error.question);
  }
  next();
  return { state: work.state, events: work.events, question: null, used, draftFrom: null };
}

/** Whoever controls a player makes all their decisions (723.5); the active player is the one who may be controlled. */
function asDecided({ turn }: State, question: Question): Question {
  const { decidedBy, active } = turn;
  return decidedBy === undefined || question.player !== active || decidedBy === active
    ? question
    : { ...question, decidedBy };
}

function perform<F extends Frame>(work: Work, frame: F): Doing<void> {
  const handler = FRAMES[frame.frame] as ((work: Work, frame: F) => Doing<void>) | undefined;
  if (handler === undefined) throw new Fault(`No such frame: ${frame.frame}`);
  return handler(work, frame);
}
