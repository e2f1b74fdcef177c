import {
  asSentence,
  hasCome,
  type Moment,
  namesOf,
  questionText,
  STEP_NAMES,
  stepOf,
  whySkipped,
} from '../explain';
import { type Answer, type Game, Repetition, type State, type Step } from '../rules';
import { act } from '../store/moving';
import { type Course, follow } from '../store/running';
import type { Stops } from '../store/state';
import { hasStop } from '../store/stops';
import { here } from '../store/tree';
import type { App } from './app';
import { timesWord } from './times';

/** The player with priority passes once. */
export function pass({ store }: App): void {
  act(store, { kind: 'pass' });
}

/** More passes in one run than anybody waits for; a run that stops there can be gone on with. */
const MOST_PASSES = 30_000;
/** Objects that a run may add: a board that grows for ever is stopped before it fills the memory. */
const MOST_NEW_OBJECTS = 30_000;

/** Where a run of passes is to end, judged before each pass. */
interface Goal {
  readonly words: string;
  readonly reached: (state: State) => boolean;
  /** What is to be said where it was reached; nothing where there is nothing more to say. */
  readonly told?: (state: State) => string | undefined;
  readonly progress?: () => string;
}

/** Everyone passes until the goal is reached; a stop, and any question other than priority, end it before. */
function passUntil(app: App, goal: Goal): void {
  const from = stateOf(app);
  if (from === undefined) return;
  let passes = 0;
  let now = momentOf(from);
  let stopped = false;
  let loop = false;
  const repetition = new Repetition();
  const tooMuch = ({ objects }: State) =>
    passes >= MOST_PASSES || objects.size > from.objects.size + MOST_NEW_OBJECTS;
  const course: Course = {
    words: goal.words,
    progress: () => goal.progress?.() ?? `passed ${timesWord(passes)}`,
    next: ({ game }) => {
      const { state } = game;
      const given = answerOnTheWay(game);
      if (given === undefined || goal.reached(state) || tooMuch(state)) return undefined;
      const moment = momentOf(state);
      if (moment !== now) {
        now = moment;
        stopped = isStop(state, app.store.getState().session.stops);
        if (stopped) return undefined;
      }
      loop = canPass(game) && repetition.look(state) !== undefined;
      if (loop) return undefined;
      if (given.kind === 'pass') passes += 1;
      return given;
    },
    ended: ({ game }) => {
      const { state } = game;
      const times = `Priority was passed ${timesWord(passes)}`;
      if (state.winner !== null) return `${times}; the game is over.`;
      if (stopped) return `${times}; stopped in ${stepNow(state)}, as set.`;
      if (goal.reached(state)) return `${times}. ${goal.told?.(state) ?? ''}`.trim();
      if (loop) return `${times}. ${LOOP}`;
      if (tooMuch(state)) return `${times}. ${MAY_GROW}`;
      if (canPass(game)) return `${times}; stopped.`;
      return asSentence(`${times}; then ${questionText(game.question, namesOf(state))}`);
    },
  };
  void follow(app.store, course, app.world);
}

/** Only passes lay between two positions that are the same. */
const LOOP =
  'The same position has come again with no choice in between: if nobody breaks this loop, the game is a draw (104.4b, 732.4).';
const MAY_GROW =
  'Stopped, with every step kept: it may have an end further on, or grow for ever. No repetition was found (732.4).';

const canPass = ({ question, state }: Game): boolean =>
  question.kind === 'priority' && state.winner === null;

/**
 * What is answered on the way without asking: priority is passed, and where no creature can attack or
 * block, none does (508.1, 509.1). Anything else is for the user to decide.
 */
function answerOnTheWay(game: Game): Answer | undefined {
  const { question } = game;
  if (canPass(game)) return { kind: 'pass' };
  if (question.kind === 'declareAttackers' && question.options.length === 0) {
    return { kind: 'attackers', attackers: [] };
  }
  if (question.kind === 'declareBlockers' && question.options.length === 0) {
    return { kind: 'blockers', blockers: [] };
  }
  return undefined;
}

const momentOf = ({ turn }: State): string => `${turn.number} ${turn.active} ${turn.step}`;

const isStop = ({ turn }: State, stops: Stops): boolean => hasStop(stops, turn.active, turn.step);

const stepNow = ({ turn, players }: State): string =>
  stepOf(players[turn.active]?.name ?? '', turn.step);

function stateOf({ store }: App): State | undefined {
  const { work } = store.getState();
  return work === null ? undefined : here(work.tree).position.game.state;
}

/** Everyone passes until the object on top of the stack has left it. */
export function resolve(app: App): void {
  const top = stateOf(app)?.stack.at(-1);
  if (top === undefined) return;
  passUntil(app, {
    words: 'Everyone passes until the top of the stack has resolved',
    reached: ({ stack }) => !stack.includes(top),
  });
}

/** Everyone passes until the stack is empty, with whatever comes onto it on the way. */
export function resolveAll(app: App): void {
  let stack = stateOf(app)?.stack ?? [];
  if (stack.length === 0) return;
  let resolved = 0;
  passUntil(app, {
    words: 'Everyone passes until the stack is empty',
    reached: (state) => {
      const top = stack.at(-1);
      if (top !== undefined && state.stack[stack.length - 1] !== top) resolved += 1;
      ({ stack } = state);
      return stack.length === 0;
    },
    progress: () => `${resolved} of ${resolved + stack.length} resolved`,
  });
}

/** Everyone passes until a step of a turn has begun. */
export function goToMoment(app: App, to: Moment): void {
  passUntil(app, {
    words: `Everyone passes until the ${STEP_NAMES[to.step]}`,
    reached: (state) => hasCome(state, to),
    told: (state) => whySkipped(state, to)?.words,
  });
}

/** Everyone passes until a later step of this turn has begun. */
export function goByRules(app: App, step: Step): void {
  const state = stateOf(app);
  if (state !== undefined) goToMoment(app, { turn: state.turn.number, step });
}

/** Everyone passes until somebody may act in the next turn. */
export function nextTurn(app: App): void {
  const state = stateOf(app);
  if (state === undefined) return;
  const next = { turn: state.turn.number + 1, step: 'upkeep' } as const;
  passUntil(app, {
    words: 'Everyone passes until the next turn',
    reached: (now) => hasCome(now, next),
  });
}

/** Everyone passes until a stop; without one, until somebody may act in the next turn. */
export function nextStop(app: App): void {
  const state = stateOf(app);
  if (state === undefined) return;
  const next = { turn: state.turn.number + 1, step: 'upkeep' } as const;
  passUntil(app, {
    words: 'Everyone passes until the next stop',
    reached: (now) => hasCome(now, next),
  });
}
