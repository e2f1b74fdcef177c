import type { Cost, CostPart } from '../abilities/costs';
import { parseManaCost } from '../mana/cost';

/** The name of a cost among the costs of one object: its mana symbols, and a word for each other part. */
export function costName(cost: Cost): string {
  return cost.map((part) => (part.pay === 'mana' ? part.mana : part.pay)).join('');
}

/** Whether a cost has the tap symbol (107.5). */
export function hasTapSymbol(cost: Cost): boolean {
  return cost.some((part) => part.pay === 'tap');
}

/** Whether a cost has the untap symbol (107.6). */
export function hasUntapSymbol(cost: Cost): boolean {
  return cost.some((part) => part.pay === 'untap');
}

/** Whether it is the cost of a loyalty ability (606.2). */
export function hasLoyaltySymbol(cost: Cost): boolean {
  return cost.some((part) => part.pay === 'loyalty');
}

/** The mana symbols of a cost in a row. */
export function manaOf(cost: Cost): string {
  return cost.map((part) => (part.pay === 'mana' ? part.mana : '')).join('');
}

/** Its parts other than mana. */
export function otherParts(cost: Cost): readonly CostPart[] {
  return cost.filter((part) => part.pay !== 'mana');
}

/** Whether an {X} or X stands in a cost (107.3a). */
export function hasX(cost: Cost): boolean {
  return cost.some((part) =>
    part.pay === 'mana'
      ? parseManaCost(part.mana).some((s) => s.symbol === 'x')
      : part.pay === 'loyalty'
        ? part.amount === 'minusX'
        : mentionsX(part),
  );
}

const withX = new WeakMap<object, boolean>();

/** Whether "X" stands anywhere in a piece of text as data. */
export function mentionsX(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const known = withX.get(node);
  if (known !== undefined) return known;
  const found =
    ('amount' in node && node.amount === 'x') ||
    Object.values(node).some((inner) => mentionsX(inner));
  withX.set(node, found);
  return found;
}

/** A total cost to read: its mana, {T} and {Q}, and a word for each other part. */
export function costText(cost: {
  readonly text: string;
  readonly parts: readonly CostPart[];
}): string {
  const mana = cost.text === '{0}' && cost.parts.length > 0 ? [] : [cost.text];
  const parts = cost.parts.map((part) => {
    if (part.pay === 'tap') return '{T}';
    if (part.pay === 'untap') return '{Q}';
    return part.pay === 'loyalty' ? loyaltyText(part.amount) : part.pay;
  });
  return [...mana, ...parts].join(', ');
}

function loyaltyText(amount: number | 'minusX'): string {
  if (amount === 'minusX') return '−X';
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';
}
