import '../../look/why-costs.css';
import { useMemo } from 'react';
import { COST_WORDS } from '../../../explain/proofs';
import type { ObjectId } from '../../../rules';
import { inspect } from '../../../store/inspecting';
import { useApp } from '../../app/AppContext';
import { ManaCost } from '../../mana/ManaCost';
import { SymbolText } from '../../mana/SymbolText';
import type { SectionProps } from '../about';
import { CostList, ProofLines } from './CostList';
import { costsView } from './costs.view';

/** What an object costs, what was paid for it and with what, and which mana it could produce (601.2f–h, 106.7). */
export default function Costs({ about }: SectionProps) {
  const { store } = useApp();
  const { state, object, tree, step } = about;
  const { costs, paid, produces } = useMemo(
    () => costsView({ state, object, tree, step }),
    [state, object, tree, step],
  );
  const onObject = (id: ObjectId) => inspect(store, id);
  const nothing = costs.length === 0 && paid === undefined && produces === undefined;
  return (
    <>
      {nothing && <p className="quiet">{COST_WORDS.notKept}</p>}
      {costs.map(({ id, title, ...cost }) => (
        <section key={id} className="costpart" aria-label={title}>
          <h4>
            <SymbolText text={title} />
          </h4>
          <CostList {...cost} onObject={onObject} />
        </section>
      ))}
      {paid && (
        <section className="costpart" aria-label={paid.title}>
          <h4>{paid.title}</h4>
          <CostList {...paid} onObject={onObject} />
          {paid.by.length > 0 && (
            <>
              <p className="cap">{COST_WORDS.paidBy}</p>
              <ProofLines lines={paid.by} onObject={onObject} />
            </>
          )}
        </section>
      )}
      {produces && (
        <section className="costpart" aria-label={COST_WORDS.couldProduce}>
          <h4>
            {COST_WORDS.couldProduce}{' '}
            {produces.types === '' ? COST_WORDS.nothing : <ManaCost cost={produces.types} />}
          </h4>
          <ProofLines lines={produces.ways} onObject={onObject} />
        </section>
      )}
    </>
  );
}
