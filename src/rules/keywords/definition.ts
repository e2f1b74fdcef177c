import type { Ability } from '../abilities/ability';
import type { RuleNumber } from '../citations';
import type { KeywordAbility, KeywordName } from './kinds';

/** What a keyword ability stands for (702.1). */
export interface KeywordDefinition<K extends KeywordName> {
  /** The rules that define it, the most general first. */
  readonly cites: readonly RuleNumber[];
  /** The abilities that it stands for; empty where the rules of combat, casting … look for the keyword itself. */
  readonly means: (ability: Extract<KeywordAbility, { readonly keyword: K }>) => readonly Ability[];
}
