import { activatedAbility } from '../activating/activatedAbility';
import { cr } from '../citations';
import type { ObjectId } from '../kernel/ids';
import type { Check } from '../kernel/results';
import type { State } from '../kernel/state';

/** The check that fails where an ability that may be activated "only as an instant" is to be used while a cost is paid (602.5e). */
export function instantOnly(state: State, object: ObjectId, key: string): Check | null {
  if (activatedAbility(state, object, key)?.only?.timing !== 'instant') return null;
  return { code: 'forbidden', subjects: [object], cites: [cr('602.5e'), cr('117.1b')] };
}
