export {
  type Cite,
  covers,
  cr,
  isRuleNumber,
  RULE_NUMBERS,
  RULES_EDITION,
  type RuleNumber,
} from './citations';
