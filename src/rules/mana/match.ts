import { type Color, MANA_TYPES, type ManaType } from '../abilities/values';
import { type DueSymbol, type ManaBill, symbolText } from '../costs/bill';
import type { ObjectId } from '../kernel/ids';
import type { Mana } from './types';

/** As though which colours mana may be spent (609.4b). */
export type AsThough = 'anyColor' | 'colorlessAsAnyColor' | null;

/** What is tapped or exiled in place of mana: it pays for one generic mana, or one of these colours (702.51a, 702.66a, 702.126a). */
export interface HelpingPayer {
  readonly helps: ObjectId;
  readonly colors: readonly Color[];
}

/** What pays for one mana of a bill. */
export type Payer = Mana | HelpingPayer;

/** What pays for a bill: the places in the pool, or what could not be paid. */
export type Matched =
  | {
      readonly paid: true;
      readonly places: readonly number[];
      /** The symbol that each of them pays, one for one. */
      readonly symbols: readonly string[];
    }
  | { readonly paid: false; readonly missing: ManaBill };

/** Symbols that the same mana pays, and how many of them there are. */
interface Slot {
  readonly pays: (payer: Payer) => boolean;
  readonly count: number;
  readonly symbol: DueSymbol | null;
}

/**
 * Finds which mana of a pool pays a bill, exactly: if any way exists, one is found (a matching of mana
 * to symbols). Mana earlier in `order` is spent before mana later in it.
 */
export function matchMana(
  bill: ManaBill,
  pool: readonly Payer[],
  order: readonly number[],
  asThough: AsThough,
): Matched {
  let best: Matched | null = null;
  for (const plain of withoutMonoHybrid(bill)) {
    const matched = matchPlain(plain, pool, order, asThough);
    if (matched.paid) return matched;
    best ??= matched;
  }
  return best ?? { paid: false, missing: bill };
}

/** Each way to read the monocolored hybrid symbols ({2/W}), coloured halves first (107.4e). */
function withoutMonoHybrid(bill: ManaBill): readonly ManaBill[] {
  const at = bill.symbols.findIndex(
    (s) => s.symbol === 'hybrid' && s.options.some((o) => typeof o === 'number'),
  );
  const symbol = bill.symbols[at];
  if (symbol?.symbol !== 'hybrid') return [bill];
  const rest = bill.symbols.filter((_, i) => i !== at);
  const colored = symbol.options.filter((o): o is ManaType => typeof o !== 'number');
  const amount = Math.max(...symbol.options.map((o) => (typeof o === 'number' ? o : 0)));
  return [
    ...withoutMonoHybrid({
      generic: bill.generic,
      symbols: [...rest, { symbol: 'hybrid', options: colored }],
    }),
    ...withoutMonoHybrid({ generic: bill.generic + amount, symbols: rest }),
  ];
}

function matchPlain(
  bill: ManaBill,
  pool: readonly Payer[],
  order: readonly number[],
  asThough: AsThough,
): Matched {
  const slots = slotsOf(bill, asThough);
  const taken: number[][] = slots.map(() => []);
  const need = slots.reduce((sum, s) => sum + s.count, 0);
  let used = 0;
  const fruitless = new Set<string>();
  for (const place of order) {
    if (used === need) break;
    const mana = pool[place];
    if (mana === undefined) continue;
    // Mana that is alike to mana that found no place finds none either: taking more never frees any.
    const alike = likeness(mana);
    if (fruitless.has(alike)) continue;
    if (augment(place, slots, taken, pool, new Set())) used += 1;
    else fruitless.add(alike);
  }
  if (used === need) return paidBy(slots, taken);
  return { paid: false, missing: missingOf(slots, taken) };
}

function paidBy(slots: readonly Slot[], taken: readonly (readonly number[])[]): Matched {
  const pairs = slots.flatMap(({ symbol }, i) =>
    (taken[i] ?? []).map((place) => [place, symbol === null ? '{1}' : symbolText(symbol)] as const),
  );
  pairs.sort(([a], [b]) => a - b);
  return {
    paid: true,
    places: pairs.map(([place]) => place),
    symbols: pairs.map(([, symbol]) => symbol),
  };
}

/** Takes in one more mana, moving those already placed where needed (an augmenting path). */
function augment(
  place: number,
  slots: readonly Slot[],
  taken: number[][],
  pool: readonly Payer[],
  seen: Set<number>,
): boolean {
  const mana = pool[place];
  if (mana === undefined) return false;
  for (const [i, slot] of slots.entries()) {
    const list = taken[i];
    if (list === undefined || seen.has(i) || !slot.pays(mana)) continue;
    seen.add(i);
    if (list.length < slot.count) {
      list.push(place);
      return true;
    }
    for (const [at, other] of list.entries()) {
      if (!augment(other, slots, taken, pool, seen)) continue;
      list[at] = place;
      return true;
    }
  }
  return false;
}

function slotsOf(bill: ManaBill, asThough: AsThough): readonly Slot[] {
  const slots = new Map<string, { pays: Slot['pays']; count: number; symbol: DueSymbol }>();
  for (const symbol of bill.symbols) {
    const key = JSON.stringify(symbol);
    const known = slots.get(key);
    if (known === undefined) slots.set(key, { pays: paysFor(symbol, asThough), count: 1, symbol });
    else known.count += 1;
  }
  const generic: Slot = { pays: () => true, count: bill.generic, symbol: null };
  return bill.generic > 0 ? [...slots.values(), generic] : [...slots.values()];
}

function likeness(payer: Payer): string {
  if ('helps' in payer) return `helps ${payer.colors.join('')}`;
  return `${payer.type}${payer.snow === true ? 'S' : ''}`;
}

function paysFor(symbol: DueSymbol, asThough: AsThough): (payer: Payer) => boolean {
  if (symbol.symbol === 'snow') return (payer) => !('helps' in payer) && payer.snow === true;
  const types: readonly (ManaType | number)[] =
    symbol.symbol === 'mana' ? [symbol.type] : symbol.options;
  const colored = types.some((t) => t !== 'C' && typeof t !== 'number');
  return (payer) => {
    if ('helps' in payer) return payer.colors.some((c) => types.includes(c));
    return (
      types.includes(payer.type) ||
      (colored && asThough === 'anyColor') ||
      (colored && asThough === 'colorlessAsAnyColor' && payer.type === 'C')
    );
  };
}

function missingOf(slots: readonly Slot[], taken: readonly (readonly number[])[]): ManaBill {
  let generic = 0;
  const symbols: DueSymbol[] = [];
  for (const [i, slot] of slots.entries()) {
    const lacking = slot.count - (taken[i]?.length ?? 0);
    const { symbol } = slot;
    if (symbol === null) generic += lacking;
    else for (let n = 0; n < lacking; n += 1) symbols.push(symbol);
  }
  return { generic, symbols };
}

/**
 * The order in which mana of a pool is spent where nothing else is said: mana with a restriction first,
 * then what there is most of, colourless before coloured.
 */
export function spendingOrder(pool: readonly Mana[], usable: readonly number[]): readonly number[] {
  const count = (mana: Mana) => pool.filter((m) => m.type === mana.type).length;
  const rank = (place: number): readonly number[] => {
    const mana = pool[place];
    if (mana === undefined) return [];
    return [
      mana.restriction === undefined ? 1 : 0,
      mana.snow === true ? 1 : 0,
      mana.type === 'C' ? 0 : 1,
      -count(mana),
      MANA_TYPES.indexOf(mana.type),
    ];
  };
  const ranks = new Map(usable.map((place) => [place, rank(place)]));
  return [...usable].sort((a, b) => compareRanks(ranks.get(a) ?? [], ranks.get(b) ?? []) || a - b);
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [i, x] of a.entries()) {
    const difference = x - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
