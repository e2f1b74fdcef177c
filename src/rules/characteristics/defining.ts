import type { Ability } from '../abilities/ability';
import type { HeldAbility } from '../kernel/characteristics';
import { meaning } from '../keywords/meaning';

const defining = new WeakMap<Ability, readonly Extract<Ability, { kind: 'static' }>[]>();

/** The characteristic-defining abilities among those held (604.3), keywords spelled out. */
export function definingAbilities(
  abilities: readonly HeldAbility[],
): readonly Extract<Ability, { kind: 'static' }>[] {
  return abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'static' && ability.kind !== 'keyword') return [];
    const known = defining.get(ability);
    if (known !== undefined) return known;
    const all = ability.kind === 'keyword' ? meaning(ability) : [ability];
    const list = all.filter((a) => a.kind === 'static').filter((a) => a.defining === true);
    defining.set(ability, list);
    return list;
  });
}
