import type { Span } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';

/** A player wins or loses the game (104.2, 104.3). */
export interface WinGame {
  readonly kind: 'winGame';
  readonly player: PlayerRef;
  readonly outcome: 'win' | 'lose';
  readonly span?: Span;
}
