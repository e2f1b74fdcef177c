import type { CopiableValues, Face, Zone } from '../abilities/values';
import { carryWorld } from '../characteristics/world';
import { faceUpValues } from '../faces/values';
import { apply } from '../happening/apply';
import { endEffect } from '../happening/applyEffects';
import { attachRecords } from '../happening/applyMoves';
import { withCounterEffects } from '../happening/counterEffects';
import { checkCounterKinds } from '../happening/counterRules';
import { leaveCombat } from '../happening/leaveCombat';
import { updateObject } from '../happening/records';
import { startCopy } from '../happening/startCopy';
import { rememberDeparting } from '../happening/work';
import type { Happening } from '../kernel/events';
import type { CardId, ObjectId } from '../kernel/ids';
import type { GameObject, Target } from '../kernel/objects';
import { NotModelled, Refusal } from '../kernel/results';
import type { State } from '../kernel/state';
import { copiedValues } from '../setup/copies';
import { kickedTimes } from '../setup/kickers';
import { withAttacker, withControllers } from '../setup/place';
import type { PlacedTarget } from '../setup/setup';
import { checkAttaching, checkAttacking, checkFace } from '../setup/standing';
import type { ObjectChange } from './change';

/** Where a card is now. @throws Refusal where it is in no zone any more. */
export function present(state: State, card: CardId): GameObject {
  const id = state.cards.get(card);
  const object = id === undefined ? undefined : state.objects.get(id);
  if (object === undefined) {
    throw new Refusal([{ code: 'gone', subjects: id === undefined ? [] : [id], cites: ['400.7'] }]);
  }
  return object;
}

/** Moves a card to a zone by hand: nothing is replaced and nothing triggers. */
export function moveByHand(state: State, card: CardId, zone: Zone): State {
  if (zone === 'stack') throw new NotModelled('putting a card on the stack by hand');
  const { id } = present(state, card);
  const moved: Happening = { kind: 'moved', object: id, to: zone, why: 'edit' };
  const remembered = rememberDeparting(state, [{ happening: moved, cites: [] }]);
  const { state: next, happening } = apply(remembered, moved);
  if (happening.kind !== 'moved' || happening.became === undefined) return withControllers(next);
  return withControllers(updateObject(next, happening.became, (o) => ({ ...o, sick: false })));
}

/** Takes an object out of the game by hand. */
export function removeByHand(state: State, card: CardId): State {
  const ceased: Happening = { kind: 'ceased', object: present(state, card).id, why: 'edit' };
  const remembered = rememberDeparting(state, [{ happening: ceased, cites: [] }]);
  return withControllers(apply(remembered, ceased).state);
}

/** Sets how an object stands. */
export function setObject(state: State, card: CardId, set: ObjectChange): State {
  const { id } = present(state, card);
  let next = updateObject(state, id, (o) => {
    // By hand it comes back in the untap step of whoever controls it then.
    const { phasing: _, ...plain } = o;
    const base = set.phasedOut === undefined ? o : plain;
    return { ...base, ...fields(state, o, set), byHand: true };
  });
  if (set.counters !== undefined) {
    next = withCounterEffects(next, id, state.objects.get(id)?.counters ?? {});
  }
  if (set.faceDown !== undefined) {
    next = apply(next, { kind: 'turned', object: id, faceDown: set.faceDown }).state;
  }
  if (set.face !== undefined) next = setFace(next, id, set.face);
  if (set.copy !== undefined) next = setCopy(next, id, copiedValues(next, set.copy, targetOf));
  if (set.attachedTo !== undefined) {
    const host = otherThan(id, set.attachedTo);
    if (host !== null) checkAttaching(next, id);
    next = attachRecords(next, id, host);
  }
  if (set.attacking !== undefined) {
    const whom = otherThan(id, set.attacking);
    if (whom === null) return following(state, leaveCombat(next, id));
    checkAttacking(next, id, whom);
    next = withAttacker(next, id, whom);
  }
  return following(state, next);
}

/** With the controllers that effects give; those effects are not gathered again where none has changed. */
function following(before: State, after: State): State {
  carryWorld(before, after);
  return withControllers(after);
}

/** Turns a double-faced permanent to the face said, by hand (701.27a). */
function setFace(state: State, id: ObjectId, face: Face | null): State {
  const object = state.objects.get(id);
  if (object === undefined || object.face === face) return state;
  checkFace(id, object.printed, face, object.zone);
  const was = faceUpValues(object).name;
  return apply(state, { kind: 'transformed', object: id, face, was }).state;
}

/**
 * Nothing can be attached to itself or attack itself (301.5c, 303.4d, 506.3): said of an object,
 * that means that it is attached to nothing, or attacks nobody.
 */
function otherThan(id: ObjectId, to: PlacedTarget | null): Target | null {
  const target = to === null ? null : targetOf(to);
  return target !== null && 'object' in target && target.object === id ? null : target;
}

/** An edit speaks of objects that are there; nothing is placed with it. */
export function targetOf(to: PlacedTarget): Target {
  if ('placed' in to) throw new Refusal([{ code: 'gone', subjects: [], cites: ['400.7'] }]);
  return to;
}

function fields(state: State, object: GameObject, set: ObjectChange): Partial<GameObject> {
  const controller = object.zone === 'battlefield' ? (set.controller ?? set.owner) : set.owner;
  const linked = set.exiled
    ?.map(targetOf)
    .flatMap((to) => ('object' in to && state.objects.has(to.object) ? [to.object] : []));
  const { kicked, x } = set;
  return {
    ...given('tapped', set.tapped),
    ...given('phasedOut', set.phasedOut),
    ...given('sick', set.sick),
    ...given('counters', set.counters && positive(set.counters)),
    ...given('damage', set.damage),
    ...given('owner', set.owner),
    ...(controller === undefined ? {} : { controller, baseController: controller }),
    ...given('chosen', set.chosen && { ...object.chosen, ...set.chosen }),
    ...given('linked', linked),
    ...given('timestamp', set.timestamp),
    ...given('x', x),
    ...given('kicked', typeof kicked === 'number' ? kickedTimes(object.printed, kicked) : kicked),
    ...(set.cast === undefined
      ? {}
      : { cast: set.cast ? { by: object.controller, from: 'hand' as const } : null }),
    ...(set.token === undefined
      ? {}
      : { kind: set.token ? ('token' as const) : ('card' as const) }),
  };
}

function given<K extends keyof GameObject>(
  key: K,
  value: GameObject[K] | undefined,
): Partial<GameObject> {
  return value === undefined ? {} : ({ [key]: value } as Partial<GameObject>);
}

export function positive(counters: Readonly<Record<string, number>>) {
  checkCounterKinds(counters);
  return Object.fromEntries(Object.entries(counters).filter(([, n]) => n > 0));
}

/** A copy effect in place of those that the object was under (707.2). */
function setCopy(state: State, id: ObjectId, values: CopiableValues): State {
  let next = state;
  for (const effect of next.effectHooks.get(`object:${id}`)?.list() ?? []) {
    const content = next.effects.get(effect)?.content;
    const copies = content?.kind === 'changes' && content.changes.some((c) => c.change === 'copy');
    if (copies) next = endEffect(next, effect);
  }
  const object = next.objects.get(id);
  return object === undefined ? next : startCopy(next, object, values);
}
