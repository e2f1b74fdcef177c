import type { ObjectId, PaidCost } from '../../../rules';
import { type StepId, type Tree, wayTo } from '../../../store/tree';

/** Further back than this nothing is looked for. */
const MOST_STEPS = 500;

/** How a cost was made up and paid, and the whole of its mana in symbols. */
export interface Paid extends PaidCost {
  readonly total: string;
}

/**
 * What was paid for a spell or ability on the stack, or for the spell that became a permanent: it is told by the
 * event of the payment. Nothing where it was laid out as it is, made, or put there without being cast.
 */
export function paidFor(tree: Tree, at: StepId, id: ObjectId): Paid | undefined {
  const way = wayTo(tree, at);
  let wanted = id;
  for (let n = way.size - 1; n >= Math.max(0, way.size - MOST_STEPS); n -= 1) {
    for (const event of [...(way.get(n)?.events ?? [])].reverse()) {
      if (event.kind === 'created' && event.became?.includes(wanted) === true) return undefined;
      if (event.kind === 'moved' && event.became === wanted) {
        if (event.from !== 'stack' || event.to !== 'battlefield') return undefined;
        wanted = event.object;
      }
      const isPayment = event.kind === 'step' && event.what === 'costPaid';
      if (isPayment && event.cost !== undefined && event.objects.includes(wanted)) {
        return { ...event.cost, total: event.detail ?? '' };
      }
    }
  }
  return undefined;
}
