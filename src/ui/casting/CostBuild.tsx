import { ManaCost } from '../mana/ManaCost';
import { SymbolText } from '../mana/SymbolText';
import type { CastingView } from '../views';

/** The total cost as it is built: printed, additions, reductions, total. */
export function CostBuild({ casting }: { readonly casting: CastingView }) {
  const { costLines = [], otherCosts = [], total } = casting;
  const noMana = total === '' || total === '{0}';
  const first = noMana ? otherCosts[0] : undefined;
  const others = first === undefined ? otherCosts : otherCosts.slice(1);
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
  );
}
