import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';

/** Attaches an object to another (701.3). */
export interface Attach {
  readonly kind: 'attach';
  readonly what: ObjectRef;
  readonly to: ObjectRef;
  readonly span?: Span;
}
