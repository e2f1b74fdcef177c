import type { CardType } from '../abilities/values';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Check } from '../kernel/results';
import type { State } from '../kernel/state';

/** Whether it is a main phase of the player's turn and the stack is empty (307.5). */
export function isSorceryTime(state: State, player: PlayerId): boolean {
  const { step, active } = state.turn;
  return active === player && (step === 'main1' || step === 'main2') && state.stack.length === 0;
}

/** The check that fails where something may be done only at the time of a sorcery. */
export function notSorceryTime(subject: ObjectId, ...cites: readonly RuleNumber[]): Check {
  return {
    code: 'sorceryTiming',
    subjects: [subject],
    cites,
    fix: { kind: 'wait', detail: 'main1' },
  };
}

const CASTING_RULES: readonly (readonly [CardType, RuleNumber])[] = [
  ['Creature', cr('302.1')],
  ['Sorcery', cr('307.1')],
  ['Artifact', cr('301.1')],
  ['Enchantment', cr('303.1')],
  ['Planeswalker', cr('306.1')],
  ['Battle', cr('310.1')],
];

/** The rule that says when a spell of these types may be cast (117.1a and the rule of its type). */
export function timingRules(values: Characteristics): readonly RuleNumber[] {
  const own = CASTING_RULES.find(([type]) => values.types.includes(type));
  return own === undefined ? [cr('117.1a')] : [own[1], cr('117.1a')];
}
