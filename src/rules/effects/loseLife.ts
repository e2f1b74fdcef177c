import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';

/** Loses life (119.3). */
export interface LoseLife {
  readonly kind: 'loseLife';
  readonly player: PlayerRef;
  readonly amount: Amount;
  readonly span?: Span;
}
