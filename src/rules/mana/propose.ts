import { billOf, type ManaBill } from '../costs/bill';
import { helpColors, helpersFor, isHelped, isHelpingWay } from '../costs/helping';
import { follow } from '../effects/follow';
import type { Game } from '../engine/game';
import { viewOf } from '../happening/view';
import { Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Answer, Helper } from '../kernel/questions';
import type { State } from '../kernel/state';
import { type AsThough, matchMana, type Payer, spendingOrder } from './match';
import { findPlan, type Use } from './plan';
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
 * @param helping what is to be named besides, each to pay for a mana of its own (702.51a and its like).
 * @returns what else is to be activated, or null where no mana is asked for, or no way was found.
 */
export function proposePayment(
  game: Game,
  without: readonly (ObjectId | string)[] = [],
  helping: readonly Helper[] = [],
): readonly ProposedActivation[] | null {
  const { state, question } = game;
  if (question.kind !== 'payMana') return null;
  return findPayment(state, question.player, question.cost, {
    asThough: question.asThough ?? null,
    exclude: [...without, ...(question.busy ?? [])],
    named: [...(question.helpers?.named ?? []), ...helping],
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
  /** What was named already to pay by being tapped or exiled (702.51a and its like). */
  readonly named?: readonly Helper[];
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
  const named = (purpose.named ?? []).map((helper) => helping(state, helper));
  const pool: readonly Payer[] = [...named, ...poolFor(state, player, spell)];
  if (paysWith(bill, named, pool.slice(named.length), asThough)) return [];
  const barred = new Set<ObjectId | string>([
    ...(purpose.exclude ?? []),
    ...(purpose.named ?? []).map(({ object }) => object),
    ...busyWith(state, purpose.about),
  ]);
  const sources = manaSources(state, player)
    .filter((s) => !barred.has(s.object))
    .map((s) => ({
      ...s,
      outcomes: s.outcomes.filter((o) => !barred.has(`${s.object}:${o.key}`)),
    }))
    .map((s) => usableFor(state, player, s, spell));
  const tiers = [
    () => sources.filter((s) => (s.rank[0] ?? 0) === 0),
    () => sources,
    ...(isHelped(state, spell) ? [() => withHelpers(state, player, spell, sources, barred)] : []),
  ];
  for (const tier of tiers) {
    const among = tier().filter((s) => s.outcomes.length > 0);
    const plan = findPlan(bill, pool, among, asThough);
    if (plan === null || !holds(state, player, bill, plan, named, spell, asThough)) continue;
    return plan.map(({ object, outcome }) => ({
      object,
      ability: outcome.key,
      choices: outcome.choices,
      ...(outcome.chosen === null ? {} : { mana: outcome.chosen }),
    }));
  }
  return null;
}

function helping(state: State, helper: Helper): Payer {
  return { helps: helper.object, colors: helpColors(state, helper) };
}

/** The sources, and what can be tapped or exiled in place of mana: those with another use have one more. */
function withHelpers(
  state: State,
  player: PlayerId,
  spell: ObjectId | null,
  sources: readonly Source[],
  barred: ReadonlySet<ObjectId | string>,
): readonly Source[] {
  const helpers = helpersFor(state, player, spell).filter(
    ({ object, way }) => !barred.has(object) && !barred.has(`${object}:${way}`),
  );
  const uses = new Map<ObjectId, Outcome[]>();
  for (const helper of helpers) {
    const use = { key: helper.way, choices: [], chosen: null, mana: [helping(state, helper)] };
    uses.set(helper.object, [...(uses.get(helper.object) ?? []), use]);
  }
  const others = [...uses].filter(([id]) => !sources.some((s) => s.object === id));
  return [
    ...sources.map((s) => ({ ...s, outcomes: [...s.outcomes, ...(uses.get(s.object) ?? [])] })),
    ...others.map(([id, outcomes]) => ({ object: id, outcomes, rank: [2, id] })),
  ];
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
    const mana = outcome.mana.filter((m) => 'helps' in m || mayBeSpent(view, player, m, spell));
    return mana.length === 0 ? [] : [{ ...outcome, mana }];
  });
  return { ...source, outcomes };
}

/** Whether the plan does what it promises when its activations are done one after the other. */
function holds(
  state: State,
  player: PlayerId,
  bill: ManaBill,
  plan: readonly Use[],
  named: readonly Payer[],
  spell: ObjectId | null,
  asThough: AsThough,
): boolean {
  const work = new Work(state, follow);
  const tapped: Payer[] = [...named];
  for (const { object, outcome } of plan) {
    if (isHelpingWay(outcome.key)) tapped.push(...outcome.mana);
    else if (tryActivation(work, player, object, outcome.key, outcome.choices) !== null)
      return false;
  }
  return paysWith(bill, tapped, poolFor(work.state, player, spell), asThough);
}

/** Whether that pays the whole bill, each that is tapped or exiled a mana of its own. */
function paysWith(
  bill: ManaBill,
  tapped: readonly Payer[],
  pool: readonly Payer[],
  asThough: AsThough,
): boolean {
  const payers = [...tapped, ...pool];
  const matched = matchMana(bill, payers, [...payers.keys()], asThough);
  return matched.paid && tapped.every((_, place) => matched.places.includes(place));
}
