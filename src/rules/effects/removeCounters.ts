import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { happen } from '../happening/happen';
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

export const removeCounters: Execution<'removeCounters'> = {
  cites: [cr('608.2c'), cr('122.1')],
  *execute({ work, scope }, { from, counter, count }) {
    const proposals = objectsFor(work, scope, from).flatMap((id) => {
      const there = work.state.objects.get(id)?.counters[counter] ?? 0;
      const asked = count === 'all' ? there : amountOf(work.view, scope, count);
      const removed = Math.min(there, Math.max(0, asked));
      return removed === 0
        ? []
        : [
            {
              happening: {
                kind: 'counters' as const,
                on: { object: id },
                counter,
                change: -removed,
              },
              cites: [cr('608.2c'), cr('122.1')],
            },
          ];
    });
    yield* happen(work, proposals);
    return done;
  },
};
