import type { State, Step } from '../../../rules';
import type { TurnStepView, TurnView } from '../../views';

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

/** Where in the turn the position stands. The first-strike step is shown only where there is one (510.4). */
export function turnView({ turn, players }: State): TurnView {
  const order = PHASES.flat();
  const now = order.indexOf(turn.step);
  const stepView = (step: Step): TurnStepView => {
    const place = order.indexOf(step);
    const state = place === now ? 'now' : place < now ? 'past' : 'next';
    return { id: step, name: STEP_NAMES[step], state };
  };
  const shown = (step: Step) =>
    step !== 'firstStrikeDamage' || turn.firstStrike || turn.step === step;
  return {
    number: turn.number,
    player: players[turn.active]?.name ?? '',
    phases: PHASES.map((phase) => phase.filter(shown).map(stepView)),
    inCombat: COMBAT.has(turn.step),
  };
}
