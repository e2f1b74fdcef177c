import type { Ability, Change, Color, Cost, CostPart, Duration } from '../../rules';
import { coloursInWords } from './mana';
import { amountWord, filterWords, measureWord, pluralOfPhrase } from './nouns';
import { counted, signed, withArticle } from './numbers';
import { listed, spaced } from './sentences';

/** A cost as it is said: "{2}, {T}", "sacrifice this". */
export function costWords(cost: Cost): string {
  return cost.length === 0 ? '{0}' : cost.map(partWords).join(', ');
}

function partWords(part: CostPart): string {
  switch (part.pay) {
    case 'mana':
      return part.mana === '' ? '{0}' : part.mana;
    case 'tap':
      return '{T}';
    case 'untap':
      return '{Q}';
    case 'life':
      return `pay ${amountWord(part.amount)} life`;
    case 'exertThis':
      return 'exert this';
    case 'sacrificeThis':
      return 'sacrifice this';
    case 'exileThis':
      return 'exile this';
    case 'discardThis':
      return 'discard this card';
    case 'sacrifice':
      return `sacrifice ${several(part)}`;
    case 'tapPermanents':
      return `tap ${several(part)}`;
    case 'tapPower':
      return `tap creatures with total power ${amountWord(part.power)}`;
    case 'untapPermanents':
      return `untap ${several(part)}`;
    case 'discard':
      return `discard ${several(part)}`;
    case 'exile':
      return `exile ${several(part)}`;
    case 'return':
      return `return ${several(part)}`;
    case 'removeCounters':
      return `remove ${counters(part)}`;
    case 'putCounters':
      return `put ${counters(part)} on this`;
    case 'removeCountersFrom':
      return `remove ${counters(part)} from ${withArticle(filterWords(part.what))}`;
    case 'loyalty':
      return loyalty(part.amount);
  }
}

function loyalty(amount: number | 'minusX'): string {
  if (amount === 'minusX') return '−X';
  return amount > 0 ? `+${amount}` : String(amount).replace('-', '−');
}

type Counted = Extract<CostPart, { pay: 'sacrifice' | 'tapPermanents' | 'discard' | 'exile' }>;
type Counters = Extract<CostPart, { pay: 'removeCounters' | 'putCounters' | 'removeCountersFrom' }>;

function several({ what, count }: Pick<Counted, 'what' | 'count'>): string {
  const noun = filterWords(what);
  return typeof count === 'number'
    ? counted(count, noun, pluralOfPhrase(noun))
    : `${amountWord(count)} ${pluralOfPhrase(noun)}`;
}

function counters({ counter, count }: Pick<Counters, 'counter' | 'count'>): string {
  const noun = `${counter} counter`;
  return typeof count === 'number' ? counted(count, noun) : `${amountWord(count)} ${noun}s`;
}

/** An ability by what it is: a keyword by its name and what belongs to it, others by their kind. */
export function abilityWords(ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordWords(ability);
    case 'unread':
      return 'a text that is not modelled here';
    case 'spell':
      return 'a spell ability';
    case 'activated':
      return ability.label ?? `an activated ability (${costWords(ability.cost)})`;
    case 'triggered':
    case 'static':
      return `a ${ability.kind} ability`;
  }
}

function keywordWords(ability: Extract<Ability, { kind: 'keyword' }>): string {
  const name = spaced(ability.keyword);
  switch (ability.keyword) {
    case 'kicker':
      return `${name} ${listed(ability.costs.map(costWords))}`;
    case 'multikicker':
    case 'evoke':
    case 'dash':
    case 'flashback':
    case 'equip':
    case 'ward':
    case 'cumulativeUpkeep':
    case 'cycling':
    case 'morph':
    case 'megamorph':
    case 'disguise':
    case 'plot':
    case 'foretell':
      return `${name} ${costWords(ability.cost)}`;
    case 'enchant':
      return `${name} ${filterWords(ability.what)}`;
    case 'protection':
      return `protection from ${ability.word}`;
    case 'hexproofFrom':
      return `hexproof from ${ability.word}`;
    case 'annihilator':
    case 'afflict':
    case 'afterlife':
    case 'bushido':
    case 'fabricate':
    case 'modular':
    case 'soulshift':
      return `${name} ${ability.count}`;
    case 'typecycling':
      return `${ability.word}cycling ${costWords(ability.cost)}`;
    case 'affinity':
      return `affinity for ${ability.word}`;
    case 'suspend':
      return `${name} ${ability.count} for ${costWords(ability.cost)}`;
    case 'crew':
    case 'saddle':
      return `${name} ${ability.power}`;
    case 'landwalk':
      return `${ability.landType.toLowerCase()}walk`;
    default:
      return name;
  }
}

/** The verbs of changes in the plural. */
const PLURAL: Readonly<Record<string, string>> = {
  becomes: 'become',
  comes: 'come',
  gains: 'gain',
  gets: 'get',
  has: 'have',
  is: 'are',
  loses: 'lose',
};

/** What a change of characteristics makes of an object: "gets +3/+3"; of several: "lose all abilities". */
export function changeWords(change: Change, several = false): string {
  const words = changeOfOne(change);
  if (!several) return words;
  return words.replace(/^\w+/, (verb) => PLURAL[verb] ?? verb).replace(/^have its/, 'have their');
}

function changeOfOne(change: Change): string {
  switch (change.change) {
    case 'copy':
      return `becomes a copy of ${change.values.name === '' ? 'something without a name' : change.values.name}`;
    case 'control':
      return 'comes under another control';
    case 'addTypes':
      if (change.chosenType === true) return 'is also the chosen type';
      return `is also ${withArticle(typesOf(change))}`;
    case 'setTypes':
      return `becomes ${withArticle(typesOf(change))}`;
    case 'removeTypes':
      return `is no longer ${withArticle(typesOf(change))}`;
    case 'allCreatureTypes':
      return 'is every creature type';
    case 'setColors':
      return `becomes ${coloursOf(change.colors)}`;
    case 'addColors':
      return `is also ${coloursOf(change.colors)}`;
    case 'addAbilities':
      return `gains ${listed(change.abilities.map(abilityWords))}`;
    case 'loseAllAbilities':
      return 'loses all abilities';
    case 'loseKeyword':
      return `loses ${spaced(change.keyword)}`;
    case 'cantHaveKeyword':
      return `can't have ${spaced(change.keyword)}`;
    case 'setPT':
      return setWords(change);
    case 'modifyPT':
      return `gets ${plus(change.power)}/${plus(change.toughness)}`;
    case 'text':
      return `has its text changed from ${textWord(change.of, change.from)} to ${textWord(change.of, change.to)}`;
    case 'switchPT':
      return 'has its power and toughness switched';
  }
}

const textWord = (of: Extract<Change, { change: 'text' }>['of'], word: string): string =>
  of === 'color' ? coloursInWords([word as Color]) : word;

type Types = Extract<Change, { change: 'addTypes' | 'setTypes' | 'removeTypes' }>;
type Colours = Extract<Change, { change: 'setColors' | 'addColors' }>['colors'];

function typesOf(change: Types): string {
  const supertypes = 'supertypes' in change ? (change.supertypes ?? []) : [];
  const words = [
    ...supertypes.map((t) => t.toLowerCase()),
    ...(change.subtypes ?? []),
    ...(change.types ?? []).map((t) => t.toLowerCase()),
  ];
  return words.length === 0 ? 'permanent without subtypes' : words.join(' ');
}

function coloursOf(colours: Colours): string {
  return colours === 'chosen' ? 'the chosen colour' : coloursInWords(colours);
}

function setWords(change: Extract<Change, { change: 'setPT' }>): string {
  const { power, toughness } = change;
  const measure = power === undefined ? undefined : measureWord(power);
  if (measure !== undefined && JSON.stringify(power) === JSON.stringify(toughness))
    return `has base power and toughness each equal to ${measure}`;
  if (power !== undefined && toughness !== undefined)
    return `becomes ${amountWord(power)}/${amountWord(toughness)}`;
  return power === undefined
    ? `has base toughness ${amountWord(toughness ?? 0)}`
    : `has base power ${amountWord(power)}`;
}

function plus(amount: Parameters<typeof amountWord>[0]): string {
  return typeof amount === 'number' ? signed(amount) : `+${amountWord(amount)}`;
}

/** How long an effect lasts; nothing is said of what has no end. */
export const DURATION_WORDS: Readonly<Record<Duration, string>> = {
  endOfTurn: 'until end of turn',
  endOfCombat: 'until end of combat',
  yourNextTurn: "until its controller's next turn",
  whileOnBattlefield: 'while it is on the battlefield',
  whileThisRemains: 'while its source remains',
  whileAttached: 'while its source is attached to it',
  nextUntapStep: "through its controller's next untap step",
  yourNextUntapStep: "through its controller's next untap step",
  whileYouControl: 'while its controller controls it',
  whileExiled: 'while it is exiled',
  forever: '',
};
