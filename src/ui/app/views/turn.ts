import {
  STEP_NAMES as FULL_NAMES,
  namesOf,
  questionText,
  type Reason,
  whyNobodyActs,
  whyNotGoTo,
} from '../../../explain';
import { type Game, type PlayerId, type State, type Step, stepsToCome } from '../../../rules';
import type { Stops } from '../../../store/state';
import { hasStop } from '../../../store/stops';
import type { RefusalView, SeatView, TurnStepView, TurnView } from '../../views';
import { playerKey } from './ids';
import { ruleViews } from './rules';

const PHASES: readonly (readonly Step[])[] = [
  ['untap', 'upkeep', 'draw'],
  ['main1'],
  [
    'beginCombat',
    'declareAttackers',
    'declareBlockers',
    'firstStrikeDamage',
    'combatDamage',
    'endCombat',
  ],
  ['main2'],
  ['end', 'cleanup'],
];

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  main1: 'first main',
  beginCombat: 'begin combat',
  declareAttackers: 'attackers',
  declareBlockers: 'blockers',
  firstStrikeDamage: 'first strike',
  combatDamage: 'damage',
  endCombat: 'end of combat',
  main2: 'second main',
  end: 'end',
  cleanup: 'cleanup',
};

const COMBAT = new Set<Step>(PHASES[2]);

/**
 * Where in the turn the position stands, where passing leads, and where it stops.
 * The first-strike step is shown only where there is one (510.4).
 * @param looked why nothing is done from here, where the position is only looked at
 */
export function turnView(game: Game, stops: Stops, viewer: number, looked?: string): TurnView {
  const { turn, players } = game.state;
  const coming = stepsToCome(turn);
  const busy = whyNobodyPasses(game);
  const only = looked === undefined ? undefined : { reason: looked };
  const stepView = (step: Step): TurnStepView => {
    const refused = only ?? refusalOf(whyNotGoTo(game.state, step)) ?? busy;
    const noStop = refusalOf(whyNobodyActs(step));
    return {
      id: step,
      name: STEP_NAMES[step],
      title: FULL_NAMES[step],
      state: step === turn.step ? 'now' : coming.includes(step) ? 'next' : 'past',
      ...(refused && { refused }),
      ...(noStop && { noStop }),
      stops: players.flatMap(({ id }) => (hasStop(stops, id, step) ? [playerKey(id)] : [])),
    };
  };
  const shown = (step: Step) =>
    step !== 'firstStrikeDamage' || turn.firstStrike || turn.step === step;
  return {
    number: turn.number,
    player: players[turn.active]?.name ?? '',
    phases: PHASES.map((phase) => phase.filter(shown).map(stepView)),
    inCombat: COMBAT.has(turn.step),
    seats: seatsFrom(game.state, viewer),
  };
}

/** While anything else is asked nobody can pass. */
function whyNobodyPasses({ state, question }: Game): RefusalView | undefined {
  if (state.winner !== null) return { reason: 'The game is over.' };
  if (question.kind === 'priority') return undefined;
  return { reason: `First to be answered: ${questionText(question, namesOf(state))}.` };
}

const refusalOf = (reason: Reason | undefined): RefusalView | undefined =>
  reason && { reason: reason.words, rules: ruleViews(reason.cites) };

function seatsFrom({ players }: State, viewer: number): readonly SeatView[] {
  const inGame = players.filter(({ lost }) => !lost);
  const first = Math.max(
    0,
    inGame.findIndex(({ id }) => id === players[viewer]?.id),
  );
  return [...inGame.slice(first), ...inGame.slice(0, first)].map(({ id, name }) => seat(id, name));
}

const seat = (id: PlayerId, name: string): SeatView => ({
  id: playerKey(id),
  name,
  seat: id % 6,
});
