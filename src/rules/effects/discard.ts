import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef, Predicate } from '../abilities/references';

/** Discards cards (701.9): by the player's choice, at random, or all. */
export interface Discard {
  readonly kind: 'discard';
  readonly player: PlayerRef;
  readonly count: Amount | 'hand';
  readonly random?: boolean;
  readonly where?: readonly Predicate[];
  readonly span?: Span;
}
