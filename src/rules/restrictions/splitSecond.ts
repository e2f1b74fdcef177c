import { cr } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import { characteristicsOf } from '../happening/view';
import type { ObjectId } from '../kernel/ids';
import type { Check } from '../kernel/results';
import type { State } from '../kernel/state';

/**
 * The check that fails while a spell with split second is on the stack: no other spells can be cast, and no
 * abilities activated but mana abilities (702.61).
 */
export function splitSecond(state: State, object: ObjectId): Check | null {
  const spell = state.stack.find((id) => {
    const values = id === object ? undefined : characteristicsOf(state, id);
    return values !== undefined && hasKeyword(values, 'splitSecond');
  });
  if (spell === undefined) return null;
  return { code: 'forbidden', subjects: [object, spell], cites: [cr('702.61a'), cr('101.2')] };
}
