import { heading } from '../../explain';
import { isRuleNumber } from '../../rules';

/** The section, the rule and the subrule that a number names, each with our heading of it. */
export function rulesAbove(rule: string): readonly { number: string; words: string }[] {
  const numbers = [rule.slice(0, 3), rule.replace(/[a-z]$/, ''), rule];
  const known = [...new Set(numbers)].filter(isRuleNumber);
  return known.map((number) => ({ number, words: heading(number) }));
}
