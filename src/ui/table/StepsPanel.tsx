import { useEffect, useState } from 'react';
import { RovingContext } from '../small/RuleChip';
import type { Id, StepView } from '../views';
import { StepRow } from './StepRow';
import { useRoving } from './useRoving';

interface Props {
  readonly steps: readonly StepView[];
  readonly onStep: (id: Id) => void;
}

type Depth = 'headlines' | 'now' | 'all';
const DEPTHS: readonly { id: Depth; name: string }[] = [
  { id: 'headlines', name: 'Headlines' },
  { id: 'now', name: 'Now' },
  { id: 'all', name: 'Every rule' },
];

/** All steps in plain words with their rules. What was taken back stays, shaded; choosing a step goes there. */
export function StepsPanel({ steps, onStep }: Props) {
  const [depth, setDepth] = useState<Depth>('now');
  const [turned, setTurned] = useState<ReadonlySet<Id>>(new Set());
  const roving = useRoving<HTMLOListElement>('.stepname');
  const now = steps.find(({ state }) => state === 'now')?.id;
  const list = roving.ref;
  useEffect(() => {
    if (now === undefined) return;
    const row = list.current?.querySelector<HTMLElement>('.stepgroup.now');
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [now, list]);
  const byDepth = (step: StepView) => depth === 'all' || (depth === 'now' && step.state === 'now');
  const turn = (id: Id) =>
    setTurned((old) => {
      const next = new Set(old);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <section className="steps" aria-label="Steps">
      <div className="panelhead">
        <h2 className="cap">Steps</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons of which one holds */}
        <div className="seg" role="group" aria-label="How much to show">
          {DEPTHS.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={depth === id}
              onClick={() => {
                setDepth(id);
                setTurned(new Set());
              }}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      {steps.length === 0 ? (
        <p className="nosteps">Nothing has happened yet.</p>
      ) : (
        <RovingContext value={true}>
          <ol className="log margin" {...roving}>
            {steps.map((step) => (
              <StepRow
                key={step.id}
                step={step}
                open={byDepth(step) !== turned.has(step.id)}
                onOpen={() => turn(step.id)}
                onSelect={() => onStep(step.id)}
              />
            ))}
          </ol>
        </RovingContext>
      )}
    </section>
  );
}
