import { cr } from '../citations';
import { combatants } from '../combat/striking';
import { viewOf } from '../happening/view';
import type { Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';

/**
 * Attacking and blocking permanents that are no creatures any more, or are battles now, and attacked
 * ones that are neither planeswalker nor battle any more, are removed from combat (506.4). No
 * state-based action itself, but looked for at the same moments.
 */
export function outOfCombat(work: Work, ids: readonly ObjectId[]): void {
  const { combat } = work.state;
  if (combat === null || combat.attackers.length === 0) return;
  const fighting = new Set(combatants(work.state));
  const attacked = new Set(
    combat.attackers.flatMap((a) =>
      'object' in a.whom && a.formerDefender === undefined ? [a.whom.object] : [],
    ),
  );
  const view = viewOf(work.state);
  for (const id of ids) {
    if (!fighting.has(id) && !attacked.has(id)) continue;
    const types = view.characteristics(id)?.types ?? [];
    const fights = types.includes('Creature') && !types.includes('Battle');
    const isAttacked = types.includes('Planeswalker') || types.includes('Battle');
    if ((fighting.has(id) && fights) || (attacked.has(id) && isAttacked)) continue;
    work.one({ kind: 'removedFromCombat', object: id }, cr('506.4'));
  }
}
