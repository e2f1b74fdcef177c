import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';

/** Untaps permanents (701.26). */
export interface Untap {
  readonly kind: 'untap';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}
