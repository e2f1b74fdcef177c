import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef, Predicate } from '../abilities/references';

/** Searches a library for cards (701.23) and names those found; finding none is allowed where a quality is asked (701.23b). */
export interface Search {
  readonly kind: 'search';
  readonly player: PlayerRef;
  readonly where: readonly Predicate[];
  readonly count: readonly [Amount, Amount];
  readonly bind: string;
  readonly span?: Span;
}
