import type {
  Ability,
  ActivatedAbility,
  Content,
  Effect,
  Modal,
  SpellAbility,
  StaticAbility,
  TargetSpec,
  TriggeredAbility,
} from '../abilities/ability';
import type { Cost } from '../abilities/costs';
import type { Condition, EventPattern } from '../abilities/references';
import type { CostChange, StaticEffect } from '../abilities/statics';
import type { Zone } from '../abilities/values';
import type { Instruction } from '../effects/kinds';
import type {
  KeywordAbility,
  KeywordParameters,
  ParameterKeyword,
  PlainKeyword,
} from '../keywords/kinds';
import type { ManaOutput } from '../mana/types';
import { pay, tapThis } from './costs';
import { add, symbols } from './instructions';
import { itself } from './nouns';

/** Where a card may be cast from, and the stack that it is on while its costs are worked out (601.2a). */
const CASTING_ZONES: readonly Zone[] = [
  'hand',
  'library',
  'graveyard',
  'exile',
  'command',
  'stack',
];

/** What happens, without targets. */
export const does = (...steps: readonly Instruction[]): Effect => ({ do: steps });
/** What happens to targets; slots count from 0. */
export const aimed = (
  targets: readonly TargetSpec[],
  ...steps: readonly Instruction[]
): Effect => ({
  targets,
  do: steps,
});
/** "Choose one —". */
export const chooseOne = (...modes: readonly Effect[]): Content => chooseModes([1, 1], modes);
export const chooseModes = (
  choose: Modal['choose'],
  modes: readonly Effect[],
  instead?: Modal['instead'],
): Content => ({ modal: instead === undefined ? { choose, modes } : { choose, instead, modes } });

/** The spell ability of an instant or sorcery. */
export const onResolution = (content: Content): SpellAbility => ({ kind: 'spell', content });
export const activated = (
  cost: Cost,
  content: Content,
  more: Partial<Pick<ActivatedAbility, 'only' | 'zone'>> = {},
): ActivatedAbility => ({ kind: 'activated', cost, content, ...more });
/** An ability whose cost is so many loyalty counters (606). */
export const loyaltyAbility = (amount: number | 'minusX', content: Content): ActivatedAbility =>
  activated([{ pay: 'loyalty', amount }], content);
export const triggered = (
  trigger: EventPattern,
  content: Content,
  more: Partial<Omit<TriggeredAbility, 'kind' | 'trigger' | 'content'>> = {},
): TriggeredAbility => ({ kind: 'triggered', trigger, content, ...more });
/** A chapter ability of a Saga (714.2b, c). */
export const chapter = (numbers: readonly number[], content: Content): TriggeredAbility =>
  triggered({ event: 'countersPut', object: [itself], counter: 'lore', reaches: numbers }, content);
/** "When you cast this spell": functions on the stack. */
export const whenCast = (content: Content, condition?: Condition): TriggeredAbility => ({
  kind: 'triggered',
  trigger: {
    event: 'cast',
    spell: [{ is: 'object', object: { ref: 'this' } }],
    by: { player: 'you' },
  },
  content,
  zones: ['stack'],
  ...(condition === undefined ? {} : { when: condition }),
});
export const constant = (...effects: readonly StaticEffect[]): StaticAbility => ({
  kind: 'static',
  effects,
});
export const constantWhile = (
  condition: Condition,
  ...effects: readonly StaticEffect[]
): StaticAbility => ({ kind: 'static', effects, when: condition });
/** A characteristic-defining ability (604.3). */
export const defining = (...effects: readonly StaticEffect[]): StaticAbility => ({
  kind: 'static',
  effects,
  defining: true,
});
/** "This spell can't be countered." */
export const cantBeCountered: StaticAbility = {
  kind: 'static',
  effects: [{ effect: 'rule', rule: { rule: 'cantBeCountered' } }],
  zones: ['stack'],
};

/** "You may … rather than pay this spell's mana cost" (118.9): functions wherever it may be cast from. */
export const alternativeCost = (...cost: Cost): StaticAbility => ({
  kind: 'static',
  effects: [
    {
      effect: 'playerRule',
      players: { player: 'you' },
      rule: {
        rule: 'alternativeCost',
        spells: [{ is: 'object', object: { ref: 'this' } }],
        cost,
      },
    },
  ],
  zones: CASTING_ZONES,
});

/** "As an additional cost to cast this spell, …", in one of these ways (118.8). */
export const additionalCost = (...oneOf: readonly Cost[]): StaticAbility => ({
  kind: 'static',
  effects: [
    {
      effect: 'additionalCost',
      spells: [{ is: 'object', object: { ref: 'this' } }],
      by: { player: 'you' },
      oneOf,
    },
  ],
  zones: CASTING_ZONES,
});

/** "This spell costs … less to cast." */
export const costsItself = (change: Pick<CostChange, 'increase' | 'reduce'>): StaticAbility => ({
  kind: 'static',
  effects: [
    {
      effect: 'cost',
      spells: [{ is: 'object', object: { ref: 'this' } }],
      by: { player: 'you' },
      ...change,
    },
  ],
  zones: CASTING_ZONES,
});

/** "{T}: Add …." */
export const tapFor = (output: ManaOutput | string): ActivatedAbility =>
  activated(pay(tapThis), does(add(typeof output === 'string' ? symbols(output) : output)));

/** A keyword ability without, or with, its parameters. */
export const keyword = (name: PlainKeyword): KeywordAbility => ({ kind: 'keyword', keyword: name });
export function keywordWith<K extends ParameterKeyword>(name: K, parameters: KeywordParameters[K]) {
  return { kind: 'keyword' as const, keyword: name, ...parameters };
}
export const kicker = (...kickers: readonly Cost[]): Ability =>
  keywordWith('kicker', { costs: kickers });
export const equip = (...cost: Cost): Ability => keywordWith('equip', { cost });
export const flashback = (...cost: Cost): Ability => keywordWith('flashback', { cost });
export const crew = (power: number): Ability => keywordWith('crew', { power });
export const saddle = (power: number): Ability => keywordWith('saddle', { power });
export const plot = (...cost: Cost): Ability => keywordWith('plot', { cost });
export const foretell = (...cost: Cost): Ability => keywordWith('foretell', { cost });
export const suspend = (count: number, ...cost: Cost): Ability =>
  keywordWith('suspend', { count, cost });
