import type { Span } from '../abilities/ability';
import type { Amount, Filter, PlayerRef } from '../abilities/references';

/** Chooses objects on resolution (not targets) and names them (608.2d). */
export interface Choose {
  readonly kind: 'choose';
  readonly player: PlayerRef;
  readonly what: Filter;
  readonly count: readonly [Amount, Amount];
  readonly bind: string;
  readonly span?: Span;
}
