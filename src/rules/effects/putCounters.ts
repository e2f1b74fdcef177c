import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef, PlayerRef } from '../abilities/references';

/** Puts counters on objects or players (122). */
export interface PutCounters {
  readonly kind: 'putCounters';
  readonly on: ObjectRef | Filter | PlayerRef;
  readonly counter: string;
  readonly count: Amount;
  readonly span?: Span;
}
