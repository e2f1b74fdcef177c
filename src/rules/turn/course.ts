import type { Phase, Step } from '../abilities/values';
import type { PlayerId } from '../kernel/ids';
import type { ComingPhase, Turn } from '../kernel/state';

/** The steps of each phase, in order (500.1); the first-strike damage step is made when needed (510.4). */
export const STEPS_OF: { readonly [P in Phase]: readonly Step[] } = {
  beginning: ['untap', 'upkeep', 'draw'],
  main: ['main1'],
  combat: ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'],
  ending: ['end', 'cleanup'],
};

/** What every turn consists of (500.1). */
export const PHASES_OF_A_TURN: readonly ComingPhase[] = [
  { phase: 'beginning' },
  { phase: 'main' },
  { phase: 'combat' },
  { phase: 'main' },
  { phase: 'ending' },
];

/** The phase that a step belongs to. */
export function phaseOf(step: Step): Phase {
  if (step === 'main2') return 'main';
  if (step === 'firstStrikeDamage') return 'combat';
  if (STEPS_OF.beginning.includes(step)) return 'beginning';
  if (STEPS_OF.combat.includes(step)) return 'combat';
  return STEPS_OF.ending.includes(step) ? 'ending' : 'main';
}

/** A turn that stands in a step and takes its usual course from there (500.1). */
export function turnAt(number: number, active: PlayerId, step: Step): Turn {
  const phase = phaseOf(step);
  const steps = STEPS_OF[phase];
  // A first-strike damage step comes before the step of combat damage (510.4).
  const at = step === 'firstStrikeDamage' ? steps.indexOf('combatDamage') - 1 : steps.indexOf(step);
  const second = step === 'main2' || phase === 'ending';
  const before = { beginning: 1, main: second ? 4 : 2, combat: 3, ending: 5 }[phase];
  return {
    number,
    active,
    step,
    firstStrike: step === 'firstStrikeDamage',
    cleanupAgain: false,
    steps: phase === 'main' ? [] : steps.slice(at + 1),
    phases: PHASES_OF_A_TURN.slice(before),
    mains: phase === 'beginning' ? 0 : second ? 2 : 1,
    inOrder: active,
  };
}

/** The steps and main phases still to come in a turn, in order, without those that nothing may lead to (508.8). */
export function stepsToCome({ steps, phases, mains, firstStrike }: Turn): readonly Step[] {
  const coming: Step[] = [];
  let main = mains;
  const add = (of: readonly Step[]): void => {
    for (const one of of) {
      const fresh = one === 'combatDamage' && !(firstStrike && of === steps);
      if (fresh) coming.push('firstStrikeDamage');
      coming.push(one);
    }
  };
  add(steps);
  for (const { phase, steps: only } of phases) {
    if (phase !== 'main') add(only ?? STEPS_OF[phase]);
    else {
      coming.push(main === 0 ? 'main1' : 'main2');
      main += 1;
    }
  }
  return coming;
}
