import { cr } from '../citations';
import { ask } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { CostSubject } from './changes';
import { type CostComponent, reductionsToOrder, type TotalCost, totalCost } from './total';

/**
 * Determines the total cost of a spell or ability (601.2f). Where the order of reductions makes a
 * difference, the player says which applies next.
 */
export function* determineTotal(
  work: Work,
  player: PlayerId,
  subject: NonNullable<CostSubject>,
  components: readonly CostComponent[],
  x: number,
  about: ObjectId,
): Doing<TotalCost> {
  const first: ObjectId[] = [];
  for (;;) {
    const options = reductionsToOrder(work.view, player, subject, components, x, first);
    if (options.length === 0) break;
    const answer = yield* ask(work, {
      kind: 'chooseObject',
      player,
      options: options.map((object) => ({ object })),
      purpose: 'costReduction',
      cites: [cr('601.2f')],
      about,
      draft: 'costChoice',
    });
    const [chosen] = answer.kind === 'choice' ? answer.choice : [];
    const next = chosen !== undefined && 'object' in chosen ? chosen.object : options[0];
    if (next === undefined) break;
    first.push(next);
  }
  return totalCost(work.view, player, subject, components, x, first);
}
