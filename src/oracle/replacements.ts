import {
  COLOR_WORDS,
  type Condition,
  type Filter,
  type Replacement,
  type ReplacementEffect,
} from '../rules/authoring/language';
import { amountWords, countedWords } from './amounts';
import { conditionWords } from './conditions';
import type { Context } from './context';
import { exceptWords } from './copies';
import { paymentWords } from './costs';
import { eventWords, isItself } from './events';
import { keywordList } from './keywords';
import { producedWords } from './mana';
import { filterWords, nounPhrase } from './nouns';
import { objectWords } from './references';
import { tokenWords } from './tokens';
import { list, numberWord } from './words';

type Kind = Replacement['replace'];
type Of<K extends Kind> = Extract<Replacement, { replace: K }>;

const FACTORS: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };
const times = (factor: number): string => FACTORS[factor] ?? `${factor} times`;

/** What becomes of the event, after "instead" clauses of the event itself have been told. */
const REPLACEMENTS: { [K in Kind]: (replacement: Of<K>, context: Context) => string } = {
  entersTapped: () => 'tapped',
  entersWithCounters: ({ counter, count }, context) => {
    const words = countedWords(count, `${counter} counter`, context);
    const each = words.indexOf(' for each ');
    return each < 0
      ? `with ${words} on it`
      : `with ${words.slice(0, each)} on it${words.slice(each)}`;
  },
  entersWithAbilities: ({ abilities }, context) => `with ${list(keywordList(abilities, context))}`,
  entersAsCopy: ({ of, except, tapped }, context) =>
    `${tapped === true ? 'tapped ' : ''}as a copy of ${originalWords(of, context)}${exceptWords(except, context)}`,
  chooseAsEnters: ({ choose, except }) => {
    const others = (except ?? []).map((color) => COLOR_WORDS[color]);
    const thing = {
      color: 'a color',
      creatureType: 'a creature type',
      player: 'a player',
      name: 'a card name',
    }[choose];
    return `choose ${thing}${others.length === 0 ? '' : ` other than ${list(others, 'or')}`}`;
  },
  manaType: ({ mana, amount }) =>
    `it produces ${producedWords(mana, amount)} instead of any other type${amount === undefined ? '' : ' and amount'}`,
  manaTimes: ({ factor }) => `it produces ${times(factor)} as much of that mana instead`,
  tokensTimes: ({ factor }) => `it creates ${times(factor)} that many of those tokens instead`,
  countersTimes: ({ factor }) =>
    `it puts ${times(factor)} that many of those counters on that permanent instead`,
  countersPlus: ({ more }) =>
    `that many plus ${numberWord(more)} of those counters are put on it instead`,
  payAsEnters: ({ cost, unpaid }, context) =>
    `you may ${paymentWords(cost, context)}. If you don't, it enters ${list(unpaid.map((one) => oneWords(one, context)))}`,
  alsoCreates: ({ token, count }, context) => `create ${tokenWords(token, count, context)}`,
  damageTimes: ({ factor }) => `it deals ${factor === 2 ? 'double' : 'triple'} that damage instead`,
  moveTo: ({ zone }) =>
    zone === 'exile' ? 'exile it instead' : `put it into its owner's ${zone} instead`,
  prevent: ({ amount }, context) =>
    amount === 'all'
      ? 'prevent that damage'
      : `prevent ${amountWords(amount, context)} of that damage`,
  nothing: () => 'skip that event',
};

function oneWords(replacement: Replacement, context: Context): string {
  const writer: (replacement: never, context: Context) => string =
    REPLACEMENTS[replacement.replace];
  return writer(replacement as never, context);
}

/** A replacement effect as a sentence. */
export function replacementWords(
  effect: ReplacementEffect,
  condition: Condition | undefined,
  context: Context,
): string {
  const { event } = effect;
  if (event.event === 'moved' && event.to === 'battlefield' && effect.with.every(changesEntering))
    return enteringWords(effect, condition, context);
  const would = eventWords(event, context, 'would');
  const given = effect.when ?? condition;
  // What is doubled is said to be dealt to the same recipient, where any will do.
  const anyRecipient =
    event.event === 'damage' && event.toObject === undefined && event.toPlayer === undefined;
  const also = given === undefined ? '' : ` and ${conditionWords(given, context)}`;
  const words = list(effect.with.map((one) => oneWords(one, context)));
  const told = anyRecipient
    ? words.replace('that damage instead', 'that damage to that permanent or player instead')
    : words;
  return `if ${would}${also}, ${inEventsWords(told, event)}`;
}

/** What the event's own words make plainer: the kind of counter, the card that is exiled. */
function inEventsWords(words: string, event: ReplacementEffect['event']): string {
  if (event.event === 'countersPut' && event.counter !== undefined)
    return words.replace(/(?<=plus \w+) of those counters/, ` ${event.counter} counters`);
  return event.event === 'moved' && event.to === 'graveyard'
    ? words.replace(/^exile it instead and /, 'instead exile that card and ')
    : words;
}

/** "any creature on the battlefield", "a creature you control". */
function originalWords(of: Filter, context: Context): string {
  if (isOne(of)) return filterWords(of, 'any', context);
  return of.where.some(({ is }) => is === 'controlledBy')
    ? filterWords(of, 'a', context)
    : `${filterWords(of, 'any', context)} on the battlefield`;
}

/** One very object, whose place needs no words. */
const isOne = ({ where }: Filter): boolean => where.some((p) => p.is === 'object');

const changesEntering = ({ replace }: Replacement): boolean =>
  replace.startsWith('enters') || replace === 'payAsEnters' || replace === 'chooseAsEnters';

function enteringWords(
  effect: ReplacementEffect,
  condition: Condition | undefined,
  context: Context,
): string {
  const { event, with: replacements } = effect;
  if (event.event !== 'moved') return '';
  const itself = isItself(event.object);
  const given = effect.when ?? condition;
  const lead = given === undefined ? '' : `if ${conditionWords(given, context)}, `;
  const [first] = replacements;
  const counters = first?.replace === 'entersWithCounters';
  const what = itself
    ? objectWords({ ref: 'this' }, context)
    : nounPhrase(event.object, counters ? 'each' : 'bare', context);
  if (first?.replace === 'chooseAsEnters' || first?.replace === 'payAsEnters')
    return `as ${what} enters, ${list(replacements.map((one) => oneWords(one, context)))}`;
  if (first?.replace === 'entersAsCopy' && first.optional)
    return `${lead}you may have ${what} enter ${oneWords(first, context)}`;
  const words = replacements
    .map((one) => oneWords(one, context))
    .map((one) => (itself ? one : one.replace(/^with an? /, 'with an additional ')));
  const [tapped, ...others] = words;
  const how = tapped === 'tapped' ? [tapped, list(others)].join(' ').trim() : list(words);
  return `${lead}${what} ${itself || counters ? 'enters' : 'enter'} ${how}`;
}
