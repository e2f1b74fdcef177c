import type { Amount, Comparison, Filter, ObjectRef } from '../rules/authoring/language';
import { colorList } from './colors';
import type { Context } from './context';
import { objectPossessive, objectWords, playerPossessive } from './references';
import { list, numberWord, plural, withArticle } from './words';

type AmountKind = Exclude<Amount, number>['amount'];
type AmountOf<K extends AmountKind> = Extract<Amount, { amount: K }>;

const AMOUNTS: { [K in AmountKind]: (amount: AmountOf<K>, context: Context) => string } = {
  x: () => 'X',
  count: ({ of }, context) =>
    `the number of ${placed(context.writers.group(of, context))}${isPlaced(of) ? '' : ' on the battlefield'}`,
  kinds: ({ of, among }, context) =>
    `the number of ${of === 'color' ? 'colors' : 'card types'} among ${context.writers.group(among, context)}`,
  countBound: ({ name }, context) =>
    `the number of ${objectWords({ ref: 'bound', name }, context)}`,
  power: ({ of }, context) => `${objectPossessive(of, context)} power`,
  toughness: ({ of }, context) => `${objectPossessive(of, context)} toughness`,
  manaValue: ({ of }, context) => `${objectPossessive(of, context)} mana value`,
  counters: ({ on, counter }, context) =>
    `the number of ${plural(`${counter} counter`)} on ${countersOwner(on, context)}`,
  total: ({ value, of }, context) =>
    `the total ${value === 'manaValue' ? 'mana value' : value} of ${'ref' in of ? objectWords(of, context) : context.writers.group(of, context)}`,
  devotion: ({ player, colors }, context) =>
    `${playerPossessive(player, context)} devotion to ${colorList(colors)}`,
  handSize: ({ player }, context) =>
    `the number of cards in ${playerPossessive(player, context)} hand`,
  life: ({ player }, context) => `${playerPossessive(player, context)} life total`,
  timesKicked: () => 'the number of times it was kicked',
  castBefore: () => 'the number of spells cast before it this turn',
  manaSpent: () => 'the amount of mana spent to cast it',
  event: () => 'that much',
  bound: () => 'that number',
  sum: ({ of }, context) =>
    list(of.map((one) => amountWords(one, context))).replaceAll(' and ', ' plus '),
  times: ({ factor, of }, context) =>
    factor === 2
      ? `twice ${amountWords(of, context)}`
      : `${factor} times ${amountWords(of, context)}`,
  difference: () => 'the difference',
};

/** What is counted is in its place, and not taken from it. */
const placed = (words: string): string =>
  words.replace(/ from (a graveyard|[\w' ]*(?:graveyard|hand|library|exile))/, (_, place) =>
    place === 'a graveyard' ? ' in all graveyards' : ` in ${place}`,
  );

const TELLING = ['controlledBy', 'attachedTo', 'attacking', 'blocking', 'spell', 'object'];

/** Whether a zone, or a quality of what is counted, makes it plain where that is. */
const isPlaced = ({ zones, where }: Filter): boolean =>
  zones !== undefined ||
  where.some((p) => TELLING.includes(p.is) || (p.is === 'not' && p.not.is === 'controlledBy'));

/** Counters are always on something named in full, never on "it". */
const countersOwner = (on: ObjectRef, context: Context): string =>
  on.ref === 'this' || (on.ref === 'event' && context.eventIsThis)
    ? context.self
    : objectWords(on, context);

/** The amount as a number or as what it is equal to. */
export function amountWords(amount: Amount, context: Context): string {
  if (typeof amount === 'number') return String(amount);
  const writer: (amount: never, context: Context) => string = AMOUNTS[amount.amount];
  return writer(amount as never, context);
}

/** Whether the amount is said in front of its noun: a number, X, "that much". */
const isPlain = (amount: Amount): boolean =>
  typeof amount === 'number' || amount.amount === 'x' || amount.amount === 'event';

/** Whether the amount is counted or taken from something: "X, where X is …". */
export const isCounted = (amount: Amount): boolean =>
  typeof amount === 'object' && !['x', 'event', 'times', 'timesKicked'].includes(amount.amount);

/** "a card", "two cards", "X cards", "cards equal to …". */
export function countedWords(amount: Amount, noun: string, context: Context): string {
  if (amount === 1) return withArticle(noun);
  if (typeof amount === 'number') return `${numberWord(amount)} ${plural(noun)}`;
  if (amount.amount === 'event') return `that many ${plural(noun)}`;
  if (amount.amount === 'x') return `X ${plural(noun)}`;
  if (amount.amount === 'times' && typeof amount.of === 'object' && amount.of.amount === 'x')
    return `${amountWords(amount, context)} ${plural(noun)}`;
  const each = forEachWords(amount, context);
  if (each !== '') return `${withArticle(noun)} ${each}`;
  return `${plural(noun)} equal to ${amountWords(amount, context)}`;
}

/** "3 life", "that much damage", "life equal to its power". */
export const massWords = (amount: Amount, noun: string, context: Context): string =>
  isPlain(amount)
    ? `${amountWords(amount, context)} ${noun}`
    : `${noun} equal to ${amountWords(amount, context)}`;

/** "3 life", "2 life for each creature you control". */
export function lifeWords(amount: Amount, context: Context): string {
  const times = typeof amount === 'object' && amount.amount === 'times' ? amount : undefined;
  const counted = times?.of ?? amount;
  const each =
    typeof counted === 'object' && counted.amount === 'count' ? forEachWords(counted, context) : '';
  return each === '' ? massWords(amount, 'life', context) : `${times?.factor ?? 1} life ${each}`;
}

/** "for each …", where the amount counts one by one; else nothing. */
export function forEachWords(amount: Amount, context: Context): string {
  if (typeof amount === 'number') return '';
  if (amount.amount === 'manaSpent') return 'for each mana spent to cast it';
  if (amount.amount === 'timesKicked') return 'for each time it was kicked';
  if (amount.amount === 'counters')
    return `for each ${amount.counter} counter on ${countersOwner(amount.on, context)}`;
  if (amount.amount === 'kinds') {
    const among = placed(context.writers.group(amount.among, context));
    return `for each ${amount.of === 'color' ? 'color' : 'card type'} among ${among}`;
  }
  if (amount.amount !== 'count') return '';
  const { of } = amount;
  const one = placed(context.writers.one(of, context));
  return `for each ${one}${isPlaced(of) ? '' : ' on the battlefield'}`;
}

/** "4 or greater", "less than five". */
export function comparisonWords(compare: Comparison, than: string): string {
  switch (compare) {
    case '=':
      return than.includes(' ') ? `equal to ${than}` : than;
    case '>=':
      return `${than} or greater`;
    case '<=':
      return `${than} or less`;
    case '>':
      return `greater than ${than}`;
    case '<':
      return `less than ${than}`;
    case '!=':
      return `other than ${than}`;
  }
}
