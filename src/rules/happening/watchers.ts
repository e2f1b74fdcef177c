import type { Ability } from '../abilities/ability';
import { worldOf } from '../characteristics/world';
import { matches } from '../evaluate/match';
import { inZone, zonesOf } from '../evaluate/references';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { meaning } from '../keywords/meaning';
import { hooksOfAbility } from './hooks';
import { viewOf } from './view';

/** An ability of one kind that an object has, keywords spelled out. */
export interface Held<A extends Ability = Ability> {
  readonly key: string;
  readonly ability: A;
  /** The keyword ability that it comes from. */
  readonly keyword: Extract<Ability, { kind: 'keyword' }> | null;
}

const spelled = new WeakMap<Characteristics, readonly Held[]>();

/** All abilities of an object with keywords spelled out; keyword abilities themselves are also in the list. */
export function abilitiesOf(values: Characteristics): readonly Held[] {
  const known = spelled.get(values);
  if (known !== undefined) return known;
  const list = values.abilities.flatMap(({ ability, key }): Held[] => {
    if (ability.kind !== 'keyword') return [{ key, ability, keyword: null }];
    return [
      { key, ability, keyword: ability },
      ...meaning(ability).map((a, i) => ({
        key: i === 0 ? key : `${key}/${i}`,
        ability: a,
        keyword: ability,
      })),
    ];
  });
  spelled.set(values, list);
  return list;
}

/** Abilities of one kind that an object has, keywords spelled out. */
export function abilitiesOfKind<K extends Ability['kind']>(
  values: Characteristics,
  kind: K,
): readonly Held<Extract<Ability, { readonly kind: K }>>[] {
  return abilitiesOf(values).filter(
    (h): h is Held<Extract<Ability, { readonly kind: K }>> => h.ability.kind === kind,
  );
}

/**
 * Objects that may have an ability with the hook: by their copiable values, or given by an effect.
 * A superset; whoever asks looks at the abilities that they really have.
 */
export function watchers(state: State, hook: string): readonly ObjectId[] {
  const own = state.hooks.get(hook)?.list() ?? [];
  const given = grantedTo(state, hook);
  if (given.length === 0) return own;
  return [...new Set([...own, ...given])].sort((a, b) => a - b);
}

function grantedTo(state: State, hook: string): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const entry of worldOf(state).entries) {
    if (entry.entry !== 'effect' || entry.layer !== '6') continue;
    const gives = entry.changes.some(
      (c) =>
        c.change === 'addAbilities' &&
        c.abilities.some((a) => hooksOfAbility(a).some((h) => h.hook === hook)),
    );
    if (!gives) continue;
    const { effect } = entry;
    if (effect.objects !== null) {
      found.push(...[...effect.objects].filter((id) => state.objects.has(id)));
      continue;
    }
    const { filter } = effect;
    if (filter === null) continue;
    for (const zone of zonesOf(filter)) {
      found.push(
        ...inZone(state, zone).filter((id) =>
          matches(viewOf(state), effect.scope, filter.where, id),
        ),
      );
    }
  }
  return found;
}
