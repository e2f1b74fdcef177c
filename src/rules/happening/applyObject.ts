import type { Happening } from '../kernel/events';
import type { State } from '../kernel/state';
import { attachRecords, leaveCombat } from './applyMoves';
import { takeObjectId, updateObject, updatePlayer, withCount } from './records';

type ObjectHappening = Extract<
  Happening,
  {
    kind:
      | 'tapped'
      | 'untapped'
      | 'counters'
      | 'attached'
      | 'controlChanged'
      | 'chose'
      | 'damage'
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
    case 'counters': {
      const { on } = h;
      return 'object' in on
        ? updateObject(state, on.object, (o) => ({
            ...o,
            counters: withCount(o.counters, h.counter, h.change),
          }))
        : updatePlayer(state, on.player, (p) => ({
            ...p,
            counters: withCount(p.counters, h.counter, h.change),
          }));
    }
    case 'attached': {
      // An Aura or Equipment gets a new timestamp when it becomes attached (613.7e).
      const [timestamp, next] = takeObjectId(attachRecords(state, h.object, h.to));
      return h.to === null ? next : updateObject(next, h.object, (o) => ({ ...o, timestamp }));
    }
    case 'controlChanged':
      return updateObject(leaveCombat(state, h.object), h.object, (o) => ({
        ...o,
        controller: h.to,
        sick: true,
      }));
    case 'chose':
      return updateObject(state, h.object, (o) => ({ ...o, chosen: { ...o.chosen, ...h.chosen } }));
    case 'damage': {
      const { to } = h;
      return 'object' in to
        ? updateObject(state, to.object, (o) => ({ ...o, damage: o.damage + h.amount }))
        : state;
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
