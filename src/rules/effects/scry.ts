import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';

/** Scries (701.22). */
export interface Scry {
  readonly kind: 'scry';
  readonly player: PlayerRef;
  readonly count: Amount;
  readonly span?: Span;
}
