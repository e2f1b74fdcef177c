import type { CopiableValues } from '../abilities/values';
import { isMet } from '../evaluate/conditions';
import { matches } from '../evaluate/match';
import { zonesOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { applyChange, modifyPT } from './change';
import { definingAbilities } from './defining';
import type { Entry, LayerEffect } from './effect';
import { type Layer, layerOf } from './layers';
import { Places } from './places';
import type { Idle, Tracer } from './trace';
import { seenValues, startingCharacteristics, startingValues } from './values';

/** How far the values of an object are worked out: after how many entries, and which effects have it. */
interface Progress {
  readonly upTo: number;
  readonly values: Characteristics;
  readonly joined: ReadonlyMap<string, boolean>;
}

/** Applies the effects in their order to one object at a time. */
export class Folding {
  private readonly order = new Places();
  private readonly progress = new WeakMap<GameObject, Progress>();
  private readonly conditions = new Map<string, boolean>();

  constructor(private readonly state: State) {}

  get entries(): readonly Entry[] {
    return this.order.entries;
  }

  /** Adds an entry at the end of the order. */
  push(entry: Entry): void {
    this.order.push(entry);
  }

  /** Whether an effect is about this very object. */
  isSingledOut(id: ObjectId): boolean {
    return this.order.isSingledOut(id);
  }

  /** The values of an object after all entries so far. */
  values(object: GameObject): Characteristics {
    return seenValues(this.fold(object, this.entries.length).values, object);
  }

  /** The copiable values: those of the latest copy effect of layer 1, else the printed ones (613.2c, 707.2). */
  copiable(object: GameObject): CopiableValues {
    let values = startingValues(object);
    // Being face down comes after copying (613.2b).
    if (object.faceDown !== null) return values;
    for (const at of this.order.of(object.id, 0, this.order.layerOneEnd)) {
      const entry = this.entries[at];
      if (entry?.entry !== 'effect') continue;
      for (const change of entry.changes) if (change.change === 'copy') values = change.values;
    }
    return values;
  }

  trace(object: GameObject, tracer: Tracer): Characteristics {
    const start = this.start(object);
    tracer({ step: 'start', values: start.values });
    const before = this.run(start, object, this.entries.length, tracer).values;
    const values = seenValues(before, object);
    if (values !== before) tracer({ step: 'noncreature', source: object.id, before, values });
    return values;
  }

  /** The values that an object would have if the effect applied to it now: to try out dependencies (613.8a). */
  tryOut(object: GameObject, effect: LayerEffect, layer: Layer): Characteristics {
    const now = this.fold(object, this.entries.length);
    return this.applyEffect(now.values, object, effect, layer, this.entries.length, now.joined)
      .values;
  }

  /** Whether the effect would apply to the object now. */
  affects(effect: LayerEffect, object: GameObject, view?: View): boolean {
    if (!this.mayAffect(effect, object)) return false;
    if (effect.filter === null) return true;
    const now = view ?? this.viewAt(this.entries.length);
    return matches(now, effect.scope, effect.filter.where, object.id);
  }

  /** What can be told without looking at values: the locked-in set, the zone. */
  private mayAffect(effect: LayerEffect, object: GameObject): boolean {
    if (effect.objects !== null) return effect.objects.has(object.id);
    if (effect.filter === null || object.phasedOut) return false;
    return zonesOf(effect.filter).includes(object.zone);
  }

  /** A view of the position with the first `upTo` entries applied; one object's values may be given. */
  viewAt(upTo: number, current?: { object: GameObject; values: Characteristics }): View {
    const { state } = this;
    const object = (id: ObjectId): GameObject | undefined =>
      current?.object.id === id
        ? current.object
        : (state.objects.get(id) ?? state.departed.get(id)?.object);
    return {
      state,
      object,
      characteristics: (id) => {
        if (current?.object.id === id) return seenValues(current.values, current.object);
        const present = state.objects.get(id);
        if (present !== undefined) return seenValues(this.fold(present, upTo).values, present);
        return state.departed.get(id)?.characteristics;
      },
    };
  }

  private start(object: GameObject): Progress {
    return {
      upTo: 0,
      values: startingCharacteristics(object),
      joined: new Map(),
    };
  }

  private fold(object: GameObject, upTo: number): Progress {
    const known = this.progress.get(object);
    if (known !== undefined && known.upTo === upTo) return known;
    const from = known !== undefined && known.upTo < upTo ? known : this.start(object);
    const result = this.run(from, object, upTo);
    if (known === undefined || known.upTo < upTo) this.progress.set(object, result);
    return result;
  }

  private run(from: Progress, object: GameObject, upTo: number, tracer?: Tracer): Progress {
    let { values, joined } = from;
    for (const at of this.order.of(object.id, from.upTo, upTo)) {
      const entry = this.entries[at];
      if (entry === undefined) continue;
      const before = values;
      if (entry.entry === 'layer') {
        values = this.beginLayer(values, object, entry.layer, at, tracer);
        continue;
      }
      const { effect, layer, after } = entry;
      const joinedBefore = joined;
      const applied = this.applyEffect(values, object, effect, layer, at, joined);
      values = applied.values;
      joined = applied.joined;
      if (tracer === undefined) continue;
      const told = { layer, source: effect.source, effect, after, before, values };
      if (values !== before) tracer({ step: 'effect', ...told });
      else {
        const idle = this.whyIdle(before, object, effect, at, joinedBefore);
        if (idle !== null) tracer({ step: 'idle', ...told, idle });
      }
    }
    return { upTo, values, joined };
  }

  /** Characteristic-defining abilities come first in their layer (613.3); counters at the start of 7c (613.4c). */
  private beginLayer(
    values: Characteristics,
    object: GameObject,
    layer: Layer,
    at: number,
    tracer?: Tracer,
  ): Characteristics {
    let now = values;
    for (const held of definingAbilities(values.abilities)) {
      const view = this.viewAt(at, { object, values: now });
      const scope = { source: object.id, you: now.controller, each: { object: object.id } };
      for (const effect of held.effects) {
        if (effect.effect !== 'continuous') continue;
        for (const change of effect.changes) {
          if (layerOf(change, true) !== layer) continue;
          const before = now;
          now = applyChange(now, change, {
            view,
            scope,
            object,
            key: 'defining',
            source: object.id,
          });
          tracer?.({
            step: 'defining',
            layer,
            source: object.id,
            effect: null,
            after: [],
            before,
            values: now,
          });
        }
      }
    }
    if (layer === '7c' && object.zone === 'battlefield') {
      const plus = (object.counters['+1/+1'] ?? 0) - (object.counters['-1/-1'] ?? 0);
      if (plus !== 0) {
        const before = now;
        now = modifyPT(now, plus, plus);
        tracer?.({
          step: 'counters',
          layer,
          source: object.id,
          effect: null,
          after: [],
          before,
          values: now,
        });
      }
    }
    return now;
  }

  /** An effect that started to apply in an earlier layer goes on to apply to the same objects (613.6). */
  private applyEffect(
    values: Characteristics,
    object: GameObject,
    effect: LayerEffect,
    layer: Layer,
    at: number,
    joined: ReadonlyMap<string, boolean>,
  ): { values: Characteristics; joined: ReadonlyMap<string, boolean> } {
    const earlier = joined.get(effect.id);
    if (earlier === undefined && !effect.spans && !this.mayAffect(effect, object)) {
      return { values, joined };
    }
    const view = this.viewAt(at, { object, values });
    const has =
      earlier ?? (this.affects(effect, object, view) && this.conditionHolds(effect, view, at));
    const next =
      earlier === undefined && effect.spans ? new Map(joined).set(effect.id, has) : joined;
    if (!has) return { values, joined: next };
    const scope = { ...effect.scope, each: { object: object.id } };
    let now = values;
    for (const change of effect.changes) {
      if (layerOf(change, false) !== layer) continue;
      now = applyChange(now, change, {
        view: this.viewAt(at, { object, values: now }),
        scope,
        object,
        key: effect.id,
        source: effect.source,
      });
    }
    return { values: now, joined: next };
  }

  /** Why an effect that is about such objects does not apply to this one; null where it is not about such. */
  private whyIdle(
    values: Characteristics,
    object: GameObject,
    effect: LayerEffect,
    at: number,
    joined: ReadonlyMap<string, boolean>,
  ): Idle | null {
    if (!this.mayAffect(effect, object)) return null;
    const earlier = joined.get(effect.id);
    if (earlier !== undefined) return earlier ? null : { why: 'before' };
    const view = this.viewAt(at, { object, values });
    const lacks = (effect.filter?.where ?? []).filter(
      (quality) => !matches(view, effect.scope, [quality], object.id),
    );
    if (lacks.length > 0) return { why: 'lacks', lacks };
    return this.conditionHolds(effect, view, at) ? null : { why: 'condition' };
  }

  private conditionHolds(effect: LayerEffect, view: View, at: number): boolean {
    if (effect.when === null) return true;
    const key = `${at}:${effect.id}`;
    const known = this.conditions.get(key);
    if (known !== undefined) return known;
    const holds = isMet(view, effect.scope, effect.when);
    this.conditions.set(key, holds);
    return holds;
  }
}
