import type {
  Amount,
  Comparison,
  Condition,
  EventPattern,
  Filter,
  ObjectRef,
  PlayerRef,
  Players,
  Predicate,
} from '../abilities/references';
import type { Color } from '../abilities/values';
import { you } from './nouns';

/** Numbers that the text gives. */
export const X: Amount = { amount: 'x' };
export const eventAmount: Amount = { amount: 'event' };
export const timesKicked: Amount = { amount: 'timesKicked' };
export const countOf = (of: Filter): Amount => ({ amount: 'count', of });
export const powerOf = (of: ObjectRef): Amount => ({ amount: 'power', of });
export const toughnessOf = (of: ObjectRef): Amount => ({ amount: 'toughness', of });
export const manaValueOf = (of: ObjectRef): Amount => ({ amount: 'manaValue', of });
export const countersOn = (on: ObjectRef, counter: string): Amount => ({
  amount: 'counters',
  on,
  counter,
});
export const totalOf = (value: 'power' | 'toughness', of: Filter | ObjectRef): Amount => ({
  amount: 'total',
  value,
  of,
});
export const devotionTo = (...colors: readonly Color[]): Amount => ({
  amount: 'devotion',
  player: you,
  colors,
});
export const handSize = (player: PlayerRef = you): Amount => ({ amount: 'handSize', player });
export const negative = (of: Amount): Amount => ({ amount: 'times', factor: -1, of });
export const plus = (...of: readonly Amount[]): Amount => ({ amount: 'sum', of });
export const difference = (of: Amount, less: Amount): Amount => ({
  amount: 'difference',
  of,
  less,
});

/** Conditions. */
export const isMonarch = (player: Players = { player: 'you' }): Condition => ({
  if: 'monarch',
  player,
});
export const wasKicked: Condition = { if: 'kicked' };
export const wasCast = (object: ObjectRef): Condition => ({ if: 'wasCast', object });
export const compare = (left: Amount, sign: Comparison, right: Amount): Condition => ({
  if: 'compare',
  left,
  compare: sign,
  right,
});
export const exists = (filter: Filter, atLeast?: Amount): Condition =>
  atLeast === undefined ? { if: 'exists', filter } : { if: 'exists', filter, atLeast };
export const matches = (object: ObjectRef, ...where: readonly Predicate[]): Condition => ({
  if: 'matches',
  object,
  where,
});
export const happened = (event: EventPattern): Condition => ({ if: 'happened', event });
export const shareColor = (group: ObjectRef): Condition => ({ if: 'shareColor', objects: group });
export const unless = (not: Condition): Condition => ({ if: 'not', not });
