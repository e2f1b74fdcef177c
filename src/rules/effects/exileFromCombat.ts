import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';

/** Removes objects from combat (506.4). */
export interface ExileFromCombat {
  readonly kind: 'exileFromCombat';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}
