import { ManaCost } from '../mana/ManaCost';
import { SymbolText } from '../mana/SymbolText';
import type { CastingView } from '../views';

/** The total cost as it is built: printed, additions, reductions, total. */
export function CostBuild({ casting }: { readonly casting: CastingView }) {
  const { costLines = [], otherCosts = [], total } = casting;
  return (
    <dl className="build">
      {costLines.map(({ words, cost, sign }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>
            {sign && <span>{sign}</span>}
            {cost ? <ManaCost cost={cost} /> : 'none'}
          </dd>
        </div>
      ))}
      <div className="total">
        <dt>Total</dt>
        <dd>
          <ManaCost cost={total || '{0}'} />
        </dd>
      </div>
      {otherCosts.map((cost) => (
        <div key={cost}>
          <dt>and</dt>
          <dd>
            <SymbolText text={cost} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
