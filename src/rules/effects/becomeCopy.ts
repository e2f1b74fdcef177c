import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import type { CopyExceptions, Duration } from '../abilities/statics';

/** A permanent becomes a copy of another (707.2, 707.4). */
export interface BecomeCopy {
  readonly kind: 'becomeCopy';
  readonly what: ObjectRef;
  readonly of: ObjectRef;
  readonly except?: CopyExceptions;
  readonly duration: Duration;
  readonly span?: Span;
}
