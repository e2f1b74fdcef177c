import type { Detail, Id, StepsActions, StepsView } from '../views';
import { BranchTree } from './BranchTree';
import { StepList } from './StepList';

interface Props {
  readonly steps: StepsView;
  /** The step that is looked at. */
  readonly seen?: Id | undefined;
  readonly actions: StepsActions;
}

const DETAILS: readonly { id: Detail; name: string }[] = [
  { id: 'headlines', name: 'Headlines' },
  { id: 'steps', name: 'Steps' },
  { id: 'rules', name: 'Every rule' },
];

/** All lines of play, and the steps of the present one in plain words with their rules. What was taken back stays, shaded. */
export function StepsPanel({ steps, seen, actions }: Props) {
  return (
    <section className="steps" aria-label="Steps">
      <div className="panelhead">
        <h2 className="cap">Steps</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons of which one holds */}
        <div className="seg" role="group" aria-label="How much to show">
          {DETAILS.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={steps.detail === id}
              onClick={() => actions.onDetail(id)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      {steps.branches.columns > 1 && <BranchTree branches={steps.branches} actions={actions} />}
      <StepList steps={steps} seen={seen} actions={actions} />
    </section>
  );
}
