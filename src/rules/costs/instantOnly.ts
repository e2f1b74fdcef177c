import { cr } from '../citations';
import { viewOf } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId } from '../kernel/ids';
import type { Check } from '../kernel/results';
import type { State } from '../kernel/state';

/** The check that fails where an ability that may be activated "only as an instant" is to be used while a cost is paid (602.5e). */
export function instantOnly(state: State, object: ObjectId, key: string): Check | null {
  const values = viewOf(state).characteristics(object);
  const held =
    values === undefined
      ? undefined
      : abilitiesOfKind(values, 'activated').find((one) => one.key === key);
  if (held?.ability.only?.timing !== 'instant') return null;
  return { code: 'forbidden', subjects: [object], cites: [cr('602.5e'), cr('117.1b')] };
}
