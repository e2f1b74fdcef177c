import { inZone, zonesOf } from '../evaluate/references';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { type Dependence, dependsOn, meet, readsNow, writesIn } from './dependency';
import type { LayerEffect } from './effect';
import type { Folding } from './folding';
import {
  effectsOfObject,
  floatingEffect,
  grantsStatic,
  staticAbilities,
  staticSources,
} from './gather';
import { type Aspect, LAYERS, type Layer, layerOf } from './layers';
import { type Elsewhere, noReads, readChange, readCondition } from './reads';

/** That one effect depends on another in a layer (613.8a), by the names that effects bear in a trace. */
export interface Dependency {
  readonly layer: Layer;
  readonly effect: string;
  readonly on: string;
  readonly by: Dependence;
  /** It depends on it in a circle, so that timestamps decide (613.8b). */
  readonly loop: boolean;
}

/** What the order of effects depended on. */
export interface Ordered {
  readonly dependencies: readonly Dependency[];
  readonly sources: ReadonlyMap<ObjectId, GameObject>;
  readonly elsewhere: ReadonlySet<Elsewhere>;
}

/**
 * Gathers the continuous effects of a position layer by layer, anew for each, and puts them in the
 * order in which they apply: by dependency, else by timestamp (613.7, 613.8).
 */
export function orderEffects(state: State, folding: Folding): Ordered {
  return new Ordering(state, folding).run();
}

class Ordering {
  private readonly floating: readonly LayerEffect[];
  private readonly sources = new Map<ObjectId, GameObject>();
  /** Effects that have applied in an earlier layer, by id (613.6). */
  private readonly started = new Map<string, LayerEffect>();
  /** What each effect has waited for in the present layer, by id (613.8b). */
  private readonly waited = new Map<string, readonly string[]>();
  private readonly givenAt = new Map<string, number>();
  private readonly elsewhere = new Set<Elsewhere>();
  private readonly dependencies = new Map<string, Dependency>();

  constructor(
    private readonly state: State,
    private readonly folding: Folding,
  ) {
    this.floating = (state.effectHooks.get('changes')?.list() ?? []).flatMap((id) => {
      const effect = state.effects.get(id);
      const layered = effect === undefined ? null : floatingEffect(effect);
      return layered === null ? [] : [layered];
    });
    for (const object of staticSources(state)) this.addSource(object);
  }

  run(): Ordered {
    for (const layer of LAYERS) this.runLayer(layer);
    const { sources, elsewhere, dependencies } = this;
    return { sources, elsewhere, dependencies: [...dependencies.values()] };
  }

  private addSource(object: GameObject): void {
    if (this.sources.has(object.id)) return;
    this.sources.set(object.id, object);
    const reads = noReads();
    for (const { ability } of staticAbilities(this.folding.values(object).abilities, true)) {
      if (ability.when !== undefined) readCondition(ability.when, reads);
      for (const e of ability.effects) {
        if (e.effect === 'continuous') for (const change of e.changes) readChange(change, reads);
      }
    }
    for (const e of reads.elsewhere) this.elsewhere.add(e);
  }

  private runLayer(layer: Layer): void {
    this.waited.clear();
    this.folding.push({ entry: 'layer', layer });
    const done = new Set<string>();
    let remaining = this.gather(layer, done);
    while (remaining.length > 0) {
      const pick = this.next(remaining, layer);
      this.folding.push({
        entry: 'effect',
        layer,
        effect: pick,
        changes: pick.changes.filter((c) => layerOf(c, false) === layer),
        after: this.waited.get(pick.id) ?? [],
      });
      done.add(pick.id);
      this.started.set(pick.id, pick);
      for (const e of pick.reads.elsewhere) this.elsewhere.add(e);
      if (grantsStatic(pick, layer)) this.addGranted(pick);
      const regather = grantsStatic(pick, layer) || writesIn(pick, layer).has('existence');
      remaining = regather ? this.gather(layer, done) : remaining.filter((e) => e.id !== pick.id);
    }
  }

  /** Objects that were just given abilities which generate effects of their own. */
  private addGranted(effect: LayerEffect): void {
    this.givenAt.set(effect.id, effect.timestamp);
    const ids =
      effect.objects ??
      (effect.filter === null ? [] : zonesOf(effect.filter).flatMap((z) => inZone(this.state, z)));
    for (const id of ids) {
      const object = this.state.objects.get(id);
      if (
        object !== undefined &&
        (effect.objects !== null || this.folding.affects(effect, object))
      ) {
        this.addSource(object);
      }
    }
  }

  private gather(layer: Layer, done: ReadonlySet<string>): readonly LayerEffect[] {
    const found = new Map<string, LayerEffect>();
    const add = (effect: LayerEffect) => {
      if (done.has(effect.id) || found.has(effect.id)) return;
      if (effect.changes.some((c) => layerOf(c, false) === layer)) found.set(effect.id, effect);
    };
    for (const effect of this.started.values()) add(effect);
    for (const effect of this.floating) add(effect);
    for (const object of this.sources.values()) {
      for (const effect of effectsOfObject(this.folding, object, (key) => this.since(key)))
        add(effect);
    }
    return [...found.values()].sort((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1));
  }

  /** An ability that an effect gives has the effect's timestamp if that is later (613.7a). */
  private since(key: string): number {
    return this.givenAt.get(key.slice(0, key.lastIndexOf('.'))) ?? 0;
  }

  /** The effect that applies next; earlier ones that depend on it are noted as having waited. */
  private next(remaining: readonly LayerEffect[], layer: Layer): LayerEffect {
    const first = remaining[0] as LayerEffect;
    if (remaining.length === 1 || !this.mayDepend(remaining, layer)) return first;
    const waitsFor = this.waitsIn(remaining, layer);
    const pick =
      remaining.find((effect) =>
        (waitsFor.get(effect.id) ?? []).every((other) => reaches(waitsFor, other, effect)),
      ) ?? first;
    for (const earlier of remaining.slice(0, remaining.indexOf(pick))) {
      if (!(waitsFor.get(earlier.id) ?? []).includes(pick)) continue;
      this.waited.set(earlier.id, [...(this.waited.get(earlier.id) ?? []), pick.id]);
    }
    return pick;
  }

  /** What each of the effects depends on now, by id; noted for those who ask how the order came about. */
  private waitsIn(
    remaining: readonly LayerEffect[],
    layer: Layer,
  ): ReadonlyMap<string, readonly LayerEffect[]> {
    const waitsFor = new Map<string, readonly LayerEffect[]>();
    const found: (readonly [LayerEffect, LayerEffect, Dependence])[] = [];
    for (const effect of remaining) {
      const started = this.started.has(effect.id);
      const on = remaining.filter((other) => {
        if (other === effect) return false;
        const by = dependsOn(this.state, this.folding, effect, other, layer, started);
        if (by !== null) found.push([effect, other, by]);
        return by !== null;
      });
      waitsFor.set(effect.id, on);
    }
    for (const [effect, on, by] of found) {
      const key = `${layer} ${effect.id} ${on.id}`;
      if (this.dependencies.has(key)) continue;
      const loop = reaches(waitsFor, on, effect);
      this.dependencies.set(key, { layer, effect: effect.id, on: on.id, by, loop });
    }
    return waitsFor;
  }

  private mayDepend(remaining: readonly LayerEffect[], layer: Layer): boolean {
    const written = new Set<Aspect>();
    for (const effect of remaining) for (const a of writesIn(effect, layer)) written.add(a);
    return remaining.some((effect) => meet(readsNow(effect, this.started.has(effect.id)), written));
  }
}

/** Whether a chain of dependencies leads from one effect to another: then they form a loop (613.8b). */
function reaches(
  waitsFor: ReadonlyMap<string, readonly LayerEffect[]>,
  from: LayerEffect,
  to: LayerEffect,
): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let effect = open.pop(); effect !== undefined; effect = open.pop()) {
    if (effect === to) return true;
    if (seen.has(effect.id)) continue;
    seen.add(effect.id);
    open.push(...(waitsFor.get(effect.id) ?? []));
  }
  return false;
}
