import type { Amount, Comparison, Filter, Predicate, Zone } from '../../rules';
import { COLOUR_WORDS } from './mana';
import { counted, numberWord, pluralOf, withArticle } from './numbers';
import { zoneName } from './places';
import { holding } from './players';
import { listed, spaced } from './sentences';

/** The words of a noun phrase by their place around the noun. */
interface Phrase {
  readonly before: string[];
  /** Subtypes and types, in the order of the text; the last is the noun itself. */
  readonly nouns: string[];
  readonly after: string[];
  /** Qualities with "or" in them that already say which noun is meant. */
  readonly alternatives: string[];
}

/** A number that a text gives, as far as it can be said before it is worked out. */
export function amountWord(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  return amount.amount === 'x' ? 'X' : 'the amount its text gives';
}

/** A number that is worked out anew all the time, by what it is: "its mana value"; nothing where that is no few words. */
export function measureWord(amount: Amount): string | undefined {
  if (typeof amount === 'number') return undefined;
  switch (amount.amount) {
    case 'power':
    case 'toughness':
      return `its ${amount.amount}`;
    case 'manaValue':
      return 'its mana value';
    case 'count':
      return `the number of ${pluralOfPhrase(filterWords(amount.of))}`;
    case 'counters':
      return `the number of ${amount.counter} counters on it`;
    case 'handSize':
      return 'the number of cards in hand';
    default:
      return undefined;
  }
}

/** What is looked for, without an article: "creature you control with flying". */
export function nounOf(where: readonly Predicate[], zones: readonly Zone[] = []): string {
  const phrase: Phrase = { before: [], nouns: [], after: [], alternatives: [] };
  for (const predicate of where) add(phrase, predicate);
  const elsewhere = zones.filter((z) => z !== 'battlefield' && z !== 'stack');
  const onStack = zones.includes('stack');
  const fallback = elsewhere.length > 0 ? 'card' : onStack ? 'spell' : 'permanent';
  if (phrase.nouns.length === 0 && phrase.alternatives.length === 0) phrase.nouns.push(fallback);
  else if (elsewhere.length > 0 && !phrase.nouns.includes('card')) phrase.nouns.push('card');
  else if (onStack && !phrase.nouns.some((n) => /spell|ability/.test(n)))
    phrase.nouns.push('spell');
  const noun = [...phrase.before, listed(phrase.alternatives, 'or'), ...phrase.nouns]
    .filter((w) => w !== '')
    .join(' ');
  const zonesNamed = elsewhere.map((z) => (z === 'exile' ? z : withArticle(zoneName(z))));
  const place = elsewhere.length === 0 ? [] : [`in ${listed(zonesNamed, 'or')}`];
  return [noun, ...place, ...phrase.after].join(' ');
}

/** Qualities that are one word before the noun. */
const BEFORE = {
  colorless: 'colourless',
  colored: 'coloured',
  multicolored: 'multicoloured',
  faceDown: 'face-down',
} as const;

/** Qualities that are told after the noun in the same words always. */
const AFTER = {
  singleTarget: 'with a single target',
  chosenColor: 'of the chosen colour',
  chosenType: 'of the chosen type',
  attackedThisTurn: 'that attacked this turn',
} as const;

function add(phrase: Phrase, predicate: Predicate): void {
  switch (predicate.is) {
    case 'type':
      phrase.nouns.push(predicate.type.toLowerCase());
      return;
    case 'subtype':
      phrase.nouns.unshift(predicate.subtype);
      return;
    case 'supertype':
      phrase.before.push(predicate.supertype.toLowerCase());
      return;
    case 'permanent':
    case 'spell':
    case 'card':
    case 'token':
    case 'commander':
      phrase.nouns.push(predicate.is);
      return;
    case 'ability':
      phrase.nouns.push(predicate.kind === undefined ? 'ability' : `${predicate.kind} ability`);
      return;
    case 'permanentCard':
      phrase.nouns.push('permanent card');
      return;
    case 'kicked':
      phrase.before.push('kicked');
      return;
    case 'color':
      phrase.before.push(COLOUR_WORDS[predicate.color]);
      return;
    case 'colorless':
    case 'colored':
    case 'multicolored':
    case 'faceDown':
      phrase.before.push(BEFORE[predicate.is]);
      return;
    case 'singleTarget':
    case 'chosenColor':
    case 'chosenType':
    case 'attackedThisTurn':
      phrase.after.push(AFTER[predicate.is]);
      return;
    case 'tapped':
    case 'transformed':
    case 'attacking':
    case 'blocking':
    case 'blocked':
      phrase.before.push(predicate.is);
      return;
    case 'controlledBy':
      phrase.after.push(holding(predicate.player, 'control'));
      return;
    case 'ownedBy':
      phrase.after.push(holding(predicate.player, 'own'));
      return;
    case 'keyword':
      phrase.after.push(`with ${spaced(predicate.keyword)}`);
      return;
    case 'putThereThisTurn':
      phrase.after.push('put there this turn');
      return;
    case 'targetsOnly':
      phrase.after.push('with one target only');
      return;
    case 'manaCost':
      phrase.after.push(`with mana cost ${listed(predicate.costs, 'or')}`);
      return;
    case 'named':
      phrase.after.push(`named ${predicate.name}`);
      return;
    case 'manaValue':
      phrase.after.push(`with mana value ${compared(predicate.compare, predicate.to)}`);
      return;
    case 'power':
    case 'toughness':
      phrase.after.push(`with ${predicate.is} ${compared(predicate.compare, predicate.to)}`);
      return;
    case 'hasCounter':
      phrase.after.push(
        predicate.counter === undefined
          ? 'with a counter on it'
          : `with ${withArticle(predicate.counter)} counter on it`,
      );
      return;
    case 'attachedTo':
      phrase.after.push('attached to it');
      return;
    case 'object':
      if (predicate.object.ref === 'this') phrase.after.push('that is its own source');
      return;
    case 'not':
      addNot(phrase, predicate.not);
      return;
    case 'or':
      phrase.alternatives.push(...predicate.of.map((where) => nounOfAlternative(where)));
      return;
  }
}

/** One of several alternatives: its own noun, or the bare quality. */
function nounOfAlternative(where: readonly Predicate[]): string {
  const phrase: Phrase = { before: [], nouns: [], after: [], alternatives: [] };
  for (const predicate of where) add(phrase, predicate);
  return [...phrase.before, ...phrase.alternatives, ...phrase.nouns, ...phrase.after].join(' ');
}

function addNot(phrase: Phrase, not: Predicate): void {
  switch (not.is) {
    case 'type':
    case 'token':
    case 'commander':
      phrase.before.push(`non${not.is === 'type' ? not.type.toLowerCase() : not.is}`);
      return;
    case 'subtype':
      phrase.before.push(`non-${not.subtype}`);
      return;
    case 'supertype':
      phrase.before.push(`non${not.supertype.toLowerCase()}`);
      return;
    case 'color':
      phrase.before.push(`non${COLOUR_WORDS[not.color]}`);
      return;
    case 'tapped':
      phrase.before.unshift('untapped');
      return;
    case 'faceDown':
      phrase.before.unshift('face-up');
      return;
    case 'object':
      phrase.before.unshift('other');
      return;
    case 'controlledBy':
      phrase.after.push(`not under that player's control`);
      return;
    case 'keyword':
      phrase.after.push(`without ${spaced(not.keyword)}`);
      return;
    default:
      phrase.after.push(`that is not ${nounOfAlternative([not])}`);
  }
}

function compared(compare: Comparison, to: Amount): string {
  const n = amountWord(to);
  switch (compare) {
    case '=':
      return n;
    case '<':
      return `less than ${n}`;
    case '<=':
      return `${n} or less`;
    case '>':
      return `greater than ${n}`;
    case '>=':
      return `${n} or greater`;
    case '!=':
      return `other than ${n}`;
  }
}

/** What a filter looks for, without an article. */
export function filterWords(filter: Filter): string {
  return nounOf(filter.where, filter.zones);
}

/** The plural of a noun phrase: only the noun changes, not what follows it. */
export function pluralOfPhrase(noun: string): string {
  const at = noun.search(
    / (you|an opponent|players|each|its|that|in|with|without|named|of|not|attached|or) /,
  );
  if (at < 0) return pluralOf(noun);
  const rest = noun.slice(at);
  const alternative = /^ or /.test(rest);
  return alternative
    ? `${pluralOf(noun.slice(0, at))} or ${pluralOfPhrase(rest.slice(4))}`
    : `${pluralOf(noun.slice(0, at))}${rest}`;
}

/** "one creature", "up to two cards in a graveyard": what is to be chosen and how many. */
export function someOf(min: number, max: number, noun: string): string {
  const plural = pluralOfPhrase(noun);
  if (min === max) return counted(max, noun, plural);
  if (min === 0) return max === 1 ? `up to one ${noun}` : `up to ${numberWord(max)} ${plural}`;
  return `${numberWord(min)} to ${numberWord(max)} ${plural}`;
}
