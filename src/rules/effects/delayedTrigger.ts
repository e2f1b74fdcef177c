import type { Span, TriggeredAbility } from '../abilities/ability';
import type { Duration } from '../abilities/statics';

/** Makes a delayed triggered ability (603.7) or, with a duration, one that may trigger again and again; remembers what the references mean now. */
export interface DelayedTrigger {
  readonly kind: 'delayedTrigger';
  readonly ability: TriggeredAbility;
  readonly duration?: Duration;
  readonly span?: Span;
}
