import { billOf, type DueSymbol, type ManaBill } from '../costs/bill';
import { follow } from '../effects/follow';
import type { Game } from '../engine/game';
import { viewOf } from '../happening/view';
import { Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Answer } from '../kernel/questions';
import type { State } from '../kernel/state';
import { type AsThough, matchMana, spendingOrder } from './match';
import { manaSources, type Outcome, type Source, tryActivation } from './sources';
import type { Mana } from './types';
import { mayBeSpent, usableMana } from './usable';

/** One mana ability to be activated for a payment. */
export interface ProposedActivation {
  readonly object: ObjectId;
  readonly ability: string;
  /** The mana to be chosen, in symbols, where the ability asks. */
  readonly mana?: string;
  /** The answers to all that the activation asks, in order. */
  readonly choices: readonly Answer[];
}

/**
 * A way to pay what the question now asks for (601.2g).
 * @param without sources that must not be used: permanents, or single abilities as `object:key`.
 * @returns null where no mana is asked for, or no way was found.
 */
export function proposePayment(
  game: Game,
  without: readonly (ObjectId | string)[] = [],
): readonly ProposedActivation[] | null {
  const { state, question } = game;
  if (question.kind !== 'payMana') return null;
  return findPayment(state, question.player, question.cost, {
    asThough: question.asThough ?? null,
    exclude: without,
    ...(question.about === undefined ? {} : { about: question.about }),
  });
}

/** For what mana is to be paid. */
export interface ProposalFor {
  /** What the question of the payment is about: the spell, the ability, the source of a mana ability. */
  readonly about?: ObjectId;
  /** The spell, for mana with a restriction (106.6); taken from `about` when left out. */
  readonly spell?: ObjectId | null;
  readonly asThough?: AsThough;
  /** Permanents that must not be used, or single abilities as `object:key`. */
  readonly exclude?: readonly (ObjectId | string)[];
}

/**
 * Which mana abilities to activate so that the pool can pay the cost: tapping alone before anything else,
 * sources with the fewest uses first; none that costs mana, or for which something has to be chosen.
 * @returns the activations in order, none where the pool pays already, or null where no way was found.
 */
export function findPayment(
  state: State,
  player: PlayerId,
  cost: string,
  purpose: ProposalFor = {},
): readonly ProposedActivation[] | null {
  const bill = billOf(cost, 0);
  const asThough = purpose.asThough ?? null;
  const spell = purpose.spell ?? spellOf(state, purpose.about);
  const pool = poolFor(state, player, spell);
  if (
    matchMana(
      bill,
      pool,
      pool.map((_, i) => i),
      asThough,
    ).paid
  )
    return [];
  const barred = new Set<ObjectId | string>([
    ...(purpose.exclude ?? []),
    ...busyWith(state, purpose.about),
  ]);
  const sources = manaSources(state, player)
    .filter((s) => !barred.has(s.object))
    .map((s) => ({
      ...s,
      outcomes: s.outcomes.filter((o) => !barred.has(`${s.object}:${o.key}`)),
    }))
    .map((s) => usableFor(state, player, s, spell));
  for (const tier of [0, 1]) {
    const among = sources.filter((s) => s.outcomes.length > 0 && (s.rank[0] ?? 0) <= tier);
    const plan = findPlan(bill, pool, among, asThough);
    if (plan === null) continue;
    if (!holds(state, player, bill, plan, spell, asThough)) continue;
    return plan.map(({ object, outcome }) => ({
      object,
      ability: outcome.key,
      choices: outcome.choices,
      ...(outcome.chosen === null ? {} : { mana: outcome.chosen }),
    }));
  }
  return null;
}

function spellOf(state: State, about: ObjectId | undefined): ObjectId | null {
  if (about === undefined) return null;
  return state.objects.get(about)?.onStack?.as === 'spell' ? about : null;
}

/** A permanent that itself pays for the ability by being tapped or leaving is of no use for mana. */
function busyWith(state: State, about: ObjectId | undefined): readonly ObjectId[] {
  if (about === undefined) return [];
  const onStack = state.objects.get(about)?.onStack;
  if (onStack === undefined || onStack === null) return [about];
  const { ability, source } = onStack;
  if (onStack.as !== 'activated' || ability?.kind !== 'activated') return [];
  const taken = ability.cost.some((part) => part.pay === 'tap' || part.pay.endsWith('This'));
  return taken ? [source] : [];
}

function poolFor(state: State, player: PlayerId, spell: ObjectId | null): readonly Mana[] {
  const pool = state.players[player]?.pool ?? [];
  const usable = usableMana(viewOf(state), player, pool, spell);
  return spendingOrder(pool, usable).flatMap((place): readonly Mana[] => {
    const mana = pool[place];
    return mana === undefined ? [] : [mana];
  });
}

function usableFor(state: State, player: PlayerId, source: Source, spell: ObjectId | null): Source {
  const view = viewOf(state);
  const outcomes = source.outcomes.flatMap((outcome): readonly Outcome[] => {
    const mana = outcome.mana.filter((m) => mayBeSpent(view, player, m, spell));
    return mana.length === 0 ? [] : [{ ...outcome, mana }];
  });
  return { ...source, outcomes };
}

interface Use {
  readonly object: ObjectId;
  readonly outcome: Outcome;
}

/** Mana that can come in one of several kinds; null: it lies in the pool. */
interface Unit {
  readonly kinds: readonly { readonly mana: Mana; readonly use: Use | null }[];
}

/** More combinations than are worth looking through. */
const MOST_COMBINATIONS = 2000;

function findPlan(
  bill: ManaBill,
  pool: readonly Mana[],
  sources: readonly Source[],
  asThough: AsThough,
): readonly Use[] | null {
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
  for (const [i, unit] of taken.entries()) {
    const use = unit === undefined ? null : pays(unit, slots[i] ?? null)?.use;
    if (use != null) uses.set(use.object, use);
  }
  return [...uses.values()];
}

function payable(mana: Mana, slot: DueSymbol | null, asThough: AsThough): boolean {
  const bill: ManaBill =
    slot === null ? { generic: 1, symbols: [] } : { generic: 0, symbols: [slot] };
  return matchMana(bill, [mana], [0], asThough).paid;
}

/** Leaves out uses that turn out not to be needed, the dearest first. */
function trimmed(
  bill: ManaBill,
  pool: readonly Mana[],
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

function pays(bill: ManaBill, mana: readonly Mana[], asThough: AsThough): boolean {
  return matchMana(
    bill,
    mana,
    mana.map((_, i) => i),
    asThough,
  ).paid;
}

/** Whether the plan does what it promises when its activations are done one after the other. */
function holds(
  state: State,
  player: PlayerId,
  bill: ManaBill,
  plan: readonly Use[],
  spell: ObjectId | null,
  asThough: AsThough,
): boolean {
  const work = new Work(state, follow);
  for (const { object, outcome } of plan) {
    if (tryActivation(work, player, object, outcome.key, outcome.choices) !== null) return false;
  }
  return pays(bill, poolFor(work.state, player, spell), asThough);
}
