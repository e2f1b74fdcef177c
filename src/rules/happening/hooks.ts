import type { Ability } from '../abilities/ability';
import type { StaticEffect } from '../abilities/statics';
import type { CopiableValues, Zone } from '../abilities/values';
import { noReads, readAmount } from '../characteristics/reads';
import { startingValues } from '../characteristics/values';
import { allValues, faceUpValues } from '../faces/values';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { emptyIdSet } from '../kernel/table';
import { meaning } from '../keywords/meaning';

/** What an ability watches for or changes, and where it functions: the key of an index. */
interface Hook {
  readonly hook: string;
  /** Null: in every zone. */
  readonly zones: readonly Zone[] | null;
}

const BATTLEFIELD: readonly Zone[] = ['battlefield'];
const ON_STACK: readonly Zone[] = ['stack'];

const known = new WeakMap<CopiableValues, readonly Hook[]>();

function hooksOfValues(values: CopiableValues): readonly Hook[] {
  let hooks = known.get(values);
  if (hooks === undefined) {
    hooks = values.abilities.flatMap(hooksOfAbility);
    known.set(values, hooks);
  }
  return hooks;
}

const byAbility = new WeakMap<Ability, readonly Hook[]>();

/** The hooks of an ability, keywords spelled out. */
export function hooksOfAbility(ability: Ability): readonly Hook[] {
  let hooks = byAbility.get(ability);
  if (hooks === undefined) {
    hooks = findHooks(ability);
    byAbility.set(ability, hooks);
  }
  return hooks;
}

function findHooks(ability: Ability): readonly Hook[] {
  switch (ability.kind) {
    case 'keyword':
      return [
        { hook: `keyword:${ability.keyword}`, zones: null },
        ...meaning(ability).flatMap(hooksOfAbility),
      ];
    case 'triggered': {
      const zones =
        ability.zones ??
        (ability.trigger.event === 'cast' && aboutItself(ability) ? ON_STACK : BATTLEFIELD);
      return [ability.trigger, ...(ability.or ?? [])].map((t) => ({
        hook: `trigger:${t.event}`,
        zones,
      }));
    }
    case 'static':
      return ability.effects.flatMap((effect) =>
        staticHook(effect, ability.defining === true).map((hook) => ({
          hook,
          zones: ability.defining === true ? null : (ability.zones ?? BATTLEFIELD),
        })),
      );
    case 'unread':
      return [{ hook: 'unread', zones: BATTLEFIELD }];
    case 'spell':
    case 'activated':
      return [];
  }
}

function aboutItself(ability: Extract<Ability, { kind: 'triggered' }>): boolean {
  return (
    ability.trigger.event === 'cast' &&
    ability.trigger.spell.some((p) => p.is === 'object' && p.object.ref === 'this')
  );
}

function staticHook(effect: StaticEffect, defining: boolean): readonly string[] {
  switch (effect.effect) {
    case 'continuous':
      return !defining || looksElsewhere(effect) ? ['static'] : [];
    case 'rule':
      return [`rule:${effect.rule.rule}`];
    case 'playerRule':
      return [`playerRule:${effect.rule.rule}`];
    case 'cost':
      return ['cost'];
    case 'replacement':
      return [`replace:${effect.event.event}`];
    case 'additionalCost':
    case 'moreTriggers':
    case 'noTriggers':
      return [effect.effect];
  }
}

/** A defining ability that counts or measures other objects changes when these do. */
function looksElsewhere(effect: Extract<StaticEffect, { effect: 'continuous' }>): boolean {
  const reads = noReads();
  for (const change of effect.changes) {
    if (change.change !== 'setPT') continue;
    if (change.power !== undefined) readAmount(change.power, reads);
    if (change.toughness !== undefined) readAmount(change.toughness, reads);
  }
  return reads.elsewhere.size > 0;
}

/**
 * The index with an object added under all that it watches for: by the values of the face that is up, and
 * while it is face down by those that it has then (708.2). A card that may be cast as another of its faces
 * watches by that, too (709.3a, 715.3a).
 */
export function enrolled(hooks: State['hooks'], object: GameObject): State['hooks'] {
  const own = object.zone === 'battlefield' ? [faceUpValues(object)] : allValues(object.printed);
  const values = object.faceDown === null ? own : [...own, startingValues(object)];
  return values.reduce((next, one) => addHooks(next, object, one), hooks);
}

/** The index without an object, whichever of its faces it watched by. */
export function disenrolled(hooks: State['hooks'], object: GameObject): State['hooks'] {
  const values = [...allValues(object.printed), startingValues(object)];
  return values.reduce((next, one) => removeHooks(next, object.id, one), hooks);
}

/** The index with an object that is now otherwise than it was: turned face down, up, or over. */
export function watchAs(hooks: State['hooks'], old: GameObject, now: GameObject): State['hooks'] {
  return enrolled(disenrolled(hooks, old), now);
}

/** The index with an object added under all that the values watch for. */
export function addHooks(
  hooks: State['hooks'],
  object: GameObject,
  values: CopiableValues,
): State['hooks'] {
  let next = hooks;
  for (const { hook, zones } of hooksOfValues(values)) {
    if (zones !== null && !zones.includes(object.zone)) continue;
    next = next.set(hook, (next.get(hook) ?? emptyIdSet<ObjectId>()).add(object.id));
  }
  return next;
}

/** The index without an object. */
export function removeHooks(
  hooks: State['hooks'],
  object: ObjectId,
  values: CopiableValues,
): State['hooks'] {
  let next = hooks;
  for (const { hook } of hooksOfValues(values)) {
    const set = next.get(hook)?.delete(object);
    if (set !== undefined) next = set.size === 0 ? next.delete(hook) : next.set(hook, set);
  }
  return next;
}
