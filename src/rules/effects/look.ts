import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';

/** Names the top cards of a library, looked at or revealed (701.20). */
export interface Look {
  readonly kind: 'look';
  readonly player: PlayerRef;
  readonly count: Amount;
  readonly bind: string;
  readonly reveal?: boolean;
  readonly span?: Span;
}
