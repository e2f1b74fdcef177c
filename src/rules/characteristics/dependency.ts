import type { Change } from '../abilities/statics';
import { isMet } from '../evaluate/conditions';
import { amountOf, matches } from '../evaluate/match';
import { inZone, zonesOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import type { LayerEffect } from './effect';
import type { Folding } from './folding';
import { staticAbilities } from './gather';
import { type Aspect, type Layer, layerOf, writes } from './layers';

/** What an effect writes in one layer. */
export function writesIn(effect: LayerEffect, layer: Layer): ReadonlySet<Aspect> {
  return new Set(effect.changes.filter((c) => layerOf(c, false) === layer).flatMap(writes));
}

/** What an effect reads to know whether it exists, what it applies to and what it does. */
export function readsNow(effect: LayerEffect, started: boolean): ReadonlySet<Aspect> {
  if (effect.ability === null || started) return effect.reads.aspects;
  return new Set<Aspect>([...effect.reads.aspects, 'existence']);
}

export function meet(reads: ReadonlySet<Aspect>, written: ReadonlySet<Aspect>): boolean {
  for (const aspect of written) if (reads.has(aspect)) return true;
  return false;
}

/** In which way one effect depends on another: its existence, what it applies to, or what it does (613.8a). */
export type Dependence = 'existence' | 'applies' | 'does';

/**
 * Whether applying `other` first would change the existence of the effect, what it applies to, or what
 * it does to it (613.8a): the first of these, or null. Tried out on the objects as they are now.
 */
export function dependsOn(
  state: State,
  folding: Folding,
  effect: LayerEffect,
  other: LayerEffect,
  layer: Layer,
  started: boolean,
): Dependence | null {
  if (!meet(readsNow(effect, started), writesIn(other, layer))) return null;
  if (!started && changesExistence(state, folding, effect, other, layer)) return 'existence';
  const now = folding.viewAt(folding.entries.length);
  const then = withApplied(state, folding, other, layer);
  if (!started && changesSet(state, effect, now, then)) return 'applies';
  return changesDoing(state, effect, layer, now, then) ? 'does' : null;
}

function changesExistence(
  state: State,
  folding: Folding,
  effect: LayerEffect,
  other: LayerEffect,
  layer: Layer,
): boolean {
  const { ability } = effect;
  const source = state.objects.get(effect.source);
  if (ability === null || source === undefined || !folding.affects(other, source)) return false;
  const after = folding.tryOut(source, other, layer);
  return !staticAbilities(after.abilities).some(({ key }) => key === ability.key);
}

function changesSet(state: State, effect: LayerEffect, now: View, then: View): boolean {
  const { filter } = effect;
  if (filter === null) return false;
  return zonesOf(filter).some((zone) =>
    inZone(state, zone).some(
      (id) =>
        matches(now, effect.scope, filter.where, id) !==
        matches(then, effect.scope, filter.where, id),
    ),
  );
}

function changesDoing(
  state: State,
  effect: LayerEffect,
  layer: Layer,
  now: View,
  then: View,
): boolean {
  if (
    effect.when !== null &&
    isMet(now, effect.scope, effect.when) !== isMet(then, effect.scope, effect.when)
  ) {
    return true;
  }
  const amounts = effect.changes.filter((c) => layerOf(c, false) === layer).flatMap(amountsOf);
  if (amounts.length === 0) return false;
  const affected =
    effect.objects ??
    (effect.filter === null ? [] : zonesOf(effect.filter).flatMap((z) => inZone(state, z)));
  for (const object of affected) {
    const scope = { ...effect.scope, each: { object } };
    if (amounts.some((a) => amountOf(now, scope, a) !== amountOf(then, scope, a))) return true;
  }
  return false;
}

function amountsOf(change: Change) {
  if (change.change !== 'setPT' && change.change !== 'modifyPT') return [];
  return [change.power, change.toughness].filter((a) => a !== undefined && typeof a !== 'number');
}

function withApplied(state: State, folding: Folding, other: LayerEffect, layer: Layer): View {
  const now = folding.viewAt(folding.entries.length);
  return {
    state,
    object: now.object,
    characteristics: (id: ObjectId) => {
      const object = state.objects.get(id);
      if (object === undefined || !folding.affects(other, object)) return now.characteristics(id);
      return folding.tryOut(object, other, layer);
    },
  };
}
