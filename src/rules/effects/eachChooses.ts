import type { Span } from '../abilities/ability';
import type { Amount, Filter, Players } from '../abilities/references';

/** Each player chooses in turn order, then all is done at once (101.4): the chosen cards are named for one simultaneous instruction. */
export interface EachChooses {
  readonly kind: 'eachChooses';
  readonly players: Players;
  readonly what: Filter;
  readonly count: readonly [Amount, Amount];
  readonly bind: string;
  readonly optional?: boolean;
  readonly span?: Span;
}
