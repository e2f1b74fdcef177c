import type { Ability, StaticAbility } from '../abilities/ability';
import type { StaticEffect } from '../abilities/statics';
import { objectsOf } from '../evaluate/references';
import type { HeldAbility } from '../kernel/characteristics';
import type { ContinuousEffect } from '../kernel/effects';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { meaning } from '../keywords/meaning';
import type { LayerEffect } from './effect';
import type { Folding } from './folding';
import { type Layer, layerOf } from './layers';
import { noReads, type Reads, readChange, readCondition, readPredicates } from './reads';

/** A static ability as held by an object, keywords spelled out. */
export interface HeldStatic {
  readonly key: string;
  readonly ability: StaticAbility;
}

const statics = new WeakMap<Ability, readonly StaticAbility[]>();

/** The static abilities among those held, keywords spelled out; defining ones are left out unless asked for. */
export function staticAbilities(
  held: readonly HeldAbility[],
  defining = false,
): readonly HeldStatic[] {
  const found: HeldStatic[] = [];
  for (const { ability, key } of held) {
    if (ability.kind !== 'static' && ability.kind !== 'keyword') continue;
    let list = statics.get(ability);
    if (list === undefined) {
      const all = ability.kind === 'keyword' ? meaning(ability) : [ability];
      list = all.filter((a) => a.kind === 'static');
      statics.set(ability, list);
    }
    list.forEach((a, i) => {
      if ((a.defining ?? false) === defining)
        found.push({ key: i === 0 ? key : `${key}/${i}`, ability: a });
    });
  }
  return found;
}

/** Whether an ability functions in the zone in which its object is (113.6). */
export function functionsIn(ability: StaticAbility, object: GameObject): boolean {
  if (ability.defining === true) return true;
  if (object.phasedOut) return false;
  return ability.zones === undefined
    ? object.zone === 'battlefield'
    : ability.zones.includes(object.zone);
}

type Continuous = Extract<StaticEffect, { effect: 'continuous' }>;

/** The continuous effects that the static abilities of an object generate now (604.2). */
export function effectsOfObject(
  folding: Folding,
  object: GameObject,
  since: (key: string) => number,
): readonly LayerEffect[] {
  return staticAbilities(folding.values(object).abilities).flatMap(({ key, ability }) =>
    effectsOfAbility(folding, object, ability, key, since(key)),
  );
}

/** The continuous effects that a static ability of an object generates where it functions. */
export function effectsOfAbility(
  folding: Folding,
  object: GameObject,
  ability: StaticAbility,
  key: string,
  since: number,
): readonly LayerEffect[] {
  if (!functionsIn(ability, object)) return [];
  return ability.effects.flatMap((effect, i) =>
    effect.effect === 'continuous'
      ? [staticEffect(folding, object, ability, `${key}:${i}`, key, effect, since)]
      : [],
  );
}

function staticEffect(
  folding: Folding,
  object: GameObject,
  ability: StaticAbility,
  name: string,
  key: string,
  effect: Continuous,
  since: number,
): LayerEffect {
  const scope = { source: object.id, you: object.controller };
  const { affects } = effect;
  const objects =
    affects === undefined
      ? new Set([object.id])
      : 'ref' in affects
        ? new Set(objectsOf(folding.viewAt(folding.entries.length), scope, affects))
        : null;
  return {
    id: `s${object.id}:${name}`,
    source: object.id,
    timestamp: Math.max(object.timestamp, since),
    scope,
    objects,
    filter: affects !== undefined && !('ref' in affects) ? affects : null,
    when: ability.when ?? null,
    ability: { key },
    changes: effect.changes,
    spans: spansLayers(effect),
    reads: readsOf(effect, ability),
  };
}

/** An effect of a resolved spell or ability (611.2), as the layers see it. */
export function floatingEffect(effect: ContinuousEffect): LayerEffect | null {
  if (effect.content.kind !== 'changes') return null;
  const { changes } = effect.content;
  return {
    id: `f${effect.id}`,
    source: effect.source,
    timestamp: effect.timestamp,
    scope: effect.scope,
    objects: new Set<ObjectId>(effect.affected.objects ?? []),
    filter: null,
    when: null,
    ability: null,
    changes,
    ...(effect.counter === undefined ? {} : { counter: effect.counter }),
    spans: new Set(changes.map((c) => layerOf(c, false))).size > 1,
    reads: changesReads(changes),
  };
}

const readsCache = new WeakMap<object, Reads>();

function readsOf(effect: Continuous, ability: StaticAbility): Reads {
  const known = readsCache.get(effect);
  if (known !== undefined) return known;
  const reads = noReads();
  if (effect.affects !== undefined && !('ref' in effect.affects)) {
    readPredicates(effect.affects.where, reads);
  }
  for (const change of effect.changes) readChange(change, reads);
  if (ability.when !== undefined) readCondition(ability.when, reads);
  readsCache.set(effect, reads);
  return reads;
}

function changesReads(changes: readonly Parameters<typeof readChange>[0][]): Reads {
  const known = readsCache.get(changes);
  if (known !== undefined) return known;
  const reads = noReads();
  for (const change of changes) readChange(change, reads);
  readsCache.set(changes, reads);
  return reads;
}

function spansLayers(effect: Continuous): boolean {
  return new Set(effect.changes.map((c) => layerOf(c, false))).size > 1;
}

/** Whether an effect gives abilities that themselves generate continuous effects. */
export function grantsStatic(effect: LayerEffect, layer: Layer): boolean {
  return effect.changes.some(
    (c) =>
      layerOf(c, false) === layer &&
      ((c.change === 'addAbilities' && c.abilities.some(generates)) || c.change === 'copy'),
  );
}

function generates(ability: Ability): boolean {
  const all = ability.kind === 'keyword' ? meaning(ability) : [ability];
  return all.some((a) => a.kind === 'static' && a.effects.some((e) => e.effect === 'continuous'));
}

/** The objects that have, or by their copiable values had, abilities that generate continuous effects. */
export function staticSources(state: State): readonly GameObject[] {
  return (state.hooks.get('static')?.list() ?? []).flatMap((id) => {
    const object = state.objects.get(id);
    return object === undefined ? [] : [object];
  });
}
