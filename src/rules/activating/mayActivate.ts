import type { ActivatedAbility } from '../abilities/ability';
import { targetFindings } from '../casting/possible';
import { atSorceryTime } from '../casting/timing';
import { cr } from '../citations';
import { hasLoyaltySymbol, hasTapSymbol, hasUntapSymbol } from '../costs/text';
import { isMet } from '../evaluate/conditions';
import { hasKeyword } from '../evaluate/qualities';
import { viewOf } from '../happening/view';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import {
  type Check,
  type Finding,
  fails,
  holds,
  judged,
  lacks,
  type Verdict,
} from '../kernel/results';
import type { State } from '../kernel/state';
import { rulesFor } from '../restrictions/rules';
import { splitSecond } from '../restrictions/splitSecond';
import { activatedAbility } from './activatedAbility';
import { isManaAbility } from './manaAbility';
import { waysToActivate } from './ways';

/** Marks in `usedThisTurn` that a loyalty ability of the permanent was activated (606.3). */
export const LOYALTY = 'loyalty';

/**
 * Whether a player who may act now can begin to activate the ability (602.2, 602.5): whose and where the
 * object is, restrictions on time and use, effects that forbid it, and summoning sickness (602.5a). Where a
 * target that it needs does not exist, or its cost can't be paid whatever is done, it can't be activated
 * either (601.2c, 601.2h); what a payment of mana comes to is shown later.
 */
export function mayActivate(state: State, player: PlayerId, id: ObjectId, key: string): Verdict {
  return judged(activationFindings(state, player, id, key));
}

/** All that is looked at to see whether a player can begin to activate the ability, as `mayActivate` judges it. */
export function* activationFindings(
  state: State,
  player: PlayerId,
  id: ObjectId,
  key: string,
): Generator<Finding, void> {
  const object = state.objects.get(id);
  const values = viewOf(state).characteristics(id);
  if (object === undefined || values === undefined) return yield lacks(id, 'gone', cr('400.7'));
  const ability = activatedAbility(state, id, key);
  if (ability === undefined) return yield lacks(id, 'noSuchAbility', cr('602.1'));
  if (object.phasedOut) return yield lacks(id, 'gone', cr('702.26b'));
  const owner = object.zone === 'battlefield' ? values.controller : object.owner;
  if (owner !== player) return yield lacks(id, 'notYours', cr('602.2'));
  if ((ability.zone ?? 'battlefield') !== object.zone) {
    return yield lacks(id, 'notInZone', cr('113.6'));
  }
  const forbidden =
    forbiddenByEffect(state, id, ability) ??
    (isManaAbility(ability) ? null : splitSecond(state, id));
  yield forbidden === null ? holds(id, 'forbidden', cr('602.5'), cr('101.2')) : fails(forbidden);
  yield* summoningSickness(object, values, ability);
  yield* hasLoyaltySymbol(ability.cost)
    ? loyaltyFindings(state, player, object, ability)
    : restrictions(state, player, object, ability, key);
  const scope = { source: id, you: player };
  yield* targetFindings(viewOf(state), scope, ability.content);
  const ways = waysToActivate(state, player, id, key, ability);
  if (ways.every(({ unpaid }) => unpaid.length > 0)) yield fails(...(ways[0]?.unpaid ?? []));
}

/** An effect says that it can't be activated (602.5, 101.2). */
function forbiddenByEffect(state: State, id: ObjectId, ability: ActivatedAbility): Check | null {
  const found = rulesFor(state, 'cantActivate', id).find(
    ({ rule }) => rule.notMana !== true || !isManaAbility(ability),
  );
  if (found === undefined) return null;
  return { code: 'forbidden', subjects: [id, found.source], cites: [cr('602.5'), cr('101.2')] };
}

/** A creature's ability with {T} or {Q}, and not under its controller's control since their turn began (302.6). */
function* summoningSickness(
  object: GameObject,
  values: Characteristics,
  ability: ActivatedAbility,
): Generator<Finding, void> {
  const tap = hasTapSymbol(ability.cost);
  if ((!tap && !hasUntapSymbol(ability.cost)) || !values.types.includes('Creature')) return;
  const { id } = object;
  if (!object.sick || hasKeyword(values, 'haste')) {
    return yield holds(id, 'summoningSick', cr('302.6'), cr('602.5a'));
  }
  yield fails({
    code: 'summoningSick',
    subjects: [id],
    cites: [cr('302.6'), cr('602.5a'), tap ? cr('107.5') : cr('107.6')],
    fix: { kind: 'wait', detail: 'turn' },
  });
}

/** Activation instructions: only as a sorcery, once each turn, only if … (602.1b, 602.5b, 602.5d). */
function* restrictions(
  state: State,
  player: PlayerId,
  object: GameObject,
  { only }: ActivatedAbility,
  key: string,
): Generator<Finding, void> {
  if (only === undefined) return;
  const { id } = object;
  if (only.timing === 'sorcery') {
    yield atSorceryTime(state, player, id, cr('602.5d'), cr('307.5'));
  }
  if (only.oncePerTurn === true) {
    yield object.usedThisTurn.includes(key)
      ? lacks(id, 'alreadyUsed', cr('602.5b'))
      : holds(id, 'alreadyUsed', cr('602.5b'));
  }
  if (only.when === undefined) return;
  const met = isMet(viewOf(state), { source: id, you: player }, only.when);
  yield met
    ? holds(id, 'conditionNotMet', cr('602.1b'))
    : lacks(id, 'conditionNotMet', cr('602.1b'), cr('602.5'));
}

/** Loyalty abilities: in a main phase of one's own, once each turn for each permanent, with enough counters (606.3, 606.6). */
function* loyaltyFindings(
  state: State,
  player: PlayerId,
  { id, usedThisTurn, counters }: GameObject,
  ability: ActivatedAbility,
): Generator<Finding, void> {
  yield atSorceryTime(state, player, id, cr('606.3'));
  yield usedThisTurn.includes(LOYALTY)
    ? lacks(id, 'alreadyUsed', cr('606.3'))
    : holds(id, 'alreadyUsed', cr('606.3'));
  const due = ability.cost.reduce(
    (sum, part) =>
      part.pay === 'loyalty' && typeof part.amount === 'number' ? sum + part.amount : sum,
    0,
  );
  if ((counters.loyalty ?? 0) + due >= 0) return;
  yield fails({ code: 'cantPay', subjects: [id], cites: [cr('606.6')], detail: `${-due}` });
}
