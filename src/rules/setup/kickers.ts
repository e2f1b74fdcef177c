import type { Ability } from '../abilities/ability';
import type { Cost } from '../abilities/costs';
import type { CopiableValues } from '../abilities/values';

/** The kicker costs of a card by their text, and whether one may be paid more than once (702.33). */
export function kickersOf(values: CopiableValues): {
  readonly costs: readonly string[];
  readonly many: boolean;
} {
  const costs = values.abilities.flatMap(kickerCosts).map(symbols);
  const many = values.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'multikicker');
  return { costs, many };
}

function kickerCosts(ability: Ability): readonly Cost[] {
  if (ability.kind !== 'keyword') return [];
  if (ability.keyword === 'kicker') return ability.costs;
  return ability.keyword === 'multikicker' ? [ability.cost] : [];
}

/** The mana of a cost, which names a kicker among others. */
function symbols(cost: Cost): string {
  return cost.map((part) => (part.pay === 'mana' ? part.mana : part.pay)).join('');
}

/** The record of kicker costs paid so often: once each in printed order, a multikicker as often as said. */
export function kickedTimes(values: CopiableValues, times: number): readonly string[] {
  const { costs, many } = kickersOf(values);
  const [first] = costs;
  if (first === undefined || times <= 0) return [];
  return many ? Array.from({ length: times }, () => first) : costs.slice(0, times);
}
