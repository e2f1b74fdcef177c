import type { ActivatedAbility } from '../abilities/ability';
import { noTarget } from '../casting/possible';
import { isSorceryTime, notSorceryTime } from '../casting/timing';
import { cr } from '../citations';
import { hasLoyaltySymbol, hasTapSymbol, hasUntapSymbol } from '../costs/text';
import { isMet } from '../evaluate/conditions';
import { hasKeyword } from '../evaluate/qualities';
import { viewOf } from '../happening/view';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import { ALLOWED, type Check, no, refused, type Verdict } from '../kernel/results';
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
  const object = state.objects.get(id);
  const values = viewOf(state).characteristics(id);
  if (object === undefined || values === undefined) return no(id, 'gone', cr('400.7'));
  const ability = activatedAbility(state, id, key);
  if (ability === undefined) return no(id, 'noSuchAbility', cr('602.1'));
  if (object.phasedOut) return no(id, 'gone', cr('702.26b'));
  const owner = object.zone === 'battlefield' ? values.controller : object.owner;
  if (owner !== player) return no(id, 'notYours', cr('602.2'));
  if ((ability.zone ?? 'battlefield') !== object.zone) return no(id, 'notInZone', cr('113.6'));
  const check =
    forbiddenByEffect(state, id, ability) ??
    (isManaAbility(ability) ? null : splitSecond(state, id)) ??
    summoningSickness(object, values, ability) ??
    (hasLoyaltySymbol(ability.cost)
      ? loyaltyCheck(state, player, object, ability)
      : restriction(state, player, object, ability, key));
  if (check !== null) return refused(check);
  const scope = { source: id, you: player };
  const untargeted = noTarget(viewOf(state), scope, ability.content);
  if (untargeted !== null) return refused(untargeted);
  const ways = waysToActivate(state, player, id, key, ability);
  if (ways.some(({ unpaid }) => unpaid.length === 0)) return ALLOWED;
  return refused(...(ways[0]?.unpaid ?? []));
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
function summoningSickness(
  object: GameObject,
  values: Characteristics,
  ability: ActivatedAbility,
): Check | null {
  const tap = hasTapSymbol(ability.cost);
  if (!tap && !hasUntapSymbol(ability.cost)) return null;
  if (!object.sick || !values.types.includes('Creature') || hasKeyword(values, 'haste'))
    return null;
  return {
    code: 'summoningSick',
    subjects: [object.id],
    cites: [cr('302.6'), cr('602.5a'), tap ? cr('107.5') : cr('107.6')],
    fix: { kind: 'wait', detail: 'turn' },
  };
}

/** Activation instructions: only as a sorcery, once each turn, only if … (602.1b, 602.5b, 602.5d). */
function restriction(
  state: State,
  player: PlayerId,
  object: GameObject,
  ability: ActivatedAbility,
  key: string,
): Check | null {
  const { only } = ability;
  if (only === undefined) return null;
  if (only.timing === 'sorcery' && !isSorceryTime(state, player)) {
    return notSorceryTime(object.id, cr('602.5d'), cr('307.5'));
  }
  if (only.oncePerTurn === true && object.usedThisTurn.includes(key)) {
    return { code: 'alreadyUsed', subjects: [object.id], cites: [cr('602.5b')] };
  }
  const scope = { source: object.id, you: player };
  if (only.when !== undefined && !isMet(viewOf(state), scope, only.when)) {
    return { code: 'conditionNotMet', subjects: [object.id], cites: [cr('602.1b'), cr('602.5')] };
  }
  return null;
}

/** Loyalty abilities: in a main phase of one's own, once each turn for each permanent, with enough counters (606.3, 606.6). */
function loyaltyCheck(
  state: State,
  player: PlayerId,
  object: GameObject,
  ability: ActivatedAbility,
): Check | null {
  if (!isSorceryTime(state, player)) return notSorceryTime(object.id, cr('606.3'));
  if (object.usedThisTurn.includes(LOYALTY)) {
    return { code: 'alreadyUsed', subjects: [object.id], cites: [cr('606.3')] };
  }
  const due = ability.cost.reduce(
    (sum, part) =>
      part.pay === 'loyalty' && typeof part.amount === 'number' ? sum + part.amount : sum,
    0,
  );
  const counters = object.counters.loyalty ?? 0;
  if (counters + due >= 0) return null;
  return { code: 'cantPay', subjects: [object.id], cites: [cr('606.6')], detail: `${-due}` };
}
