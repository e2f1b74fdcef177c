import { SymbolText } from '../mana/SymbolText';
import { RuleChip } from '../small/RuleChip';
import type { Paragraph } from './rule.view';

interface Props {
  readonly text: readonly Paragraph[];
  readonly edition: string;
}

/** The official words of a rule, with the rules that they name as chips. Plain text, never markup. */
export function RuleText({ text, edition }: Props) {
  return (
    <blockquote className="ruletext" aria-label={`The Comprehensive Rules of ${edition}`}>
      {text.map(({ number, example, parts }) => (
        <p key={number} className={example ? 'example' : undefined}>
          {example && <b>Example </b>}
          {parts.map((part) =>
            'rule' in part ? (
              <RuleChip key={part.at} rule={part.rule} />
            ) : (
              <SymbolText key={part.at} text={part.text} />
            ),
          )}
        </p>
      ))}
    </blockquote>
  );
}
