import { createContext, useContext } from 'react';
import type { RuleView } from '../views';
import { useHeading } from './useHeading';

/** What a rule number does when pressed; absent: it is only shown. */
export const RuleContext = createContext<((rule: string) => void) | undefined>(undefined);

/** Inside a list with one tab stop the chips are reached by arrow keys. */
export const RovingContext = createContext(false);

/** A rule number, as a chip in running text and bare in a margin column (class `margin` around it). */
export function RuleChip({ rule }: RuleView) {
  const title = useHeading(rule);
  const onRule = useContext(RuleContext);
  const roving = useContext(RovingContext);
  const label = title ? `rule ${rule}, ${title}` : `rule ${rule}`;
  if (!onRule) {
    return (
      <abbr className="rule" data-rule={rule}>
        <span className="vh">rule </span>
        {rule}
      </abbr>
    );
  }
  return (
    <button
      type="button"
      className="rule"
      data-rule={rule}
      data-rove={roving ? '' : undefined}
      tabIndex={roving ? -1 : undefined}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        onRule(rule);
      }}
    >
      {rule}
    </button>
  );
}
