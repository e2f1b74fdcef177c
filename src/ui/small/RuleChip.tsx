import { createContext, useContext } from 'react';
import type { RuleView } from '../views';

/** What a rule number does when pressed; absent: it is only shown. */
export const RuleContext = createContext<((rule: string) => void) | undefined>(undefined);

/** A rule number, as a chip in running text and bare in a margin column (class `margin` around it). */
export function RuleChip({ rule, title }: RuleView) {
  const onRule = useContext(RuleContext);
  const label = title ? `rule ${rule}, ${title}` : `rule ${rule}`;
  if (!onRule) {
    return (
      <abbr className="rule" title={title ?? `rule ${rule}`}>
        <span className="vh">rule </span>
        {rule}
      </abbr>
    );
  }
  return (
    <button
      type="button"
      className="rule"
      aria-label={label}
      title={title}
      onClick={(event) => {
        event.stopPropagation();
        onRule(rule);
      }}
    >
      {rule}
    </button>
  );
}
