import { hasKeyword } from '../evaluate/qualities';
import { characteristicsOf } from '../happening/view';
import type { ObjectId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import type { State } from '../kernel/state';

/** Combat damage that a creature assigns (510.1). */
export interface Assigned {
  readonly source: ObjectId;
  readonly to: Target;
  readonly amount: number;
}

/**
 * How much more damage a source must assign to a creature for it to be lethal, with the damage already
 * marked on it and what others assign to it in the same step (702.19b). One from a source with
 * deathtouch is enough (702.2c).
 */
export function lethalFrom(
  state: State,
  source: ObjectId,
  creature: ObjectId,
  others: readonly Assigned[],
): number {
  const object = state.objects.get(creature);
  const toughness = characteristicsOf(state, creature)?.toughness ?? 0;
  const toIt = others.filter((a) => 'object' in a.to && a.to.object === creature);
  if (toIt.some((a) => hasDeathtouch(state, a.source))) return 0;
  const marked = (object?.damage ?? 0) + toIt.reduce((sum, a) => sum + a.amount, 0);
  const left = Math.max(0, toughness - marked);
  return hasDeathtouch(state, source) ? Math.min(1, left) : left;
}

function hasDeathtouch(state: State, id: ObjectId): boolean {
  const values = characteristicsOf(state, id);
  return values !== undefined && hasKeyword(values, 'deathtouch');
}
