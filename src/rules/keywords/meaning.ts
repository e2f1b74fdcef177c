import type { Ability } from '../abilities/ability';
import type { KeywordDefinition } from './definition';
import { KEYWORDS } from './index';
import type { KeywordAbility, KeywordName } from './kinds';

const cache = new WeakMap<KeywordAbility, readonly Ability[]>();

/** The abilities that a keyword ability stands for, made once for each. */
export function meaning(ability: KeywordAbility): readonly Ability[] {
  const known = cache.get(ability);
  if (known !== undefined) return known;
  const definition = KEYWORDS[ability.keyword] as KeywordDefinition<KeywordName>;
  const abilities = definition.means(ability);
  cache.set(ability, abilities);
  return abilities;
}
