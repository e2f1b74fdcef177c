import type { Step } from '../../../rules';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { STEP_NAMES } from '../views/turn';

interface Props {
  readonly name: string;
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
}

/** The first-strike step comes by itself, and in cleanup and untap nobody can do anything. */
const STEPS: readonly Step[] = [
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
];

/** Goes to a step by hand: nothing of what lies between happens. */
export function StepDialog({ name, onStep, onClose }: Props) {
  return (
    <DialogFrame open title={`Go to a step of ${name}’s turn`} onClose={onClose}>
      <div className="handlist">
        {STEPS.map((step) => (
          <button key={step} type="button" className="btn" onClick={() => onStep(step)}>
            {STEP_NAMES[step]}
          </button>
        ))}
      </div>
      <p className="quiet">This is done by hand, and marked so.</p>
    </DialogFrame>
  );
}
