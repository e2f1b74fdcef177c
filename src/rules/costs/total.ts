import type { Cost, CostPart } from '../abilities/costs';
import { cr, type RuleNumber } from '../citations';
import type { View } from '../evaluate/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { CostStep } from '../kernel/paying';
import {
  addBills,
  amountOfMana,
  billOf,
  billText,
  type ManaBill,
  NO_MANA,
  symbolText,
} from './bill';
import { type CostEffect, type CostSubject, costEffects } from './changes';
import { manaOf, otherParts } from './text';

/** A cost that is part of the total, before increases and reductions (601.2f). */
export interface CostComponent {
  readonly what: Exclude<CostStep['what'], 'increase' | 'reduction' | 'floor'>;
  /** Null: there is no mana cost, which cannot be paid (118.6). */
  readonly cost: Cost | null;
  /** The keyword, or the name of the card that offers it. */
  readonly name?: string;
  readonly source: ObjectId | null;
  readonly cites: readonly RuleNumber[];
}

/** The total cost of a spell or ability, locked in (601.2f). */
export interface TotalCost {
  readonly mana: ManaBill;
  readonly parts: readonly CostPart[];
  readonly steps: readonly CostStep[];
  /** Set where a cost is unpayable (118.6). */
  readonly unpayable: boolean;
  /** The mana in symbols, `"{2}{C}{U}{U}"`. */
  readonly text: string;
}

/**
 * The total cost by 601.2f: mana cost or alternative cost, plus additional costs and increases, minus
 * reductions (generic mana only, 118.7a), then effects that set the least that it may be.
 * @param first the sources of the reductions that the player applies first, in order; the rest follow.
 */
export function totalCost(
  view: View,
  player: PlayerId,
  subject: CostSubject,
  components: readonly CostComponent[],
  x: number,
  first: readonly ObjectId[] = [],
): TotalCost {
  let mana = NO_MANA;
  const steps: CostStep[] = [];
  const parts: CostPart[] = [];
  for (const component of components) {
    if (component.cost === null) continue;
    const plain = plainCost(component.cost, x);
    mana = mana === NO_MANA ? plain.bill : addBills(mana, plain.bill);
    parts.push(...plain.parts);
    const { cost: _, ...rest } = component;
    const after = mana === plain.bill ? plain.text : billText(mana);
    steps.push({ ...rest, symbols: plain.text, after });
  }
  const effects = costEffects(view, player, subject);
  for (const { source, increase } of effects) {
    if (increase <= 0) continue;
    mana = { ...mana, generic: mana.generic + increase };
    steps.push(step('increase', source, `{${increase}}`, mana));
  }
  for (const effect of inOrder(effects, first)) {
    if (effect.reduce > 0) {
      mana = reduced(mana, effect);
      steps.push(step('reduction', effect.source, `{${effect.reduce}}`, mana));
    }
    if (effect.reduceMana.length > 0) {
      mana = withoutSymbols(mana, effect);
      const symbols = effect.reduceMana.map(symbolText).join('');
      steps.push(step('reduction', effect.source, symbols, mana));
    }
  }
  for (const { source, floor } of effects) {
    const lacking = floor - amountOfMana(mana);
    if (lacking <= 0) continue;
    mana = { ...mana, generic: mana.generic + lacking };
    steps.push(step('floor', source, `{${floor}}`, mana));
  }
  const unpayable = components.some((c) => c.cost === null);
  return { mana, parts, steps, unpayable, text: steps.at(-1)?.after ?? billText(mana) };
}

interface PlainCost {
  readonly bill: ManaBill;
  readonly parts: readonly CostPart[];
  readonly text: string;
}

const plainCosts = new WeakMap<Cost, PlainCost>();

/** A cost by itself; kept where no X stands open in it, since many objects share it. */
function plainCost(cost: Cost, x: number): PlainCost {
  const known = x === 0 ? plainCosts.get(cost) : undefined;
  if (known !== undefined) return known;
  const bill = billOf(manaOf(cost), x);
  const plain = { bill, parts: otherParts(cost), text: billText(bill) };
  if (x === 0) plainCosts.set(cost, plain);
  return plain;
}

/** A reduction by generic mana (118.7a), not below the least that it leaves. */
function reduced(mana: ManaBill, { reduce, atLeast }: CostEffect): ManaBill {
  const most = Math.max(0, amountOfMana(mana) - atLeast);
  return { ...mana, generic: mana.generic - Math.min(reduce, mana.generic, most) };
}

/**
 * Less that mana: coloured and colourless symbols by like ones, hybrid ones by either half, else
 * generic mana by one (118.7b–d), unless only like mana is lowered; generic by generic (118.7a).
 */
function withoutSymbols(mana: ManaBill, { reduceMana, onlyLike }: CostEffect): ManaBill {
  let { generic } = mana;
  let symbols = [...mana.symbols];
  for (const one of reduceMana) {
    if (one.symbol === 'generic') {
      generic = Math.max(0, generic - one.amount);
      continue;
    }
    if (one.symbol !== 'mana') continue;
    const same = symbols.findIndex((s) => s.symbol === 'mana' && s.type === one.type);
    const half = symbols.findIndex(
      (s) => s.symbol === 'hybrid' && s.options.some((o) => o === one.type),
    );
    const at = same >= 0 ? same : half;
    if (at >= 0) symbols = symbols.filter((_, i) => i !== at);
    else if (!onlyLike) generic = Math.max(0, generic - 1);
  }
  return { generic, symbols };
}

function inOrder(
  effects: readonly CostEffect[],
  first: readonly ObjectId[],
): readonly CostEffect[] {
  const place = (e: CostEffect) => {
    const at = first.indexOf(e.source);
    return at < 0 ? first.length : at;
  };
  return [...effects].sort((a, b) => place(a) - place(b));
}

/**
 * The sources of reductions among which the player has to say which comes next, because the order makes a
 * difference (601.2f); empty where it makes none.
 */
export function reductionsToOrder(
  view: View,
  player: PlayerId,
  subject: CostSubject,
  components: readonly CostComponent[],
  x: number,
  first: readonly ObjectId[],
): readonly ObjectId[] {
  const open = costEffects(view, player, subject).filter(
    (e) => e.reduce > 0 && !first.includes(e.source),
  );
  const sources = [...new Set(open.map((e) => e.source))];
  if (sources.length < 2 || open.every((e) => e.atLeast === 0)) return [];
  const outcomes = orders(sources).map(
    (order) => totalCost(view, player, subject, components, x, [...first, ...order]).text,
  );
  return new Set(outcomes).size > 1 ? sources : [];
}

/** Every order of a few; of many, each one first. */
function orders(sources: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  if (sources.length <= 1) return [sources];
  return sources.flatMap((one) => {
    const rest = sources.filter((s) => s !== one);
    return sources.length > 5 ? [[one, ...rest]] : orders(rest).map((order) => [one, ...order]);
  });
}

const CITES: { readonly [W in 'increase' | 'reduction' | 'floor']: readonly RuleNumber[] } = {
  increase: [cr('601.2f'), cr('118.7')],
  reduction: [cr('601.2f'), cr('118.7a')],
  floor: [cr('601.2f')],
};

function step(
  what: 'increase' | 'reduction' | 'floor',
  source: ObjectId,
  symbols: string,
  mana: ManaBill,
): CostStep {
  return { what, source, symbols, after: billText(mana), cites: CITES[what] };
}
