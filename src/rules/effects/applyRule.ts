import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef, Players } from '../abilities/references';
import type { Duration, PlayerRule, Rule } from '../abilities/statics';

/** Starts an effect that forbids, requires or allows something for a time (611.2). */
export interface ApplyRule {
  readonly kind: 'applyRule';
  readonly to?: ObjectRef | Filter;
  readonly players?: Players;
  readonly rule: Rule | PlayerRule;
  readonly duration: Duration;
  readonly span?: Span;
}
