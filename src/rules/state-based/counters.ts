import { cr } from '../citations';
import type { Proposal } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';

/** As many +1/+1 as −1/−1 counters are removed from a permanent that has both (704.5q). */
export function counterActions(state: State, ids: readonly ObjectId[]): readonly Proposal[] {
  return ids.flatMap((id): readonly Proposal[] => {
    const object = state.objects.get(id);
    if (object?.zone !== 'battlefield' || object.phasedOut) return [];
    const change = -Math.min(object.counters['+1/+1'] ?? 0, object.counters['-1/-1'] ?? 0);
    if (change === 0) return [];
    return ['+1/+1', '-1/-1'].map((counter) => ({
      happening: { kind: 'counters', on: { object: id }, counter, change },
      cites: [cr('704.5q')],
    }));
  });
}
