import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';

/** Makes a regeneration shield (701.19). */
export interface Regenerate {
  readonly kind: 'regenerate';
  readonly what: ObjectRef;
  readonly span?: Span;
}
