import type {
  Condition,
  CostChange,
  Filter,
  ObjectRef,
  Rule,
  StaticAbility,
  StaticEffect,
} from '../rules/authoring/language';
import { amountWords, forEachWords } from './amounts';
import { changeWords, meansLands, whereWords } from './changes';
import { conditionWords } from './conditions';
import type { Context } from './context';
import { paymentWords } from './costs';
import { determinerFor } from './determiners';
import { eventWords, isItself } from './events';
import { sentence } from './marks';
import { filterWords, nounPhrase } from './nouns';
import { playerRuleWords, ruleWords } from './permissions';
import { objectWords } from './references';
import { replacementWords } from './replacements';
import { skipped, skipWords } from './turns';
import { list, numberWord } from './words';

type EffectKind = StaticEffect['effect'];
type EffectOf<K extends EffectKind> = Extract<StaticEffect, { effect: K }>;

const EFFECTS: {
  [K in EffectKind]: (effect: EffectOf<K>, ability: StaticAbility, context: Context) => string;
} = {
  continuous: (effect, ability, context) =>
    ability.defining === true ? definingWords(effect, context) : continuousWords(effect, context),
  rule: ({ affects, rule }, _, context) =>
    rule.rule === 'noLegendRule' && isEveryPermanent(affects)
      ? 'the "legend rule" doesn\'t apply'
      : rule.rule === 'alternativeActivation' || rule.rule === 'mayExert'
        ? ruleWords(rule, context)
        : `${affectedWords(affects, context)} ${heldWords(affects, rule, context)}`,
  playerRule: ({ players, rule }, _, context) => playerRuleWords(rule, players, context),
  cost: (effect, _, context) => costWords(effect, context),
  replacement: (effect, _, context) => {
    const skip = skipped(effect);
    return skip === undefined
      ? replacementWords(effect, undefined, context)
      : skipWords(skip, context, false);
  },
  noTriggers: ({ event }, _, context) =>
    event.event === 'moved' && event.to === 'battlefield'
      ? `${nounPhrase(event.object, 'bare', context)} entering don't cause abilities to trigger`
      : `${eventWords(event, context, 'gerund')} doesn't cause abilities to trigger`,
  additionalCost: ({ spells, oneOf }, _, context) => {
    const what = isItself(spells)
      ? 'this spell'
      : nounPhrase(spells, 'bare', context, { noun: 'spell' });
    const ways = oneOf.map((cost) => paymentWords(cost, context));
    return `as an additional cost to cast ${what}, ${list(ways, 'or')}`;
  },
  moreTriggers: ({ event, of, times }, _, context) => {
    const cause = eventWords(event, context, 'gerund');
    const more = times === 1 ? 'an additional time' : `${numberWord(times)} additional times`;
    return `if ${cause} causes a triggered ability of ${nounPhrase(of, 'a', context)} to trigger, that ability triggers ${more}`;
  },
};

/** The rule for what it affects: its own untap step is yours, those of several are their controllers'. */
function heldWords(affects: Filter | ObjectRef | undefined, rule: Rule, context: Context): string {
  const words = ruleWords(rule, context);
  if (rule.rule === 'doesntUntap') {
    if (affects === undefined) return words.replace("its controller's", 'your');
    if ('where' in affects)
      return words
        .replace("its controller's untap step", "their controllers' untap steps")
        .replace("doesn't", "don't");
  }
  return affects !== undefined && 'where' in affects
    ? words.replace(/^(attack|block)s /, '$1 ')
    : words;
}

const isEveryPermanent = (affects: Filter | ObjectRef | undefined): boolean =>
  affects !== undefined &&
  'where' in affects &&
  affects.zones === undefined &&
  affects.where.every(({ is }) => is === 'permanent');

/** Those that are neither permanents nor spells. */
const OWN_CREATURE_CARDS = "creature cards you own that aren't on the battlefield";

/** The sentences of a static ability. */
export function staticWords(ability: StaticAbility, context: Context): string {
  const first = firstActivationWords(ability, context);
  if (first !== undefined) return sentence(first);
  const { when, effects } = ability;
  if (when === undefined) return merged(ability, context).map(sentence).join(' ');
  if (conditionLast(effects, when)) {
    const words = merged(ability, context).join(' ');
    return sentence(`${words} as long as ${conditionWords(when, context)}`);
  }
  const given = `as long as ${conditionWords(when, context)}, `;
  return merged(ability, context)
    .map((effect) => sentence(`${given}${effect}`))
    .join(' ');
}

/** One change of one object is told before its condition, but for whose turn it is; several come after it. */
function conditionLast(effects: readonly StaticEffect[], when: Condition): boolean {
  const [only, ...others] = effects;
  if (others.length > 0 || when.if === 'activePlayer') return false;
  if (only?.effect !== 'continuous' && only?.effect !== 'rule') return false;
  if (only.affects !== undefined && 'where' in only.affects) return false;
  if (only.effect === 'rule') return true;
  const [change, ...more] = only.changes;
  return more.length === 0 && change?.change !== 'removeTypes';
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
    const alone = verbs.every((verb) => verb.endsWith(' alone')) ? ' alone' : '';
    const shared = verbs
      .map((verb, at) => (at === 0 ? verb : verb.replace(/^can't /, '')))
      .map((verb) => verb.slice(0, verb.length - alone.length));
    return [`${subject} ${list(shared, 'or')}${alone}`];
  }
  if (first !== undefined && isSameElsewhere(ability.effects)) {
    context.said.add('everywhere');
    return [
      effectWords(first, ability, context),
      `the same is true for ${list(['creature spells you control', OWN_CREATURE_CARDS], 'and')}`,
    ];
  }
  return ability.effects.map((effect) => effectWords(effect, ability, context));
}

/** The same changes of creatures in play, of creature spells and of creature cards elsewhere. */
function isSameElsewhere([first, ...others]: readonly StaticEffect[]): boolean {
  const [spells, cards] = others;
  if (first?.effect !== 'continuous' || others.length !== 2) return false;
  return [spells, cards].every(
    (other) =>
      other?.effect === 'continuous' &&
      other.affects !== undefined &&
      'where' in other.affects &&
      other.affects.zones !== undefined &&
      same(other.changes, first.changes),
  );
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
  const alone = changes.some((c) => c.change === 'addTypes' && c.chosenType === true);
  const each = alone && !context.said.has('everywhere');
  const determiner = each ? 'each' : determinerFor(to, changes);
  const holder = `this ${filterWords({ where: to.where.filter(({ is }) => is === 'type') }, 'bare', context, { singular: true })}`;
  const telling = { many: determiner !== 'each', lasting: true, lands: meansLands(to), holder };
  const who = filterWords(to, determiner, context, { conjunction: 'and' }).replace(
    /^cards from a graveyard$/,
    'cards in graveyards',
  );
  return `${who} ${changeWords(changes, context, telling)}${whereWords(changes, context)}`;
}

const TO_ONE = { many: false, lasting: true, lands: false };

/** "Maro's power and toughness are each equal to …" (208.2a). */
function definingWords({ changes }: EffectOf<'continuous'>, context: Context): string {
  const sets = changes.find(({ change }) => change === 'setPT');
  if (sets?.change !== 'setPT') return continuousWords({ effect: 'continuous', changes }, context);
  const { power, toughness } = sets;
  const name = context.card.name.split(',')[0] ?? '';
  const more = typeof toughness === 'object' && toughness.amount === 'sum' ? toughness.of : [];
  const [base, plus] = more;
  if (power !== undefined && typeof plus === 'number' && same(power, base))
    return `${name}'s power is equal to ${amountWords(power, context)} and its toughness is equal to that number plus ${plus}`;
  if (power !== undefined && toughness !== undefined)
    return `${name}'s power and toughness are each equal to ${amountWords(power, context)}`;
  const which = power === undefined ? 'toughness' : 'power';
  return `${name}'s ${which} is equal to ${amountWords(power ?? toughness ?? 0, context)}`;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** "The first activated ability of an artifact you activate each turn costs …": for as long as none was activated. */
function firstActivationWords(
  { when, effects }: StaticAbility,
  context: Context,
): string | undefined {
  const [only] = effects;
  if (effects.length !== 1 || only?.effect !== 'cost' || only.abilitiesOf === undefined)
    return undefined;
  if (when?.if !== 'not' || when.not.if !== 'happened') return undefined;
  const { event } = when.not;
  if (event.event !== 'activated' || !same(event.object, only.abilitiesOf)) return undefined;
  if (event.by?.player !== 'you' || only.by.player !== 'you') return undefined;
  const whose = nounPhrase(only.abilitiesOf, 'a', context);
  return activationCostWords(only, context).replace(
    /^activated abilities of .* cost (?=\{)/,
    `the first activated ability of ${whose} you activate each turn costs `,
  );
}

/** What the cost differs by, after "costs", and what explains it at the end of the sentence. */
function differenceWords(
  { increase, reduce, reduceMana, onlyLike }: CostChange,
  verb: 'cast' | 'activate',
  context: Context,
): string {
  if (reduceMana !== undefined)
    return `${reduceMana} less to ${verb}${onlyLike === true ? '. This effect reduces only the amount of colored mana you pay' : ''}`;
  const amount = increase ?? reduce ?? 0;
  const how = `${increase === undefined ? 'less' : 'more'} to ${verb}`;
  if (typeof amount === 'number') return `{${amount}} ${how}`;
  const each = forEachWords(amount, context);
  return each === ''
    ? `{X} ${how}, where X is ${amountWords(amount, context)}`
    : `{1} ${how} ${each}`;
}

function costWords(change: CostChange, context: Context): string {
  if (change.abilitiesOf !== undefined) return activationCostWords(change, context);
  const { spells, by, floor } = change;
  const [only] = spells;
  if (floor !== undefined) {
    const least = numberWord(floor);
    return `each spell that would cost less than ${least} mana to cast costs ${least} mana to cast`;
  }
  const difference = differenceWords(change, 'cast', context);
  if (only !== undefined && isItself([only])) return `this spell costs ${difference}`;
  const caster = { you: 'you cast', opponents: 'your opponents cast' }[
    by.player as 'you' | 'opponents'
  ];
  const what = nounPhrase(spells, 'bare', context, {
    noun: 'spell',
    ...(caster === undefined ? {} : { afterNoun: caster }),
  });
  return `${what} cost ${difference}`;
}

/** "Activated abilities of creatures cost {1} less to activate." */
function activationCostWords(change: CostChange, context: Context): string {
  const { abilitiesOf = [], atLeast } = change;
  const difference = differenceWords(change, 'activate', context);
  const least =
    atLeast === undefined
      ? ''
      : `. This effect can't reduce the mana in that cost to less than ${numberWord(atLeast)} mana`;
  const whose = nounPhrase(abilitiesOf, 'bare', context);
  return `activated abilities of ${whose} cost ${difference}${least}`;
}
