import { follow } from '../effects/follow';
import { type Doing, Work } from '../happening/work';
import type { GameEvent } from '../kernel/events';
import { Fault, need } from '../kernel/invariant';
import type { Answer, Question } from '../kernel/questions';
import { Undecided } from '../kernel/results';
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
export function run(from: State, answers: readonly Answer[], told: number): Stopped {
  const events: GameEvent[] = [];
  let start = from;
  let left = answers;
  let alreadyTold = told;
  for (let units = 0; units < MOST_UNITS; units += 1) {
    const unit = runUnit(start, left);
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

function runUnit(start: State, answers: readonly Answer[]): Unit {
  const work = new Work(start, follow);
  const frame = need(start.agenda.at(-1), 'something to be done');
  const doing = perform(work, frame);
  let used = 0;
  let draftFrom: number | null = null;
  let step = doing.next();
  while (step.done !== true) {
    draftFrom = step.value.draft === undefined ? null : (draftFrom ?? used - 1);
    const answer = answers[used];
    if (answer === undefined) {
      const question = asDecided(work.state, step.value);
      return { state: work.state, events: work.events, question, used, draftFrom };
    }
    used += 1;
    step = doing.next(answer);
  }
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
