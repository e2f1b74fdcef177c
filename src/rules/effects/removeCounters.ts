import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { happen } from '../happening/happen';
import type { Proposal, Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { objectsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Removes counters (122). */
export interface RemoveCounters {
  readonly kind: 'removeCounters';
  readonly from: ObjectRef | Filter;
  readonly counter: string;
  readonly count: Amount | 'all';
  readonly span?: Span;
}

/** The counters that it means, as far as they are there. */
export function countersRemoved(
  work: Work,
  scope: Scope,
  { from, counter, count }: RemoveCounters,
): readonly Proposal[] {
  return objectsFor(work, scope, from).flatMap((id) => {
    const there = work.state.objects.get(id)?.counters[counter] ?? 0;
    const asked = count === 'all' ? there : amountOf(work.view, scope, count);
    const removed = Math.min(there, Math.max(0, asked));
    return removed === 0
      ? []
      : [
          {
            happening: { kind: 'counters', on: { object: id }, counter, change: -removed },
            cites: [cr('608.2c'), cr('122.1')],
          },
        ];
  });
}

export const removeCounters: Execution<'removeCounters'> = {
  cites: [cr('608.2c'), cr('122.1')],
  *execute({ work, scope }, node) {
    yield* happen(work, countersRemoved(work, scope, node));
    return done;
  },
};
