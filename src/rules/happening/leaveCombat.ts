import { faceUpValues } from '../faces/values';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';

/** Takes an object out of combat: as attacker, as blocker, as what is attacked (506.4). */
export function leaveCombat(state: State, id: ObjectId): State {
  const { combat } = state;
  if (combat === null) return state;
  const object = state.objects.get(id);
  const defender = object === undefined ? undefined : defenderOf(object);
  const attackers = combat.attackers
    .filter((a) => a.object !== id)
    .map((a) => {
      const blockers = a.blockers.includes(id) ? a.blockers.filter((b) => b !== id) : a.blockers;
      return 'object' in a.whom && a.whom.object === id && defender !== undefined
        ? { ...a, blockers, formerDefender: defender }
        : blockers === a.blockers
          ? a
          : { ...a, blockers };
    });
  const gone = combat.attackers.find((a) => a.object === id)?.blockers ?? [];
  const blockersLeft = [...combat.blockersLeft, ...gone].filter((b) => b !== id);
  return { ...state, combat: { ...combat, attackers, blockersLeft } };
}

/** Who defends a planeswalker or a battle that is attacked: its controller, its protector (508.5). */
function defenderOf(object: GameObject): PlayerId {
  const protector = faceUpValues(object).types.includes('Battle')
    ? object.chosen.player
    : undefined;
  return protector ?? object.controller;
}
