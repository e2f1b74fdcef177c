import type { StaticAbility } from '../abilities/ability';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { staticAbilities } from './gather';
import { type Layer, layerOf } from './layers';
import type { TraceStep } from './trace';
import { type World, worldOf } from './world';

/** More sources than these are not gone through for what they have lost. */
const MOST_SOURCES = 400;

type IdleStep = Extract<TraceStep, { readonly step: 'idle' }>;

/** A static ability that an object had on the way to its values, and what took it. */
interface Lost {
  readonly key: string;
  readonly ability: StaticAbility;
  readonly layer: Layer | null;
  readonly by: ObjectId | null;
}

/**
 * The effects that would apply to an object had the abilities that generate them not been lost before, in the
 * layers in which they would (613.6, 613.8a). Read off the computation itself: what it traced of each source.
 */
export function lostEffects(
  state: State,
  object: GameObject,
): readonly Omit<IdleStep, 'before' | 'values'>[] {
  const world = worldOf(state);
  const applied = new Set(
    world.entries.flatMap((e) => (e.entry === 'effect' ? [`${e.layer} ${e.effect.id}`] : [])),
  );
  return [...world.sources.values()].slice(0, MOST_SOURCES).flatMap((source) =>
    lostOf(world, source).flatMap(({ key, ability, layer: lostIn, by }) =>
      world.effectsOf(source, ability, key).flatMap((effect) => {
        if (!world.affects(effect, object)) return [];
        const layers = new Set(effect.changes.map((change) => layerOf(change, false)));
        return [...layers]
          .filter((layer) => !applied.has(`${layer} ${effect.id}`))
          .map((layer) => ({
            step: 'idle' as const,
            layer,
            source: source.id,
            effect,
            after: [],
            idle: { why: 'lost' as const, layer: lostIn, by },
          }));
      }),
    ),
  );
}

/** The static abilities that an object had at some point of the computation and does not have at its end. */
function lostOf(world: World, source: GameObject): readonly Lost[] {
  const held = new Map<string, Lost>();
  const lost = new Map<string, Lost>();
  world.trace(source, (step) => {
    if (step.step === 'idle') return;
    const now = staticAbilities(step.values.abilities);
    const keys = new Set(now.map(({ key }) => key));
    const layer = 'layer' in step ? step.layer : null;
    const by = 'source' in step ? step.source : null;
    for (const [key, one] of held) {
      if (!keys.has(key) && !lost.has(key)) lost.set(key, { ...one, layer, by });
    }
    for (const { key, ability } of now) {
      lost.delete(key);
      held.set(key, { key, ability, layer: null, by: null });
    }
  });
  return [...lost.values()];
}
