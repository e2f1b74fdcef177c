import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';

/** Draws cards (121). */
export interface Draw {
  readonly kind: 'draw';
  readonly player: PlayerRef;
  readonly count: Amount;
  readonly span?: Span;
}
