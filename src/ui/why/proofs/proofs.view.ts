import { namesOf } from '../../../explain';
import {
  type CostLine,
  costLines,
  type EventProof,
  eventProofs,
  type ProofLine,
  paidLines,
} from '../../../explain/proofs';
import { capitalised, possessive } from '../../../explain/words/sentences';
import { type StepId, stepAt, type Tree } from '../../../store/tree';

/** How a payment of a step was made up and paid. */
export interface PaymentProof {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly CostLine[];
  readonly total: string;
  readonly by: readonly ProofLine[];
}

export interface ProofsView {
  readonly events: readonly EventProof[];
  readonly payments: readonly PaymentProof[];
}

/** What was replaced, prevented or modified in a step, and what was paid in it. */
export function proofsView(tree: Tree, id: StepId): ProofsView {
  const step = stepAt(tree, id);
  const before = step.parent === null ? undefined : stepAt(tree, step.parent);
  const names = namesOf(step.position.game.state, before?.position.game.state);
  const payments = step.events.flatMap((event, place): readonly PaymentProof[] => {
    if (event.kind !== 'step' || event.cost === undefined) return [];
    const { steps, paid } = event.cost;
    const [about] = event.objects;
    const what = about === undefined ? 'it' : names.object(about);
    // What costs nothing in mana has nothing to be shown here.
    if (paid.length === 0 && steps.length < 2) return [];
    return [
      {
        id: `${place}`,
        title: capitalised(`${possessive(what)} cost`),
        lines: costLines(steps, names),
        total: event.detail ?? '',
        by: paidLines(paid, names),
      },
    ];
  });
  return { events: eventProofs(step.events, names), payments };
}
