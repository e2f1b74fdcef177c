import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';

/** Mills cards (701.17); `bind` names the milled cards. */
export interface Mill {
  readonly kind: 'mill';
  readonly player: PlayerRef;
  readonly count: Amount;
  readonly bind?: string;
  readonly span?: Span;
}
