import type { ContinuousEffect } from '../kernel/effects';
import type { Happening } from '../kernel/events';
import type { EffectId, ObjectId } from '../kernel/ids';
import type { GameObject, Target } from '../kernel/objects';
import type { State } from '../kernel/state';
import { emptyIdSet } from '../kernel/table';
import { addHooks, enrolled, removeHooks } from './hooks';

/** The keys under which an effect of a resolved spell or ability is found. */
function hooksOfEffect(effect: ContinuousEffect): readonly string[] {
  const own = contentHooks(effect);
  return effect.counter === undefined ? own : [...own, `counter:${effect.source}`];
}

function contentHooks(effect: ContinuousEffect): readonly string[] {
  const { content } = effect;
  switch (content.kind) {
    case 'changes':
      return ['changes', ...(effect.affected.objects ?? []).map((id) => `object:${id}`)];
    case 'rule':
      return [`rule:${content.rule.rule}`];
    case 'playerRule':
      return [`playerRule:${content.rule.rule}`];
    case 'replacement':
      return [`replace:${content.replacement.event.event}`];
    case 'return':
      return ['return'];
    case 'trigger':
      return [content.ability.trigger, ...(content.ability.or ?? [])].map(
        (t) => `trigger:${t.event}`,
      );
  }
}

export function applyEffect(
  state: State,
  h: Extract<Happening, { kind: 'effectStarted' | 'effectEnded' }>,
): State {
  return h.kind === 'effectStarted' ? startEffect(state, h.effect) : endEffect(state, h.effect);
}

/** Adds an effect and indexes it; a copy effect also indexes the abilities it gives. */
export function startEffect(state: State, effect: ContinuousEffect): State {
  let { effectHooks } = state;
  for (const hook of [...hooksOfEffect(effect), `duration:${effect.duration}`]) {
    effectHooks = effectHooks.set(
      hook,
      (effectHooks.get(hook) ?? emptyIdSet<EffectId>()).add(effect.id),
    );
  }
  let next: State = { ...state, effects: state.effects.set(effect.id, effect), effectHooks };
  if (effect.content.kind === 'changes') {
    next = { ...next, changed: touched(next, effect.affected.objects ?? []) };
    for (const change of effect.content.changes) {
      if (change.change !== 'copy') continue;
      for (const id of effect.affected.objects ?? []) {
        const object = next.objects.get(id);
        if (object !== undefined)
          next = { ...next, hooks: addHooks(next.hooks, object, change.values) };
      }
    }
  }
  return next;
}

export function endEffect(state: State, id: EffectId): State {
  const effect = state.effects.get(id);
  if (effect === undefined) return state;
  let { effectHooks } = state;
  for (const hook of [...hooksOfEffect(effect), `duration:${effect.duration}`]) {
    const set = effectHooks.get(hook)?.delete(id);
    if (set !== undefined)
      effectHooks = set.size === 0 ? effectHooks.delete(hook) : effectHooks.set(hook, set);
  }
  let next: State = { ...state, effects: state.effects.delete(id), effectHooks };
  if (effect.content.kind === 'changes') {
    next = { ...next, changed: touched(next, effect.affected.objects ?? []) };
    next = unhookCopies(next, effect);
  }
  return next;
}

function unhookCopies(state: State, effect: ContinuousEffect): State {
  if (effect.content.kind !== 'changes') return state;
  let next = state;
  for (const change of effect.content.changes) {
    if (change.change !== 'copy') continue;
    for (const id of effect.affected.objects ?? []) {
      const object = next.objects.get(id);
      let hooks = removeHooks(next.hooks, id, change.values);
      if (object !== undefined) hooks = enrolled(hooks, object);
      next = { ...next, hooks };
    }
  }
  return next;
}

/** Effects that were about a single object, or last as long as it remains (611.2b), end with it; the set of a wider effect just loses it (611.2c, 400.7). */
export function forgetObject(state: State, object: GameObject): State {
  let next = state;
  for (const id of next.effectHooks.get(`object:${object.id}`)?.list() ?? []) {
    const effect = next.effects.get(id);
    if (effect !== undefined && effect.affected.objects?.length === 1) next = endEffect(next, id);
  }
  // Counters are left behind, and what they did with them (122.2).
  for (const id of next.effectHooks.get(`counter:${object.id}`)?.list() ?? []) {
    next = endEffect(next, id);
  }
  if (object.zone !== 'battlefield') return next;
  return endTracking(next, object.id);
}

/** Effects that last as long as that permanent remains, or remains attached, end: it has gone, or phased out (611.2b, 702.26f). */
export function endTracking(state: State, source: ObjectId): State {
  let next = endWhileAttached(state, source, null);
  for (const id of next.effectHooks.get('duration:whileThisRemains')?.list() ?? []) {
    if (next.effects.get(id)?.source === source) next = endEffect(next, id);
  }
  return next;
}

/** Effects that last as long as that object remains attached end as it becomes attached to something else, or to nothing (611.2b). */
export function endWhileAttached(state: State, id: ObjectId, to: Target | null): State {
  let next = state;
  for (const effect of next.effectHooks.get('duration:whileAttached')?.list() ?? []) {
    const lasting = next.effects.get(effect);
    if (lasting?.source !== id) continue;
    const host = to !== null && 'object' in to ? to.object : null;
    if (host !== null && lasting.affected.objects?.includes(host) === true) continue;
    next = endEffect(next, effect);
  }
  return next;
}

/** Effects that last until a player loses control of that object end: its controller changes. */
export function endControlled(state: State, id: ObjectId): State {
  const effects = state.effectHooks.get(`object:${id}`)?.list() ?? [];
  return effects
    .filter((effect) => state.effects.get(effect)?.duration === 'whileYouControl')
    .reduce(endEffect, state);
}

function touched(state: State, ids: readonly ObjectId[]): State['changed'] {
  if (state.changed === 'all') return 'all';
  let { changed } = state;
  for (const id of ids) changed = changed.add(id);
  return changed;
}
