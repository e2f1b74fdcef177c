import { dealDamage } from '../damage/deal';
import type { Doing, Work } from '../happening/work';
import { assignCombatDamage } from './assign';

/** Combat damage is assigned, then all of it is dealt at once (510.1, 510.2). */
export function* dealCombatDamage(work: Work): Doing<void> {
  const assigned = yield* assignCombatDamage(work);
  yield* dealDamage(
    work,
    assigned.map((a) => ({ ...a, combat: true })),
  );
}
