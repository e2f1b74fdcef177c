import type { Cost, CostPart } from '../abilities/costs';
import type { Amount, Filter } from '../abilities/references';

/** Parts of costs (118), and whole costs. */
export const pay = (...parts: Cost): Cost => parts;
export const mana = (symbols: string): CostPart => ({ pay: 'mana', mana: symbols });
export const tapThis: CostPart = { pay: 'tap' };
export const untapThis: CostPart = { pay: 'untap' };
export const exertThis: CostPart = { pay: 'exertThis' };
export const sacrificeThis: CostPart = { pay: 'sacrificeThis' };
export const life = (amount: Amount): CostPart => ({ pay: 'life', amount });
export const sacrificing = (what: Filter, count: Amount = 1): CostPart => ({
  pay: 'sacrifice',
  what,
  count,
});
export const tapping = (what: Filter, count: Amount = 1): CostPart => ({
  pay: 'tapPermanents',
  what,
  count,
});
export const discarding = (what: Filter, count: Amount = 1): CostPart => ({
  pay: 'discard',
  what,
  count,
});
export const exiling = (what: Filter, count: Amount = 1): CostPart => ({
  pay: 'exile',
  what,
  count,
});
export const removing = (counter: string, count: Amount = 1): CostPart => ({
  pay: 'removeCounters',
  counter,
  count,
});
export const loyalty = (amount: number | 'minusX'): CostPart => ({ pay: 'loyalty', amount });
export const removingFrom = (what: Filter, counter: string, count: Amount = 1): CostPart => ({
  pay: 'removeCountersFrom',
  what,
  counter,
  count,
});
