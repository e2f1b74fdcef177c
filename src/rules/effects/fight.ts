import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';

/** Two creatures fight (701.14). */
export interface Fight {
  readonly kind: 'fight';
  readonly one: ObjectRef;
  readonly other: ObjectRef;
  readonly span?: Span;
}
