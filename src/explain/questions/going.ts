import { cr, type RuleNumber, type State, type Step, stepsToCome } from '../../rules';
import { STEP_NAMES } from '../words/places';
import { possessive } from '../words/sentences';

/** A statement with the rules that make it so. */
export interface Reason {
  readonly words: string;
  readonly cites: readonly RuleNumber[];
}

/** A step of a turn, by the number of the turn. */
export interface Moment {
  readonly turn: number;
  readonly step: Step;
}

/** Whether the position stands in that step, or such a step is no longer to come in that turn (500.1, 500.8). */
export const hasCome = ({ turn }: State, to: Moment): boolean =>
  turn.number > to.turn ||
  (turn.number === to.turn && (turn.step === to.step || !stepsToCome(turn).includes(to.step)));

/** Why nobody can act in a step; nothing where the active player receives priority in it (117.3a). */
export function whyNobodyActs(step: Step): Reason | undefined {
  if (step === 'untap') {
    return { words: 'No player receives priority in the untap step.', cites: [cr('502.4')] };
  }
  if (step === 'cleanup') {
    return {
      words: 'No player receives priority in the cleanup step, unless something triggers.',
      cites: [cr('514.3')],
    };
  }
  return undefined;
}

/** Why passing can't lead from here to a step of this turn; nothing where it can. */
export function whyNotGoTo(state: State, step: Step): Reason | undefined {
  const { turn } = state;
  const to = { turn: turn.number, step };
  if (turn.step === step) return { words: 'This is the present step.', cites: [] };
  if (hasCome(state, to)) {
    return {
      words: 'It is over: the steps of a turn come in their order.',
      cites: [cr('500.1')],
    };
  }
  return whyNobodyActs(step);
}

/** Why passing led past a step; nothing where the position stands in it. */
export function whySkipped({ turn, combat }: State, to: Moment): Reason | undefined {
  if (turn.number === to.turn && turn.step === to.step) return undefined;
  const inCombat = to.step === 'declareBlockers' || to.step === 'combatDamage';
  const attacked = combat?.attackersDeclared ?? false;
  return inCombat && !attacked
    ? {
        words: `There was no ${STEP_NAMES[to.step]}: no creature attacked.`,
        cites: [cr('508.8')],
      }
    : { words: `There was no ${STEP_NAMES[to.step]} in which anybody could act.`, cites: [] };
}

/** "Ada's end step": a step by whose turn it is. */
export const stepOf = (player: string, step: Step): string =>
  `${possessive(player)} ${STEP_NAMES[step]}`;
