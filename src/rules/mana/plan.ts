import { amountOfMana, type DueSymbol, type ManaBill } from '../costs/bill';
import type { ObjectId } from '../kernel/ids';
import { type AsThough, matchMana, type Payer } from './match';
import type { Outcome, Source } from './sources';

/** A source put to use. */
export interface Use {
  readonly object: ObjectId;
  readonly outcome: Outcome;
}

/** Mana that can come in one of several kinds; null: it lies in the pool. */
interface Unit {
  readonly kinds: readonly { readonly mana: Payer; readonly use: Use | null }[];
}

/** More combinations than are worth looking through. */
const MOST_COMBINATIONS = 2000;

/**
 * Which sources to put to use so that the bill can be paid with them and the pool: earlier ones before later
 * ones, and none that is not needed. Null where no way was found.
 */
export function findPlan(
  bill: ManaBill,
  pool: readonly Payer[],
  sources: readonly Source[],
  asThough: AsThough,
): readonly Use[] | null {
  const most = sources.reduce(
    (sum, s) => sum + Math.max(...s.outcomes.map((o) => o.mana.length)),
    0,
  );
  if (pool.length + most < amountOfMana(bill)) return null;
  // A source of one mana at a time is a unit of several kinds, which matching deals with exactly. For one
  // that makes several at once in different ways, each way is looked at.
  const several = sources.filter((s) => s.outcomes.length > 1 && !s.outcomes.every(isSingle));
  for (const fixed of combinations(several)) {
    const units: Unit[] = pool.map((mana) => ({ kinds: [{ mana, use: null }] }));
    for (const source of sources) units.push(...unitsOf(source, fixed.get(source.object)));
    const uses = matchUnits(bill, units, asThough);
    if (uses !== null) return trimmed(bill, pool, uses, asThough);
  }
  return null;
}

function isSingle(outcome: Outcome): boolean {
  return outcome.mana.length === 1;
}

function* combinations(sources: readonly Source[]): Iterable<ReadonlyMap<ObjectId, Outcome>> {
  let count = 0;
  const walk = function* (
    i: number,
    chosen: ReadonlyMap<ObjectId, Outcome>,
  ): Iterable<ReadonlyMap<ObjectId, Outcome>> {
    const source = sources[i];
    if (source === undefined) {
      count += 1;
      yield chosen;
      return;
    }
    for (const outcome of source.outcomes) {
      if (count >= MOST_COMBINATIONS) return;
      yield* walk(i + 1, new Map([...chosen, [source.object, outcome]]));
    }
  };
  yield* walk(0, new Map());
}

function unitsOf(source: Source, fixed: Outcome | undefined): readonly Unit[] {
  const { object } = source;
  const [first] = source.outcomes;
  const outcome = fixed ?? (source.outcomes.length === 1 ? first : undefined);
  if (outcome !== undefined) {
    return outcome.mana.map((mana) => ({ kinds: [{ mana, use: { object, outcome } }] }));
  }
  const kinds = source.outcomes.flatMap((o) =>
    o.mana.map((mana) => ({ mana, use: { object, outcome: o } })),
  );
  return [{ kinds }];
}

/** Matches units to the symbols of the bill, earlier ones first; null where not all can be paid. */
function matchUnits(
  bill: ManaBill,
  units: readonly Unit[],
  asThough: AsThough,
): readonly Use[] | null {
  const slots: readonly (DueSymbol | null)[] = [
    ...bill.symbols,
    ...Array.from({ length: bill.generic }, () => null),
  ];
  const pays = (unit: Unit, slot: DueSymbol | null) =>
    unit.kinds.find((k) => payable(k.mana, slot, asThough));
  const taken: (Unit | undefined)[] = slots.map(() => undefined);
  const place = (unit: Unit, seen: Set<number>): boolean => {
    for (const [i, slot] of slots.entries()) {
      if (seen.has(i) || pays(unit, slot) === undefined) continue;
      seen.add(i);
      const other = taken[i];
      if (other !== undefined && !place(other, seen)) continue;
      taken[i] = unit;
      return true;
    }
    return false;
  };
  let paid = 0;
  for (const unit of units) {
    if (paid === slots.length) break;
    if (place(unit, new Set())) paid += 1;
  }
  if (paid < slots.length) return null;
  const uses = new Map<ObjectId, Use>();
  for (const unit of units) {
    const at = taken.indexOf(unit);
    const use = at < 0 ? null : pays(unit, slots[at] ?? null)?.use;
    if (use != null) uses.set(use.object, use);
  }
  return [...uses.values()];
}

function payable(mana: Payer, slot: DueSymbol | null, asThough: AsThough): boolean {
  const bill: ManaBill =
    slot === null ? { generic: 1, symbols: [] } : { generic: 0, symbols: [slot] };
  return matchMana(bill, [mana], [0], asThough).paid;
}

/** Leaves out uses that turn out not to be needed, the dearest first. */
function trimmed(
  bill: ManaBill,
  pool: readonly Payer[],
  uses: readonly Use[],
  asThough: AsThough,
): readonly Use[] {
  let kept = uses;
  for (const use of [...uses].reverse()) {
    const without = kept.filter((u) => u !== use);
    if (pays(bill, [...pool, ...without.flatMap((u) => u.outcome.mana)], asThough)) kept = without;
  }
  return kept;
}

/** Whether that pays the whole bill. */
export function pays(bill: ManaBill, mana: readonly Payer[], asThough: AsThough): boolean {
  return matchMana(
    bill,
    mana,
    mana.map((_, i) => i),
    asThough,
  ).paid;
}
