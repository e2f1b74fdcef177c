import type { Span } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';

/** Shuffles a library (701.24). */
export interface Shuffle {
  readonly kind: 'shuffle';
  readonly player: PlayerRef;
  readonly span?: Span;
}
