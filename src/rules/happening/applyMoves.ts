import { faceUpValues } from '../faces/values';
import type { Entering, Happening } from '../kernel/events';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject, Target } from '../kernel/objects';
import { NotModelled } from '../kernel/results';
import type { State } from '../kernel/state';
import type { Applied } from './apply';
import { forgetObject, startEffect } from './applyEffects';
import { withCounterEffects } from './counterEffects';
import { disenrolled, enrolled } from './hooks';
import { leaveCombat } from './leaveCombat';
import {
  bury,
  exact,
  freshObject,
  keptFromStack,
  objectIn,
  takeCardId,
  takeEffectId,
  takeObjectId,
  updateObject,
  updatePlayer,
} from './records';
import { startCopy } from './startCopy';
import { startingCounters } from './startingCounters';

type Moved = Extract<Happening, { kind: 'moved' }>;
type Created = Extract<Happening, { kind: 'created' }>;

/** A change of zone: the old object is gone, a new one is there (400.7). Its departure was recorded before. */
export function applyMoved(state: State, h: Moved): Applied {
  const old = objectIn(state, h.object);
  const departed = state.departed.get(old.id);
  let next = takeOut(state, old);
  const [id, withId] = takeObjectId(next);
  next = withId;
  const object = place(
    asItsOwnSource({
      ...freshObject(id, old.card, old.kind, old.printed, old.owner, h.to),
      byHand: h.why === 'edit',
      ...keptFromStack(old, h.to),
      ...h.fields,
      ...faceUp(h),
    }),
    h.entering,
    h.by,
  );
  next = { ...next, cards: next.cards.set(old.card, id) };
  if (departed !== undefined) {
    next = { ...next, departed: next.departed.set(old.id, { ...departed, became: id }) };
  }
  next = putIn(next, object, h.position);
  next = withCounterEffects(enter(next, object, h.entering), id, {});
  if (h.linkedTo !== undefined && h.to === 'exile') {
    next = updateObject(next, h.linkedTo, (o) => ({ ...o, linked: [...o.linked, id] }));
  }
  return { state: next, happening: { ...h, from: old.zone, became: id } };
}

/** Where something enters with another face up than by default, as is said (712.12, 712.14a, 707.8a). */
function faceUp(h: Moved | Created): Partial<GameObject> {
  const zone = h.kind === 'moved' ? h.to : h.zone;
  const face = zone === 'battlefield' ? h.entering?.face : undefined;
  return face === undefined ? {} : { face };
}

/** A spell, a copy of one included, is its own source; the id is new with the object. */
function asItsOwnSource(object: GameObject): GameObject {
  const { onStack, id } = object;
  if (onStack?.as !== 'spell' || onStack.source === id) return object;
  return {
    ...object,
    onStack: { ...onStack, source: id, scope: { ...onStack.scope, source: id } },
  };
}

/** Objects that one event may make here: a table with more of them could not be shown. */
const MOST_AT_ONCE = 50_000;

/** Objects that come from nowhere: tokens, copies, abilities on the stack. */
export function applyCreated(state: State, h: Created): Applied {
  if (h.count > MOST_AT_ONCE) throw new NotModelled(`${h.count} objects made at once`);
  let next = state;
  const ids: ObjectId[] = [];
  for (let n = 0; n < h.count; n += 1) {
    const [card, withCard] = takeCardId(next);
    const [id, withId] = takeObjectId(withCard);
    next = withId;
    const object = place(
      asItsOwnSource({
        ...freshObject(id, card, h.what, h.values, h.owner, h.zone),
        ...h.fields,
        ...h.each?.[n],
        ...faceUp(h),
      }),
      h.entering,
      undefined,
    );
    next = { ...next, cards: next.cards.set(card, id) };
    // Many that come to the stack at once are put there at once.
    next =
      h.zone === 'stack'
        ? enroll(next, object)
        : putIn(next, object, h.zone === 'library' ? Number.MAX_SAFE_INTEGER : undefined);
    next = withCounterEffects(enter(next, object, h.entering), id, {});
    ids.push(id);
  }
  if (h.zone === 'stack') next = { ...next, stack: [...next.stack, ...ids] };
  return { state: next, happening: { ...h, became: ids } };
}

/** Counters to enter with. @throws NotModelled where there are too many to be counted exactly. */
function exactly(counters: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  for (const count of Object.values(counters)) exact(count);
  return counters;
}

/** An object ceases to exist: it is in no zone any more. */
export function applyCeased(state: State, id: ObjectId): State {
  const old = state.objects.get(id);
  if (old === undefined) return state;
  const next = takeOut(state, old);
  return { ...next, cards: next.cards.delete(old.card) };
}

function place(
  object: GameObject,
  entering: Entering | undefined,
  by: PlayerId | undefined,
): GameObject {
  if (object.zone !== 'battlefield') {
    return object.zone === 'stack' && by !== undefined
      ? { ...object, controller: by, baseController: by }
      : object;
  }
  const controller = entering?.controller ?? by ?? object.controller;
  return {
    ...object,
    controller,
    baseController: controller,
    tapped: entering?.tapped ?? object.tapped,
    faceDown: entering?.faceDown ?? null,
    counters: {
      ...startingCounters(entering?.copy ?? faceUpValues(object)),
      ...exactly(entering?.counters ?? {}),
    },
    chosen: entering?.chosen ?? object.chosen,
  };
}

/** What comes with entering the battlefield: copying, attachment, attacking, effects that start then. */
function enter(state: State, object: GameObject, entering: Entering | undefined): State {
  if (entering === undefined || object.zone !== 'battlefield') return state;
  let next = state;
  if (entering.copy !== undefined) next = startCopy(next, object, entering.copy);
  for (const effect of entering.effects ?? []) {
    const [id, withId] = takeEffectId(next);
    next = startEffect(withId, {
      ...effect,
      id,
      timestamp: id,
      affected: { objects: [object.id] },
      scope: { ...effect.scope, source: object.id },
    });
  }
  if (entering.attachedTo !== undefined) next = attachRecords(next, object.id, entering.attachedTo);
  if (entering.attacking !== undefined && next.combat !== null) {
    const whom: Target =
      entering.attackingPlayer === true
        ? { player: entering.attacking as PlayerId }
        : { object: entering.attacking as ObjectId };
    next = {
      ...next,
      combat: {
        ...next.combat,
        attackersDeclared: true,
        attackers: [
          ...next.combat.attackers,
          { object: object.id, whom, blocked: false, blockers: [] },
        ],
      },
    };
  }
  return next;
}

/** Writes both ends of an attachment (701.3); the old host lets go. */
export function attachRecords(state: State, id: ObjectId, to: Target | null): State {
  const old = state.objects.get(id)?.attachedTo ?? null;
  let next = state;
  if (old !== null && 'object' in old) {
    next = updateObject(next, old.object, (o) => ({
      ...o,
      attachments: o.attachments.filter((a) => a !== id),
    }));
  }
  next = updateObject(next, id, (o) => ({ ...o, attachedTo: to }));
  if (to !== null && 'object' in to) {
    next = updateObject(next, to.object, (o) => ({ ...o, attachments: [...o.attachments, id] }));
  }
  return next;
}

function takeOut(state: State, old: GameObject): State {
  let next = old.zone === 'battlefield' ? leaveCombat(state, old.id) : state;
  if (old.attachedTo !== null) next = attachRecords(next, old.id, null);
  for (const attachment of old.attachments) next = attachRecords(next, attachment, null);
  next = {
    ...next,
    objects: next.objects.delete(old.id),
    hooks: disenrolled(next.hooks, old),
  };
  next = forgetObject(next, old);
  switch (old.zone) {
    case 'battlefield':
      return { ...next, battlefield: next.battlefield.delete(old.id) };
    case 'exile':
      return { ...next, exile: next.exile.delete(old.id) };
    case 'command':
      return { ...next, command: next.command.delete(old.id) };
    case 'stack':
      return { ...next, stack: next.stack.filter((id) => id !== old.id) };
    case 'library':
      return updatePlayer(next, old.owner, (p) => ({
        ...p,
        library: p.library.filter((id) => id !== old.id),
        ...(p.buried === undefined ? {} : { buried: p.buried.filter((id) => id !== old.id) }),
      }));
    case 'hand':
    case 'graveyard': {
      const zone = old.zone;
      return updatePlayer(next, old.owner, (p) => ({
        ...p,
        [zone]: p[zone].filter((id) => id !== old.id),
      }));
    }
  }
}

/** The object is there, and found by what it watches for. */
function enroll(state: State, object: GameObject): State {
  return {
    ...state,
    objects: state.objects.set(object.id, object),
    hooks: enrolled(state.hooks, object),
    changed: state.changed === 'all' ? 'all' : state.changed.add(object.id),
  };
}

function putIn(state: State, object: GameObject, position: number | 'bottom' | undefined): State {
  const next = enroll(state, object);
  switch (object.zone) {
    case 'battlefield':
      return { ...next, battlefield: next.battlefield.add(object.id) };
    case 'exile':
      return { ...next, exile: next.exile.add(object.id) };
    case 'command':
      return { ...next, command: next.command.add(object.id) };
    case 'stack':
      return { ...next, stack: [...next.stack, object.id] };
    case 'hand':
      return updatePlayer(next, object.owner, (p) => ({ ...p, hand: [...p.hand, object.id] }));
    case 'graveyard':
      return updatePlayer(next, object.owner, (p) => ({
        ...p,
        graveyard: [...p.graveyard, object.id],
      }));
    case 'library':
      return updatePlayer(next, object.owner, (p) => {
        if (position === 'bottom' && p.libraryUnknown) return bury(p, [object.id]);
        const at =
          position === 'bottom' ? p.library.length : Math.min(position ?? 0, p.library.length);
        return { ...p, library: [...p.library.slice(0, at), object.id, ...p.library.slice(at)] };
      });
  }
}

/** The object that a record of a departure says it became, if it is still that one. */
export function followed(state: State, id: ObjectId): ObjectId | undefined {
  if (state.objects.has(id)) return id;
  const became = state.departed.get(id)?.became;
  return became != null && state.objects.has(became) ? became : undefined;
}
