import { useSyncExternalStore } from 'react';
import { heading, whenHeadings } from '../../explain';
import { isRuleNumber } from '../../rules';

/** Our own heading of a rule, once the headings have come. */
export const useHeading = (rule: string): string | undefined =>
  useSyncExternalStore(whenHeadings, () => (isRuleNumber(rule) && heading(rule)) || undefined);
