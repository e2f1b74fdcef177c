import type { ActivatedAbility } from '../abilities/ability';
import { viewOf } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';

/** The activated ability with that key, as the object has it now. */
export function activatedAbility(
  state: State,
  id: ObjectId,
  key: string,
): ActivatedAbility | undefined {
  const values = viewOf(state).characteristics(id);
  if (values === undefined || !state.objects.has(id)) return undefined;
  return abilitiesOfKind(values, 'activated').find((held) => held.key === key)?.ability;
}
