import { SymbolText } from '../mana/SymbolText';
import type { RefusalView } from '../views';
import { RuleChips } from './RuleChips';
import { Verdict, VerdictSign } from './Verdict';

/**
 * Why something may not be done, with its rules. What is not against the rules but not modelled here, or not
 * decided by them, bears that verdict.
 */
export function Refusal({ refusal }: { readonly refusal: RefusalView }) {
  const { verdict = 'illegal', reason, rules } = refusal;
  return (
    <span className="refusal" data-verdict={verdict}>
      {verdict === 'illegal' && <VerdictSign verdict={verdict} />}
      <span>
        {verdict !== 'illegal' && <Verdict verdict={verdict} />} <SymbolText text={reason} />{' '}
        <RuleChips rules={rules} />
      </span>
    </span>
  );
}
