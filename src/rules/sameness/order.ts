import type { Ability } from '../abilities/ability';
import { staticAbilities, staticSources } from '../characteristics/gather';
import { worldOf } from '../characteristics/world';
import type { HeldAbility } from '../kernel/characteristics';
import type { ContinuousEffect } from '../kernel/effects';
import type { EffectId, ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { ownKey } from './own';

/** Whether static abilities change characteristics: of their own object alone, or of others too. */
type Reach = 'none' | 'own' | 'wide';

/**
 * Where in the order of timestamps (613.7) things stand, as far as another could stand between: two
 * sources of continuous effects are alike only if no different one has a timestamp between theirs.
 */
export interface Order {
  /** For an object whose static abilities change characteristics; 0 for any other. */
  ofObject(object: GameObject): number;
  /** For an effect that changes one object. */
  ofEffect(effect: ContinuousEffect): number;
}

interface Source {
  readonly timestamp: number;
  readonly of: ObjectId | EffectId;
  /** Equal for sources that may change places. */
  readonly key: string | number;
  readonly wide: boolean;
}

/** `isNarrow`: effects of which nothing but their one object takes notice. */
export function orderOf(state: State, isNarrow: (effect: ContinuousEffect) => boolean): Order {
  const sources = sourcesIn(state, isNarrow).sort((a, b) => a.timestamp - b.timestamp);
  const places = new Map<number, number>();
  let wide = 0;
  let before: Source | undefined;
  let run = 0;
  for (const source of sources) {
    if (source.key !== before?.key || !source.wide) run += 1;
    if (source.wide && source.key !== before?.key) wide += 1;
    places.set(source.of, source.wide ? run : wide);
    before = source;
  }
  return {
    ofObject: ({ id }) => places.get(id) ?? 0,
    ofEffect: ({ id }) => places.get(id) ?? 0,
  };
}

function sourcesIn(state: State, isNarrow: (effect: ContinuousEffect) => boolean): Source[] {
  const found = new Map<ObjectId, Source>();
  const add = (object: GameObject) => {
    const reach = reachOf(state, object);
    if (reach === 'none') return;
    const key = ownKey(state, object);
    const { id, timestamp } = object;
    found.set(id, { of: id, timestamp, key, wide: reach === 'wide' });
  };
  for (const object of staticSources(state)) add(object);
  for (const id of worldOf(state).sources.keys()) {
    const object = state.objects.get(id);
    if (object !== undefined && !found.has(id)) add(object);
  }
  const effects = [...state.effects.values()].flatMap((effect): Source[] =>
    effect.content.kind === 'changes'
      ? [
          {
            of: effect.id,
            timestamp: effect.timestamp,
            key: `effect ${effect.id}`,
            wide: !isNarrow(effect),
          },
        ]
      : [],
  );
  return [...found.values(), ...effects];
}

/** By what it has now and by what it would have without effects: those may apply that it has lost since (613.6). */
function reachOf(state: State, object: GameObject): Reach {
  const world = worldOf(state);
  const now = reachOfAll(world.characteristics(object).abilities);
  if (now === 'wide') return now;
  const own = reachOfAll(held(world.copiable(object).abilities));
  if (now === 'none' && own === 'none') return world.sources.has(object.id) ? 'wide' : 'none';
  return own === 'none' ? now : own;
}

const lists = new WeakMap<readonly Ability[], readonly HeldAbility[]>();

function held(abilities: readonly Ability[]): readonly HeldAbility[] {
  const known = lists.get(abilities);
  if (known !== undefined) return known;
  const list = abilities.map((ability, i): HeldAbility => ({ ability, key: `p${i}`, from: null }));
  lists.set(abilities, list);
  return list;
}

const reaches = new WeakMap<readonly HeldAbility[], Reach>();

function reachOfAll(abilities: readonly HeldAbility[]): Reach {
  const known = reaches.get(abilities);
  if (known !== undefined) return known;
  const effects = [...staticAbilities(abilities), ...staticAbilities(abilities, true)].flatMap(
    ({ ability }) => ability.effects.filter(({ effect }) => effect === 'continuous'),
  );
  const isWide = effects.some((effect) => 'affects' in effect && effect.affects !== undefined);
  const reach = isWide ? 'wide' : effects.length > 0 ? 'own' : 'none';
  reaches.set(abilities, reach);
  return reach;
}
