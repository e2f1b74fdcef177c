import type { Cost, CostPart } from '../abilities/costs';
import { cr, type RuleNumber } from '../citations';
import { amountOf, matches } from '../evaluate/match';
import { playersOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import { watchers } from '../happening/watchers';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { staticEffects } from '../restrictions/rules';
import { addBills, amountOfMana, billOf, billText, type ManaBill, NO_MANA } from './bill';
import { manaOf, otherParts } from './text';

/** A cost that is part of the total, before increases and reductions (601.2f). */
export interface CostComponent {
  readonly what:
    | 'manaCost'
    | 'alternative'
    | 'additional'
    | 'commanderTax'
    | 'activation'
    | 'asked';
  /** Null: there is no mana cost, which cannot be paid (118.6). */
  readonly cost: Cost | null;
  /** The keyword, or the name of the card that offers it. */
  readonly name?: string;
  readonly source: ObjectId | null;
  readonly cites: readonly RuleNumber[];
}

/** One step on the way to the total cost: what it changed, by whose effect, and how the mana stood after it. */
export interface CostStep {
  readonly what: CostComponent['what'] | 'increase' | 'reduction' | 'floor';
  readonly source: ObjectId | null;
  readonly name?: string;
  /** The symbols that were added or taken away. */
  readonly symbols: string;
  readonly after: string;
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

/** A change of what a spell costs, with its amount now. */
interface CostEffect {
  readonly source: ObjectId;
  readonly increase: number;
  readonly reduce: number;
  readonly floor: number;
}

/**
 * The total cost by 601.2f: mana cost or alternative cost, plus additional costs and increases, minus
 * reductions (generic mana only, 118.7a), then effects that set the least that it may be.
 * @param spell the spell, for effects that change what spells cost; null for an ability or another cost.
 */
export function totalCost(
  view: View,
  player: PlayerId,
  spell: ObjectId | null,
  components: readonly CostComponent[],
  x: number,
): TotalCost {
  let mana = NO_MANA;
  const steps: CostStep[] = [];
  const parts: CostPart[] = [];
  for (const component of components) {
    if (component.cost === null) continue;
    const bill = billOf(manaOf(component.cost), x);
    mana = addBills(mana, bill);
    parts.push(...otherParts(component.cost));
    const { cost: _, ...rest } = component;
    steps.push({ ...rest, symbols: billText(bill), after: billText(mana) });
  }
  const effects = spell === null ? [] : costEffects(view, player, spell);
  for (const { source, increase } of effects) {
    if (increase <= 0) continue;
    mana = { ...mana, generic: mana.generic + increase };
    steps.push(step('increase', source, increase, mana));
  }
  for (const { source, reduce } of effects) {
    if (reduce <= 0) continue;
    mana = { ...mana, generic: Math.max(0, mana.generic - reduce) };
    steps.push(step('reduction', source, reduce, mana));
  }
  for (const { source, floor } of effects) {
    const lacking = floor - amountOfMana(mana);
    if (lacking <= 0) continue;
    mana = { ...mana, generic: mana.generic + lacking };
    steps.push(step('floor', source, floor, mana));
  }
  const unpayable = components.some((c) => c.cost === null);
  return { mana, parts, steps, unpayable, text: billText(mana) };
}

const CITES: { readonly [W in 'increase' | 'reduction' | 'floor']: readonly RuleNumber[] } = {
  increase: [cr('601.2f'), cr('118.7')],
  reduction: [cr('601.2f'), cr('118.7a')],
  floor: [cr('601.2f')],
};

function step(
  what: 'increase' | 'reduction' | 'floor',
  source: ObjectId,
  amount: number,
  mana: ManaBill,
): CostStep {
  return { what, source, symbols: `{${amount}}`, after: billText(mana), cites: CITES[what] };
}

/** Whether any effect lowers the cost of the spell, or sets the least that it may be. */
export function isReducedOrFloored(view: View, player: PlayerId, spell: ObjectId): boolean {
  return costEffects(view, player, spell).some((e) => e.reduce > 0 || e.floor > 0);
}

function costEffects(view: View, player: PlayerId, spell: ObjectId): readonly CostEffect[] {
  return watchers(view.state, 'cost').flatMap((source) =>
    [...staticEffects(view, source)].flatMap(({ effect, scope }): CostEffect[] => {
      if (effect.effect !== 'cost') return [];
      if (!playersOf(view, scope, effect.by).includes(player)) return [];
      if (!matches(view, scope, effect.spells, spell)) return [];
      const amount = (a: typeof effect.increase) =>
        a === undefined ? 0 : amountOf(view, scope, a);
      return [
        {
          source,
          increase: amount(effect.increase),
          reduce: amount(effect.reduce),
          floor: effect.floor ?? 0,
        },
      ];
    }),
  );
}
