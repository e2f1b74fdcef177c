import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef } from '../abilities/references';

/** Removes counters (122). */
export interface RemoveCounters {
  readonly kind: 'removeCounters';
  readonly from: ObjectRef | Filter;
  readonly counter: string;
  readonly count: Amount | 'all';
  readonly span?: Span;
}
