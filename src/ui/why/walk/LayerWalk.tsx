import { useState } from 'react';
import type { Stamp } from '../../../explain/derivations';
import { inspect } from '../../../store/inspecting';
import { useApp } from '../../app/AppContext';
import { SymbolText } from '../../mana/SymbolText';
import type { SectionProps } from '../about';
import { Dependencies } from './Dependencies';
import { OrderOfTime } from './OrderOfTime';
import { WalkTable } from './WalkTable';
import { walkView } from './walk.view';

const NOTHING: readonly Stamp[] = [];

/** How a value came about, layer by layer (613); the order of time can be changed to see what follows. */
export default function LayerWalk({ about }: SectionProps) {
  const { store } = useApp();
  // What is supposed belongs to one object in one position.
  const [supposed, setSupposed] = useState({ of: about.object, stamps: NOTHING });
  const stamps = supposed.of === about.object ? supposed.stamps : NOTHING;
  const suppose = (next: readonly Stamp[]) => setSupposed({ of: about.object, stamps: next });
  const view = walkView(about, stamps);
  if (view === undefined) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of which one holds */}
      <div className="seg walkfields" role="group" aria-label="Of what">
        {view.fields.map(({ of, name, on }) => (
          <button
            key={of}
            type="button"
            aria-pressed={on}
            onClick={() => inspect(store, about.id, { value: of })}
          >
            {name}
          </button>
        ))}
      </div>
      <p className="supposed" role="status" hidden={view.supposed === undefined}>
        {view.supposed !== undefined && (
          <>
            <SymbolText text={view.supposed} />
            <button type="button" className="btn" onClick={() => suppose(NOTHING)}>
              As it is
            </button>
          </>
        )}
      </p>
      <WalkTable walk={view.walk} about={about} supposed={view.supposed !== undefined} />
      <Dependencies lines={view.dependencies} about={about} />
      <OrderOfTime view={view} onSuppose={suppose} />
    </>
  );
}
