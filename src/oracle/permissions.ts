import type {
  Amount,
  Cost,
  InstructionMap,
  PlayerRule,
  Players,
  Predicate,
  Rule,
} from '../rules/authoring/language';
import { amountWords, countedWords } from './amounts';
import { durationWords } from './changes';
import type { Context } from './context';
import { paymentWords } from './costs';
import { capitalized } from './marks';
import { filterWords, nounPhrase } from './nouns';
import { objectWords, playerWords } from './references';

type RuleKind = Rule['rule'];

/** "{2} for each creature …"; where it is paid several times: "{X} …, where X is …". */
function taxWords(cost: Cost, times: Amount | undefined, each: string, context: Context): string {
  const one = paymentWords(cost, context).replace(/^pay /, '');
  if (times === undefined) return `${one} ${each}`;
  const x = `${one.replace('1', 'X')} ${each}`;
  const named = typeof times === 'object' && times.amount === 'x';
  return named ? x : `${x}, where X is ${amountWords(times, context)}`;
}

/** What an object may not or must do, after its subject. */
const RULES: { [K in RuleKind]: (rule: Extract<Rule, { rule: K }>, context: Context) => string } = {
  cantAttack: () => "can't attack",
  cantBlock: () => "can't block",
  cantBeBlocked: ({ except, by }, context) => {
    if (except !== undefined)
      return `can't be blocked except by ${nounPhrase(except, 'bare', context)}`;
    return `can't be blocked${by === undefined ? '' : ` by ${nounPhrase(by, 'bare', context)}`}`;
  },
  cantBlockAlone: () => "can't block alone",
  cantAttackAlone: () => "can't attack alone",
  mustAttack: () => 'attacks each combat if able',
  mustBlock: () => 'blocks each combat if able',
  attackCost: ({ cost, times, planeswalkers }, context) => {
    const whom = planeswalkers === true ? 'you or planeswalkers you control' : 'you';
    const each =
      planeswalkers === true
        ? 'for each of those creatures'
        : "for each creature they control that's attacking you";
    return `can't attack ${whom} unless their controller pays ${taxWords(cost, times, each, context)}`;
  },
  blockCost: ({ cost, times }, context) =>
    `can't block unless their controller pays ${taxWords(cost, times, 'for each blocking creature they control', context)}`,
  cantBeCountered: () => "can't be countered",
  cantBeSacrificed: () => "can't be sacrificed",
  doesntUntap: () => "doesn't untap during its controller's untap step",
  noLegendRule: () => 'aren\'t subject to the "legend rule"',
  cantTransform: () => "can't transform",
  cantActivate: ({ notMana }) =>
    `can't have its activated abilities activated${notMana === true ? " unless they're mana abilities" : ''}`,
  // A sentence of its own, by the player.
  mayExert: ({ onceEachTurn, whenYouDo }, context) => {
    const self = objectWords({ ref: 'this' }, context);
    const may =
      onceEachTurn === true
        ? `if ${self} hasn't been exerted this turn, you may exert it as it attacks`
        : `you may exert ${self} as it attacks`;
    if (whenYouDo === undefined) return may;
    return `${may}. ${capitalized(context.writers.steps([{ kind: 'reflexive', content: whenYouDo }], context))}`;
  },
  cantCrew: () => "can't crew Vehicles",
  crewsAs: crewsAsWords,
  // A sentence of its own: whose cost it is comes at its end.
  alternativeActivation: ({ keyword, cost }, context) =>
    `you may ${paymentWords(cost, context)} rather than pay ${context.card.name}'s ${keyword} cost`,
};

/** "crews Vehicles as though its power were 2 greater". */
function crewsAsWords({ more, byToughness, saddlesToo }: Extract<Rule, { rule: 'crewsAs' }>) {
  const verb = saddlesToo === true ? 'saddles Mounts and crews Vehicles' : 'crews Vehicles';
  return byToughness === true
    ? `${verb} using its toughness rather than its power`
    : `${verb} as though its power were ${more ?? 0} greater`;
}

/** The rule as the predicate of a sentence. */
export function ruleWords(rule: Rule, context: Context): string {
  const writer: (rule: never, context: Context) => string = RULES[rule.rule];
  return writer(rule as never, context);
}

const spellsWords = (spells: readonly Predicate[], context: Context): string =>
  nounPhrase(spells, 'bare', context, { noun: 'spell' });

type PlayerRuleKind = Exclude<PlayerRule['rule'], 'mayPlay'>;
const PLAYER_RULES: {
  [K in PlayerRuleKind]: (
    rule: Extract<PlayerRule, { rule: K }>,
    who: string,
    context: Context,
  ) => string;
} = {
  castAsThoughFlash: ({ spells }, who, context) =>
    `${who} may cast ${spellsWords(spells, context)} as though they had flash`,
  alternativeCost: alternativeCostWords,
  cantCast: ({ spells }, who, context) => `${who} can't cast ${spellsWords(spells, context)}`,
  additionalLands: ({ count }, who, context) =>
    `${who} may play ${countedWords(count, 'additional land', context).replace(/^an? /, 'an ')} on each of ${who === 'you' ? 'your' : 'their'} turns`,
  noMaximumHandSize: (_, who) =>
    who === 'you' ? 'you have no maximum hand size' : `${who} has no maximum hand size`,
  spendAsAnyColor: (_, who) => `${who} may spend mana as though it were mana of any color`,
  cantGainLife: (_, who) => `${who} can't gain life`,
  lifeCantChange: (_, who) => `${who === 'you' ? 'your' : `${who}'s`} life total can't change`,
  protection: ({ word }, who) =>
    `${who} ${who === 'you' ? 'gain' : 'gains'} protection from ${word}`,
};

function alternativeCostWords(
  { spells, cost, from }: Extract<PlayerRule, { rule: 'alternativeCost' }>,
  who: string,
  context: Context,
): string {
  const [only] = spells;
  const where = from === undefined ? '' : ` from your ${from.join(' or ')}`;
  if (only?.is === 'object' && only.object.ref === 'this')
    return `${who} may ${paymentWords(cost, context)} rather than pay this spell's mana cost`;
  if (cost.length === 0)
    return `${who} may cast ${spellsWords(spells, context)}${where} without paying their mana costs`;
  return `${who} may ${paymentWords(cost, context)} rather than pay the mana cost for ${spellsWords(spells, context)} that ${who} cast${where}`;
}

function mayPlayWords(
  { object, ...rest }: Extract<PlayerRule, { rule: 'mayPlay' }>,
  who: string,
  context: Context,
  time: string,
): string {
  const chosen = object.ref === 'target' && !context.said.has(`target ${object.slot}`);
  const what = objectWords(object, context);
  if (chosen) {
    const again = mayPlayWords({ object, ...rest }, who, context, time);
    return `choose ${what.replace(' from ', ' in ')}. ${capitalized(again)}`;
  }
  const { free, spellsOnly, manaAsThough } = rest;
  const words = `${who} may ${spellsOnly === true ? 'cast' : 'play'} ${what === 'it' ? 'that card' : what}`;
  const paid = free === true ? `${words} without paying its mana cost` : words;
  if (manaAsThough === undefined) return `${paid}${time}`;
  const mana = manaAsThough === 'anyColor' ? 'mana' : 'colorless mana';
  return `${paid}${time}, and ${who} may spend ${mana} as though it were mana of any color to cast that spell`;
}

/** A rule for players as a sentence, with the time for which it holds. */
export function playerRuleWords(
  rule: PlayerRule,
  players: Players,
  context: Context,
  time = '',
): string {
  const who = playerRuleSubject(rule, players, context);
  if (rule.rule === 'mayPlay') return mayPlayWords(rule, who, context, time);
  const writer: (rule: never, who: string, context: Context) => string = PLAYER_RULES[rule.rule];
  return `${writer(rule as never, who, context)}${time}`;
}

/** "Players" of all of them, where the rule has one form for one and many. */
const playerRuleSubject = ({ rule }: PlayerRule, players: Players, context: Context): string =>
  players.player === 'all' && rule !== 'noMaximumHandSize'
    ? 'players'
    : playerWords(players, context);

const isPlayerRule = (rule: Rule | PlayerRule): rule is PlayerRule =>
  rule.rule === 'mayPlay' || Object.hasOwn(PLAYER_RULES, rule.rule);

/** A rule that holds for a time. */
export function appliedRuleWords(node: InstructionMap['applyRule'], context: Context): string {
  const { rule, duration } = node;
  if (!isPlayerRule(rule)) {
    const subject = subjectWords(node.to, context);
    if (rule.rule === 'doesntUntap' && duration === 'nextUntapStep')
      return `${subject} ${untapNext(node, ruleWords(rule, context))}`;
    if (duration === 'endOfTurn' && (rule.rule === 'mustAttack' || rule.rule === 'mustBlock'))
      return `${subject} ${ruleWords(rule, context).replace('each combat', 'this turn')}`;
    return `${subject} ${ruleWords(rule, context)}${duration === 'endOfTurn' ? ' this turn' : ` ${durationWords(duration, context)}`}`;
  }
  const players = node.players ?? { player: 'you' };
  if (duration !== 'endOfTurn')
    return playerRuleWords(rule, players, context, ` ${durationWords(duration, context)}`);
  if (rule.rule === 'mayPlay' && rule.spellsOnly !== true)
    return `until end of turn, ${playerRuleWords(rule, players, context)}`;
  return playerRuleWords(rule, players, context, ' this turn');
}

/** The next untap step: of the object itself yours. */
const untapNext = ({ to }: InstructionMap['applyRule'], words: string): string =>
  to === undefined || ('ref' in to && to.ref === 'this')
    ? words.replace("its controller's", 'your next')
    : words.replace("controller's", "controller's next");

function subjectWords(to: InstructionMap['applyRule']['to'], context: Context): string {
  if (to === undefined) return objectWords({ ref: 'this' }, context);
  return 'ref' in to ? objectWords(to, context) : filterWords(to, 'bare', context);
}
