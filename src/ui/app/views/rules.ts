import type { RuleNumber } from '../../../rules';
import type { RuleView } from '../../views';

/** Rule numbers each once. */
export const ruleViews = (rules: readonly RuleNumber[]): readonly RuleView[] =>
  [...new Set(rules)].map((rule) => ({ rule }));
