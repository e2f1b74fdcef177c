import { isRuleNumber } from '../../rules';
import type { Scenario } from '../../scenario/format';
import { RuleChips } from '../small/RuleChips';
import { RuleLines } from './RuleLines';
import { RuleText } from './RuleText';
import type { RuleSheet } from './rule.view';
import { ShownList } from './ShownList';

interface Props {
  readonly sheet: RuleSheet;
  /** The day of the official text that is there, in words. */
  readonly edition: string | undefined;
  readonly onRule: (rule: string) => void;
  readonly onOpen: (scenario: Scenario) => void;
}

/** Few enough to stand as chips; the others are counted. */
const MOST_NAMES = 24;

/** One rule: our words on it, the official ones, what stands around it and where it is shown. */
export function RuleView({ sheet, edition, onRule, onOpen }: Props) {
  const { number, heading, gloss, above, under, beside, text, missing, namedBy } = sheet;
  const more = namedBy.length - MOST_NAMES;
  return (
    <div className="rulesheet">
      <div className="ruletold">
        {above.length > 0 && (
          <nav aria-label="It stands under">
            <ol className="ruleabove">
              {above.map((line) => (
                <li key={line.number}>
                  <button type="button" onClick={() => onRule(line.number)}>
                    <b className="num">{line.number}</b> {line.words}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h3 tabIndex={-1} data-first>
          <b className="num">{number}</b> <span>{heading}</span>
        </h3>
        {gloss !== undefined && <p className="gloss">{gloss}</p>}
        {text !== undefined && edition !== undefined && <RuleText text={text} edition={edition} />}
        {missing && <p className="rulequiet">Your text has no rule of this number.</p>}
        {namedBy.length > 0 && (
          <section aria-label="Named by" className="namedby">
            <h4 className="cap">Named by</h4>
            <RuleChips rules={namedBy.slice(0, MOST_NAMES).map((rule) => ({ rule }))} />
            {more > 0 && <span> and {more} more</span>}
          </section>
        )}
        {isRuleNumber(number) && <ShownList key={number} rule={number} onOpen={onOpen} />}
      </div>
      <div className="rulearound">
        <RuleLines label="Under it" lines={under} onRule={onRule} />
        <RuleLines label="Beside it" lines={beside} onRule={onRule} />
      </div>
    </div>
  );
}
