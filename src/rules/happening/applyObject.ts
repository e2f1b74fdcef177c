import type { Happening } from '../kernel/events';
import type { ObjectId } from '../kernel/ids';
import type { GameObject, Phasing } from '../kernel/objects';
import type { State } from '../kernel/state';
import { endControlled, endTracking, endWhileAttached } from './applyEffects';
import { attachRecords } from './applyMoves';
import { withCounterEffects } from './counterEffects';
import { watchAs } from './hooks';
import { leaveCombat } from './leaveCombat';
import { takeObjectId, updateObject, updatePlayer, withCount } from './records';

type ObjectHappening = Extract<
  Happening,
  {
    kind:
      | 'tapped'
      | 'untapped'
      | 'turned'
      | 'transformed'
      | 'counters'
      | 'attached'
      | 'controlChanged'
      | 'chose'
      | 'damage'
      | 'damageWoreOff'
      | 'phased'
      | 'regenerated'
      | 'shieldMade'
      | 'used'
      | 'targeted';
  }
>;

/** Changes of status, counters, damage, attachment and choices of one object (or player, for damage and counters). */
export function applyObject(state: State, h: ObjectHappening): State {
  switch (h.kind) {
    case 'tapped':
      return updateObject(state, h.object, (o) => ({ ...o, tapped: true }));
    case 'untapped':
      return updateObject(state, h.object, (o) => ({ ...o, tapped: false }));
    case 'turned':
      return turn(state, h);
    case 'transformed':
      return transform(state, h);
    case 'counters': {
      const { on } = h;
      if ('object' in on) {
        const before = state.objects.get(on.object)?.counters ?? {};
        const next = updateObject(state, on.object, (o) => ({
          ...o,
          counters: withCount(o.counters, h.counter, h.change),
        }));
        return withCounterEffects(next, on.object, before);
      }
      return updatePlayer(state, on.player, (p) => ({
        ...p,
        counters: withCount(p.counters, h.counter, h.change),
      }));
    }
    case 'attached': {
      // An Aura or Equipment gets a new timestamp when it becomes attached (613.7e).
      const apart = endWhileAttached(state, h.object, h.to);
      const [timestamp, next] = takeObjectId(attachRecords(apart, h.object, h.to));
      return h.to === null ? next : updateObject(next, h.object, (o) => ({ ...o, timestamp }));
    }
    case 'controlChanged':
      return updateObject(endControlled(leaveCombat(state, h.object), h.object), h.object, (o) => ({
        ...o,
        controller: h.to,
        sick: true,
      }));
    case 'chose':
      return updateObject(state, h.object, (o) => ({ ...o, chosen: { ...o.chosen, ...h.chosen } }));
    case 'damage':
      return applyDamage(state, h);
    case 'damageWoreOff':
      return h.objects.reduce(
        (next, id) =>
          updateObject(next, id, (o) => ({ ...o, damage: 0, deathtouched: false, shields: 0 })),
        state,
      );
    case 'phased': {
      const all = new Set(h.objects);
      return h.objects.reduce((next, id) => phase(next, id, h.in, all), state);
    }
    case 'regenerated':
      return updateObject(leaveCombat(state, h.object), h.object, (o) => ({
        ...o,
        damage: 0,
        deathtouched: false,
        tapped: true,
        shields: Math.max(0, o.shields - 1),
      }));
    case 'shieldMade':
      return updateObject(state, h.object, (o) => ({ ...o, shields: o.shields + 1 }));
    case 'used':
      return updateObject(state, h.object, (o) => ({
        ...o,
        usedThisTurn: [...o.usedThisTurn, h.ability],
      }));
    case 'targeted':
      return updateObject(state, h.object, (o) =>
        o.onStack === null ? o : { ...o, onStack: { ...o.onStack, targets: h.targets } },
      );
  }
}

/** A permanent phases in or out; the effects of its static abilities come or go with it (702.26b). */
function phase(state: State, id: ObjectId, comesIn: boolean, others: ReadonlySet<ObjectId>): State {
  const apart = comesIn ? state : endTracking(leaveCombat(state, id), id);
  const next = updateObject(apart, id, (o) => {
    const { phasing: _, ...plain } = o;
    return comesIn
      ? { ...plain, phasedOut: false }
      : { ...plain, phasedOut: true, phasing: phasingOf(o, others) };
  });
  const sources = next.hooks.get('static');
  return sources?.has(id) === true
    ? { ...next, hooks: next.hooks.set('static', sources.delete(id).add(id)) }
    : next;
}

/** Who controls it, and whether it goes with what it is attached to: then indirectly, whatever else (702.26g, h). */
function phasingOf({ controller, attachedTo }: GameObject, others: ReadonlySet<ObjectId>): Phasing {
  const host = attachedTo !== null && 'object' in attachedTo ? attachedTo.object : undefined;
  return host !== undefined && others.has(host)
    ? { under: controller, with: host }
    : { under: controller };
}

/**
 * A permanent is turned face down or up, with a new timestamp (613.7f): it watches for what it now has,
 * and effects of its static abilities come or go.
 */
function turn(state: State, h: Extract<Happening, { kind: 'turned' }>): State {
  const old = state.objects.get(h.object);
  if (old === undefined) return state;
  const [timestamp, next] = takeObjectId(state);
  const object: GameObject = {
    ...old,
    faceDown: h.faceDown,
    timestamp,
    ...(h.x === undefined ? {} : { x: h.x }),
  };
  return updateObject({ ...next, hooks: watchAs(next.hooks, old, object) }, h.object, () => object);
}

/** A permanent is turned over (701.27a): no new object (712.18), but with a new timestamp (613.7g). */
function transform(state: State, h: Extract<Happening, { kind: 'transformed' }>): State {
  const old = state.objects.get(h.object);
  if (old === undefined) return state;
  const [timestamp, next] = takeObjectId(state);
  const object: GameObject = { ...old, face: h.face, timestamp, turnedAt: timestamp };
  return updateObject({ ...next, hooks: watchAs(next.hooks, old, object) }, h.object, () => object);
}

/** Marks damage on a permanent (120.3e), or remembers a commander's combat damage to a player (903.10a). */
function applyDamage(state: State, h: Extract<Happening, { kind: 'damage' }>): State {
  const { to, commander } = h;
  if ('object' in to) {
    return updateObject(state, to.object, (o) => ({
      ...o,
      damage: h.unmarked === true ? o.damage : o.damage + h.amount,
      deathtouched: o.deathtouched || h.deathtouch === true,
    }));
  }
  if (commander === undefined) return state;
  return updatePlayer(state, to.player, (p) => ({
    ...p,
    commanderDamage: {
      ...p.commanderDamage,
      [commander]: (p.commanderDamage[commander] ?? 0) + h.amount,
    },
  }));
}
