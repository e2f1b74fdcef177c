import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';

/** Destroys permanents (701.8). */
export interface Destroy {
  readonly kind: 'destroy';
  readonly what: ObjectRef | Filter;
  readonly noRegeneration?: boolean;
  readonly span?: Span;
}
