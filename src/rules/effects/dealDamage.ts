import type { Span } from '../abilities/ability';
import type { Amount, ObjectRef, PlayerRef, Players } from '../abilities/references';

/** Deals damage (120). `source` is `this` when left out; `divided` uses the division announced (601.2d). */
export interface DealDamage {
  readonly kind: 'dealDamage';
  readonly amount: Amount | 'divided';
  readonly to: ObjectRef | PlayerRef | Players | { readonly slot: number };
  readonly source?: ObjectRef;
  readonly span?: Span;
}
