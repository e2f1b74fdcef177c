import type {
  Change,
  CostChange,
  Filter,
  ObjectRef,
  StaticAbility,
  StaticEffect,
} from '../rules/authoring/language';
import { amountWords, forEachWords } from './amounts';
import { changeWords, meansLands, whereWords } from './changes';
import { conditionWords } from './conditions';
import type { Context } from './context';
import { eventWords, isItself } from './events';
import { sentence } from './marks';
import { type Determiner, filterWords, nounPhrase } from './nouns';
import { playerRuleWords, ruleWords } from './permissions';
import { objectWords } from './references';
import { replacementWords } from './replacements';
import { list, numberWord } from './words';

type EffectKind = StaticEffect['effect'];
type EffectOf<K extends EffectKind> = Extract<StaticEffect, { effect: K }>;

const EFFECTS: {
  [K in EffectKind]: (effect: EffectOf<K>, ability: StaticAbility, context: Context) => string;
} = {
  continuous: (effect, ability, context) =>
    ability.defining === true ? definingWords(effect, context) : continuousWords(effect, context),
  rule: ({ affects, rule }, _, context) =>
    `${affectedWords(affects, context)} ${ruleWords(rule, context)}`,
  playerRule: ({ players, rule }, _, context) => playerRuleWords(rule, players, context),
  cost: (effect, _, context) => costWords(effect, context),
  replacement: (effect, _, context) => replacementWords(effect, undefined, context),
  moreTriggers: ({ event, of, times }, _, context) => {
    const cause = eventWords(event, context, 'gerund');
    const more = times === 1 ? 'an additional time' : `${numberWord(times)} additional times`;
    return `if ${cause} causes a triggered ability of ${nounPhrase(of, 'a', context)} to trigger, that ability triggers ${more}`;
  },
};

/** The sentences of a static ability. */
export function staticWords(ability: StaticAbility, context: Context): string {
  const given =
    ability.when === undefined ? '' : `as long as ${conditionWords(ability.when, context)}, `;
  const words = merged(ability, context).map((effect) => `${given}${effect}`);
  return words.map(sentence).join(' ');
}

/** Rules for the same objects share a sentence: "can't attack or block". */
function merged(ability: StaticAbility, context: Context): readonly string[] {
  const [first, ...others] = ability.effects;
  if (
    first?.effect === 'rule' &&
    others.length > 0 &&
    others.every((other) => other.effect === 'rule')
  ) {
    const subject = affectedWords(first.affects, context);
    const verbs = ability.effects.flatMap((effect) =>
      effect.effect === 'rule' ? [ruleWords(effect.rule, context)] : [],
    );
    return [
      `${subject} ${list(
        verbs.map((verb, at) => (at === 0 ? verb : verb.replace(/^can't /, ''))),
        'or',
      )}`,
    ];
  }
  return ability.effects.map((effect) => effectWords(effect, ability, context));
}

function effectWords(effect: StaticEffect, ability: StaticAbility, context: Context): string {
  const writer: (effect: never, ability: StaticAbility, context: Context) => string =
    EFFECTS[effect.effect];
  return writer(effect as never, ability, context);
}

function affectedWords(affects: Filter | ObjectRef | undefined, context: Context): string {
  if (affects === undefined)
    return context.card.types.length > 0 && isSpellRule(context)
      ? 'this spell'
      : objectWords({ ref: 'this' }, context);
  return 'ref' in affects ? objectWords(affects, context) : filterWords(affects, 'bare', context);
}

/** Rules that function on the stack speak of the spell. */
const isSpellRule = (context: Context): boolean => context.said.has('on the stack');

function continuousWords({ affects, changes }: EffectOf<'continuous'>, context: Context): string {
  const [first] = changes;
  const to = affects ?? ({ ref: 'this' } as const);
  if (first?.change === 'control')
    return `${changeWords(changes, context, TO_ONE)} ${affectedWords(to, context)}`;
  if ('ref' in to) {
    const who = objectWords(to, context);
    const holder =
      to.ref === 'attached'
        ? { holder: `this ${context.bound.get('attached') ?? 'creature'}` }
        : {};
    return `${who} ${changeWords(changes, context, { ...TO_ONE, ...holder })}${whereWords(changes, context)}`;
  }
  const determiner = determinerFor(to, changes);
  const holder = `this ${filterWords({ where: to.where.filter(({ is }) => is === 'type') }, 'bare', context, { singular: true })}`;
  const telling = { many: determiner !== 'each', lasting: true, lands: meansLands(to), holder };
  const who = filterWords(to, determiner, context, { conjunction: 'and' });
  return `${who} ${changeWords(changes, context, telling)}${whereWords(changes, context)}`;
}

const TO_ONE = { many: false, lasting: true, lands: false };

/** "All" where base values or colours are set, "each" where types are added or values depend on the object. */
function determinerFor({ where }: Filter, changes: readonly Change[]): Determiner {
  if (where.some(({ is }) => is === 'controlledBy')) return 'bare';
  const sets = changes.find(({ change }) => change === 'setPT');
  if (sets?.change === 'setPT') return typeof sets.power === 'number' ? 'all' : 'each';
  if (changes.some(({ change }) => change === 'addColors')) return 'all';
  return changes.some(({ change }) => change === 'addTypes') ? 'each' : 'bare';
}

/** "Maro's power and toughness are each equal to …" (208.2a). */
function definingWords({ changes }: EffectOf<'continuous'>, context: Context): string {
  const sets = changes.find(({ change }) => change === 'setPT');
  if (sets?.change !== 'setPT') return continuousWords({ effect: 'continuous', changes }, context);
  const { power, toughness } = sets;
  const name = context.card.name.split(',')[0] ?? '';
  if (power !== undefined && toughness !== undefined)
    return `${name}'s power and toughness are each equal to ${amountWords(power, context)}`;
  const which = power === undefined ? 'toughness' : 'power';
  return `${name}'s ${which} is equal to ${amountWords(power ?? toughness ?? 0, context)}`;
}

function costWords(change: CostChange, context: Context): string {
  if (change.abilitiesOf !== undefined) return activationCostWords(change, context);
  const { spells, by, increase, reduce, floor } = change;
  const [only] = spells;
  if (floor !== undefined) {
    const least = numberWord(floor);
    return `each spell that would cost less than ${least} mana to cast costs ${least} mana to cast`;
  }
  const amount = increase ?? reduce ?? 0;
  const difference = `${typeof amount === 'number' ? `{${amount}}` : '{1}'} ${increase === undefined ? 'less' : 'more'} to cast`;
  const each = typeof amount === 'number' ? '' : ` ${forEachWords(amount, context)}`;
  if (only !== undefined && isItself([only])) return `this spell costs ${difference}${each}`;
  const caster = { you: 'you cast', opponents: 'your opponents cast' }[
    by.player as 'you' | 'opponents'
  ];
  const what = nounPhrase(spells, 'bare', context, {
    noun: 'spell',
    ...(caster === undefined ? {} : { afterNoun: caster }),
  });
  return `${what} cost ${difference}${each}`;
}

/** "Activated abilities of creatures cost {1} less to activate." */
function activationCostWords(
  { abilitiesOf = [], increase, reduce, atLeast }: CostChange,
  context: Context,
): string {
  const amount = increase ?? reduce ?? 0;
  const difference = `${typeof amount === 'number' ? `{${amount}}` : '{1}'} ${increase === undefined ? 'less' : 'more'}`;
  const each = typeof amount === 'number' ? '' : ` ${forEachWords(amount, context)}`;
  const least =
    atLeast === undefined
      ? ''
      : `. This effect can't reduce the mana in that cost to less than ${numberWord(atLeast)} mana`;
  const whose = nounPhrase(abilitiesOf, 'bare', context);
  return `activated abilities of ${whose} cost ${difference} to activate${each}${least}`;
}
