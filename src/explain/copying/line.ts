import type { RuleNumber } from '../../rules';

/** A line of the lens: what, how it is, and by which rule. */
export interface LensLine {
  readonly name: string;
  readonly words: string;
  readonly cites: readonly RuleNumber[];
}
