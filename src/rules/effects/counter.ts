import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';

/** Counters a spell or ability (701.6). */
export interface Counter {
  readonly kind: 'counter';
  readonly what: ObjectRef;
  readonly span?: Span;
}
