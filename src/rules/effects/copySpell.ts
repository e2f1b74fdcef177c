import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef } from '../abilities/references';
import type { CopyExceptions } from '../abilities/statics';

/** Copies spells or abilities on the stack (707.10), perhaps with new targets (707.10c). */
export interface CopySpell {
  readonly kind: 'copySpell';
  readonly what: ObjectRef | Filter;
  readonly except?: CopyExceptions;
  readonly newTargets?: boolean;
  readonly times?: Amount;
  readonly span?: Span;
}
