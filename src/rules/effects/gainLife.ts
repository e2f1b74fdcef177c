import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';

/** Gains life (119.3). */
export interface GainLife {
  readonly kind: 'gainLife';
  readonly player: PlayerRef;
  readonly amount: Amount;
  readonly span?: Span;
}
