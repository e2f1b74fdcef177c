import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import type { Change, Duration } from '../abilities/statics';

/** Starts a continuous effect (611.2): the affected objects are locked in when it changes characteristics or control (611.2c). */
export interface Apply {
  readonly kind: 'apply';
  readonly to: ObjectRef | Filter;
  readonly changes: readonly Change[];
  readonly duration: Duration;
  readonly span?: Span;
}
