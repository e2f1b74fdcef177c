import type { CardType } from '../abilities/values';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { type Check, type Finding, fails } from '../kernel/results';
import type { State } from '../kernel/state';

/** Whether it is a main phase of the player's turn and the stack is empty (307.5). */
export function isSorceryTime(state: State, player: PlayerId): boolean {
  return sorceryTime(state, player).every((part) => part.holds);
}

/** Each part of the time of a sorcery by itself: whose turn, which phase, what is on the stack (307.5). */
function sorceryTime(state: State, player: PlayerId): readonly Finding[] {
  const { step, active } = state.turn;
  const whose = {
    code: 'notYourTurn',
    subjects: [{ player: active }],
    cites: [cr('307.5')],
  } as const;
  const phase = {
    code: 'notMainPhase',
    subjects: [],
    cites: [cr('505.6a')],
    detail: step,
  } as const;
  const stack = { code: 'stackNotEmpty', subjects: state.stack, cites: [cr('307.5')] } as const;
  return [
    found(whose, active === player),
    found(phase, step === 'main1' || step === 'main2'),
    found(stack, state.stack.length === 0),
  ];
}

const found = (check: Check, holding: boolean): Finding =>
  holding ? { holds: true, check } : fails(check);

/** What is found of something that may be done only at the time of a sorcery. */
export function atSorceryTime(
  state: State,
  player: PlayerId,
  subject: ObjectId,
  ...cites: readonly RuleNumber[]
): Finding {
  const parts = sorceryTime(state, player);
  const check = notSorceryTime(subject, ...cites);
  if (parts.some((part) => !part.holds)) return { ...fails(check), parts };
  return { holds: true, check, parts };
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
