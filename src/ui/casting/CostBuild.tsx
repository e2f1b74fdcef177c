import { useId, useState } from 'react';
import { COST_WORDS } from '../../explain/proofs';
import { ManaCost } from '../mana/ManaCost';
import { SymbolText } from '../mana/SymbolText';
import { RuleChips } from '../small/RuleChips';
import type { CastingView } from '../views';

interface Props {
  readonly casting: CastingView;
  /** Shows the object whose effect a line is. */
  readonly onSource?: ((object: string) => void) | undefined;
}

/** The total cost as it is built: printed, additions, reductions, total; asked why, each line with its rules. */
export function CostBuild({ casting, onSource }: Props) {
  const { costLines = [], otherCosts = [], total } = casting;
  const noMana = total === '' || total === '{0}';
  const [only, ...more] = costLines;
  // Nothing was added to it: then the total says it all.
  const isPlain = only?.cost === total && more.length === 0 && otherCosts.length === 0;
  const first = noMana ? otherCosts[0] : undefined;
  const others = first === undefined ? otherCosts : otherCosts.slice(1);
  const [why, setWhy] = useState(false);
  const lines = useId();
  return (
    <>
      <dl className="build" id={lines}>
        {(isPlain && !why ? [] : costLines).map(({ words, cost, sign, after, rules, source }) => (
          <div key={words}>
            <dt>
              {why && source !== undefined && onSource ? (
                <button type="button" className="sourcelink" onClick={() => onSource(source)}>
                  {words}
                </button>
              ) : (
                words
              )}
            </dt>
            <dd>
              {sign && <span>{sign}</span>}
              {cost ? <ManaCost cost={cost} /> : 'none'}
            </dd>
            {why && (
              <dd className="whycost">
                {after !== undefined && (
                  <span>
                    then <ManaCost cost={after} />
                  </span>
                )}
                <RuleChips rules={rules} />
              </dd>
            )}
          </div>
        ))}
        <div className="total">
          <dt>Total</dt>
          <dd>
            {first === undefined ? <ManaCost cost={total || '{0}'} /> : <SymbolText text={first} />}
          </dd>
        </div>
        {others.map((cost) => (
          <div key={cost}>
            <dt>and</dt>
            <dd>
              <SymbolText text={cost} />
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="whycostbutton"
        aria-expanded={why}
        aria-controls={lines}
        onClick={() => setWhy(!why)}
      >
        {COST_WORDS.why}
      </button>
    </>
  );
}
