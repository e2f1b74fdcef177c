import { hasKeyword } from '../evaluate/qualities';
import { characteristicsOf } from '../happening/view';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';

/** All creatures in combat: attackers in the order of their declaration, each followed by its blockers. */
export function combatants(state: State): readonly ObjectId[] {
  const all = state.combat?.attackers.flatMap((a) => [a.object, ...a.blockers]) ?? [];
  return [...new Set(all)];
}

/** The attacking and blocking creatures with first strike or double strike (510.4). */
export function firstStrikers(state: State): readonly ObjectId[] {
  return combatants(state).filter(
    (id) => has(state, id, 'firstStrike') || doubleStrikes(state, id),
  );
}

function doubleStrikes(state: State, id: ObjectId): boolean {
  return has(state, id, 'doubleStrike');
}

/**
 * Which creatures deal damage in the combat damage step that the turn stands in: in the first of two,
 * those that had first strike or double strike as it began; in the second, the others and those that
 * have double strike now (510.4, 702.4b, 702.7b).
 */
export function striking(state: State): (id: ObjectId) => boolean {
  const struckFirst = new Set(state.combat?.struckFirst);
  return state.turn.step === 'firstStrikeDamage'
    ? (id) => struckFirst.has(id)
    : (id) => !struckFirst.has(id) || doubleStrikes(state, id);
}

function has(state: State, id: ObjectId, keyword: string): boolean {
  const values = characteristicsOf(state, id);
  return values !== undefined && hasKeyword(values, keyword);
}
