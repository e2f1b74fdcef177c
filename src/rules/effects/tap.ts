import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';

/** Taps permanents (701.26). */
export interface Tap {
  readonly kind: 'tap';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}
