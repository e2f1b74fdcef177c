import type { RuleView } from '../views';
import { RuleChip } from './RuleChip';

export function RuleChips({ rules = [] }: { readonly rules?: readonly RuleView[] | undefined }) {
  if (rules.length === 0) return null;
  return (
    <span className="rules">
      {rules.map((rule) => (
        <RuleChip key={rule.rule} {...rule} />
      ))}
    </span>
  );
}
