import type { RuleNumber } from '../../rules';
import { GLOSSES } from './glosses';

export { above, type Neighbours, neighbours, wayTo } from './neighbours';
export { type BookRule, MOST_LETTERS, type Rulebook, readRulebook } from './read';
export { namedBy, type RulePart, referring } from './refer';

/** Our one line on a rule, where there is one. */
export const glossOf = (number: RuleNumber): string | undefined => GLOSSES[number];
