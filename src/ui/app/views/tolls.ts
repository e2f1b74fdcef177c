import {
  attackCosts,
  blockCosts,
  type CombatCost,
  combatCostText,
  cr,
  type Question,
  type State,
} from '../../../rules';
import type { TollsView } from '../../views';
import { objectKey, targetKey } from './ids';
import { ruleViews } from './rules';

type Declaring = Extract<Question, { kind: 'declareAttackers' | 'declareBlockers' }>;

/** What it costs in mana to attack whom, or to block with what (508.1h, 509.1d); nothing where nothing costs. */
export function tollsOf(state: State, question: Declaring): { readonly tolls?: TollsView } {
  const costs: Record<string, Record<string, string>> = {};
  const note = (of: string, against: string, due: readonly CombatCost[]) => {
    const cost = combatCostText(due);
    if (cost !== '') costs[of] = { ...costs[of], [against]: cost };
  };
  if (question.kind === 'declareAttackers') {
    const pairs = question.options.flatMap(({ object, whom }) =>
      whom.map((one) => ({ object, whom: one })),
    );
    if (attackCosts(state, pairs).length === 0) return {};
    for (const pair of pairs)
      note(objectKey(pair.object), targetKey(pair.whom), attackCosts(state, [pair]));
  } else {
    const blockers = question.options.map(({ object }) => object);
    if (blockCosts(state, blockers).length === 0) return {};
    for (const { object, attackers } of question.options) {
      const due = blockCosts(state, [object]);
      for (const attacker of attackers) note(objectKey(object), objectKey(attacker), due);
    }
  }
  const rules = ruleViews([cr(question.kind === 'declareAttackers' ? '508.1h' : '509.1d')]);
  return Object.keys(costs).length === 0 ? {} : { tolls: { costs, rules } };
}
