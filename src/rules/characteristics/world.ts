import type { StaticAbility } from '../abilities/ability';
import type { CopiableValues } from '../abilities/values';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import type { Entry, LayerEffect } from './effect';
import { Folding } from './folding';
import { effectsOfAbility } from './gather';
import { Kin } from './kin';
import { type Dependency, orderEffects } from './order';
import type { Elsewhere } from './reads';
import type { Tracer } from './trace';

/**
 * All continuous effects of a position in the order in which they apply (613). Values of objects are
 * computed when asked for and kept per object record, so a step that touches neither the effects nor
 * what they read keeps all values.
 */
export interface World {
  /** The values of an object, which may be newer than the world itself. */
  characteristics(object: GameObject): Characteristics;
  /** Values after layer 1: what a copy would copy (707.2). */
  copiable(object: GameObject): CopiableValues;
  /** Computes the values anew, telling each step to the tracer. */
  trace(object: GameObject, tracer: Tracer): Characteristics;
  readonly entries: readonly Entry[];
  /** Which effects depended on which as they were put in order (613.8). */
  readonly dependencies: readonly Dependency[];
  /** Whether an effect would apply to an object as all is now. */
  affects(effect: LayerEffect, object: GameObject): boolean;
  /** The effects that a static ability, which the object may have lost, would generate. */
  effectsOf(object: GameObject, ability: StaticAbility, key: string): readonly LayerEffect[];
  /** The objects whose static abilities are among the effects, as they were. */
  readonly sources: ReadonlyMap<ObjectId, GameObject>;
  readonly elsewhere: ReadonlySet<Elsewhere>;
}

const worlds = new WeakMap<State, World>();

/** The world of a position, made when first asked for. */
export function worldOf(state: State): World {
  const known = worlds.get(state);
  if (known !== undefined) return known;
  const world = build(state);
  worlds.set(state, world);
  return world;
}

/**
 * The same thing for positions in which every continuous effect applies alike: in all of them an object of which
 * the record is the same has the same values.
 */
export const effectsOf = (state: State): object => worldOf(state);

function build(state: State): World {
  const folding = new Folding(state);
  const { sources, elsewhere, dependencies } = orderEffects(state, folding);
  const kin = new Kin(folding.entries);
  return {
    characteristics: (object) =>
      sources.has(object.id) || folding.isSingledOut(object.id)
        ? folding.values(object)
        : kin.values(object, () => folding.values(object)),
    copiable: (object) => folding.copiable(object),
    trace: (object, tracer) => folding.trace(object, tracer),
    entries: folding.entries,
    dependencies,
    affects: (effect, object) => folding.affects(effect, object),
    effectsOf: (object, ability, key) => effectsOfAbility(folding, object, ability, key, 0),
    sources,
    elsewhere,
  };
}

/**
 * Gives a following position the world of the one before, if nothing changed that its effects depend on.
 * @returns whether it still holds; where not, effects are gathered anew when next asked for.
 */
export function carryWorld(before: State, after: State): boolean {
  const world = worldOf(before);
  if (!stillHolds(world, before, after)) return false;
  worlds.set(after, world);
  return true;
}

function stillHolds(world: World, before: State, after: State): boolean {
  if (before === after) return true;
  if (before.effectHooks.get('changes') !== after.effectHooks.get('changes')) return false;
  if (before.hooks.get('static') !== after.hooks.get('static')) return false;
  if (before.objects !== after.objects) {
    if (world.elsewhere.has('objects')) return false;
    for (const [id, record] of world.sources) if (after.objects.get(id) !== record) return false;
  }
  const { elsewhere } = world;
  if (elsewhere.has('players') && before.players !== after.players) return false;
  if (elsewhere.has('turn') && before.turn !== after.turn) return false;
  if (elsewhere.has('combat') && before.combat !== after.combat) return false;
  if (elsewhere.has('stack') && before.stack !== after.stack) return false;
  if (elsewhere.has('history') && before.thisTurn !== after.thisTurn) return false;
  return true;
}
