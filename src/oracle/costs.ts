import type { Amount, Cost, CostPart, Filter } from '../rules/authoring/language';
import { amountWords, countedWords, massWords } from './amounts';
import type { Context } from './context';
import { mention } from './context';
import { filterWords } from './nouns';
import { objectWords } from './references';
import { list } from './words';

type PartKind = CostPart['pay'];
type Writer<K extends PartKind> = (part: Extract<CostPart, { pay: K }>, context: Context) => string;

const chosen = (what: Filter, count: Amount, context: Context): string =>
  count === 1
    ? filterWords(what, 'a', context)
    : filterWords(what, typeof count === 'number' ? count : { words: 'X' }, context);

const TAPPED = { is: 'tapped' } as const;
const UNTAPPED = { is: 'not', not: TAPPED } as const;

/** As many cards as there are in the hand, of whatever kind. */
const isWholeHand = (what: Filter, count: Amount): boolean =>
  what.where.every(({ is }) => is === 'ownedBy') &&
  typeof count === 'object' &&
  count.amount === 'handSize' &&
  count.player.player === 'you';

/** "this creature", "this card" in other zones. */
const THIS = { ref: 'this' } as const;

const PARTS: { [K in PartKind]: Writer<K> } = {
  mana: ({ mana }) => mana,
  tap: () => '{T}',
  untap: () => '{Q}',
  life: ({ amount }, context) => `pay ${massWords(amount, 'life', context)}`,
  exertThis: (_, context) => `exert ${objectWords(THIS, context)}`,
  sacrificeThis: (_, context) => `sacrifice ${objectWords(THIS, context)}`,
  exileThis: (_, context) => `exile ${objectWords(THIS, context)}${fromWords(context)}`,
  discardThis: () => 'discard this card',
  sacrifice: ({ what, count }, context) => `sacrifice ${chosen(what, count, context)}`,
  tapPermanents: ({ what, count }, context) =>
    `tap ${chosen({ ...what, where: [UNTAPPED, ...what.where] }, count, context)}`,
  tapPower: ({ what, power }, context) =>
    `tap any number of ${filterWords({ ...what, where: [UNTAPPED, ...what.where] }, 'bare', context)} with total power ${amountWords(power, context)} or greater`,
  untapPermanents: ({ what, count }, context) =>
    `untap ${chosen({ ...what, where: [TAPPED, ...what.where.filter(({ is }) => is !== 'tapped')] }, count, context)}`,
  discard: ({ what, count }, context) =>
    isWholeHand(what, count)
      ? 'discard your hand'
      : `discard ${chosen({ where: [...what.where, { is: 'card' }] }, count, context)}`,
  exile: ({ what, count }, context) => `exile ${chosen(ofYours(what), count, context)}`,
  return: ({ what, count }, context) =>
    `return ${chosen(yours(what), count, context)} to ${count === 1 ? 'its' : 'their'} owner's hand`,
  removeCounters: ({ counter, count }, context) =>
    `remove ${countedWords(count, `${counter} counter`, context)} from ${objectWords(THIS, context)}`,
  putCounters: ({ counter, count }, context) =>
    `put ${countedWords(count, `${counter} counter`, context)} on ${objectWords(THIS, context)}`,
  removeCountersFrom: ({ what, counter, count }, context) =>
    `remove ${countedWords(count, `${counter} counter`, context)} from ${filterWords(what, 'a', context)}`,
  loyalty: ({ amount }) => loyaltyWords(amount),
};

/** What is returned as a cost is under the payer's control. */
const yours = (what: Filter): Filter =>
  what.where.some(({ is }) => is === 'controlledBy')
    ? what
    : { ...what, where: [...what.where, { is: 'controlledBy', player: { player: 'you' } }] };

/** Cards in a hand or graveyard that are exiled as a cost are the payer's own. */
const ofYours = (what: Filter): Filter =>
  what.zones === undefined || what.where.some(({ is }) => is === 'ownedBy')
    ? what
    : { ...what, where: [...what.where, { is: 'ownedBy', player: { player: 'you' } }] };

/** " from your graveyard" of a card whose ability works there. */
const fromWords = (context: Context): string => {
  const zone = context.bound.get('this from');
  return zone === undefined ? '' : ` from your ${zone}`;
};

function loyaltyWords(amount: number | 'minusX'): string {
  if (amount === 'minusX') return '−X';
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

function partWords(part: CostPart, context: Context): string {
  const writer: (part: never, context: Context) => string = PARTS[part.pay];
  return writer(part as never, context);
}

/** The parts of an activation cost, each with a capital. */
export const activationWords = (cost: Cost, context: Context): string =>
  cost
    .map((part) => partWords(part, context))
    .map((words) => words.charAt(0).toUpperCase() + words.slice(1))
    .join(', ');

/** A cost in the middle of a sentence: "pay {2}", "pay 1 life and exile a blue card from your hand". */
export const paymentWords = (cost: Cost, context: Context): string =>
  list(cost.map((part) => (part.pay === 'mana' ? `pay ${part.mana}` : partWords(part, context))));

/** The cost after a keyword: "{2}", "—Pay 3 life." */
export function keywordCost(cost: Cost, context: Context): string {
  const onlyMana = cost.every(({ pay }) => pay === 'mana');
  if (onlyMana) return ` ${cost.map((part) => partWords(part, context)).join('')}`;
  return `—${activationWords(cost, context)}.`;
}

/** Costs that spoke of the object let the effect say "it". */
export const noteCost = (cost: Cost, context: Context): void => {
  if (cost.some(({ pay }) => pay === 'removeCounters' || pay === 'putCounters'))
    mention(context, 'this');
};
