import type { Cost } from '../abilities/costs';
import { billOf, billText } from './bill';
import { manaOf, otherParts } from './text';

/** The cost paid so many times at once (118.1); nothing where that is not once. */
export function timesCost(cost: Cost, times: number): Cost {
  if (times === 1) return cost;
  const count = Math.max(0, times);
  const mana = manaOf(cost).repeat(count);
  const parts = Array.from({ length: count }, () => otherParts(cost)).flat();
  return mana === '' ? parts : [{ pay: 'mana', mana: gathered(mana) }, ...parts];
}

/** Symbols in their customary order, numbers added up; X and Phyrexian symbols are left for the payment. */
function gathered(mana: string): string {
  return /[XP]\}/.test(mana) ? mana : billText(billOf(mana, 0));
}
