import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import type { RefusalView } from '../views';
import { RuleChips } from './RuleChips';

/** Why something may not be done, with its rules. */
export function Refusal({ refusal }: { readonly refusal: RefusalView }) {
  return (
    <span className="refusal">
      <Icon name="cross" />
      <span>
        <SymbolText text={refusal.reason} /> <RuleChips rules={refusal.rules} />
      </span>
    </span>
  );
}
