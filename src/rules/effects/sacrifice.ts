import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef, PlayerRef } from '../abilities/references';

/** A player sacrifices permanents (701.21): the referenced ones, or as many as stated of their choice. */
export interface Sacrifice {
  readonly kind: 'sacrifice';
  readonly player: PlayerRef;
  readonly what: ObjectRef | Filter;
  readonly count?: Amount;
  readonly bind?: string;
  readonly span?: Span;
}
