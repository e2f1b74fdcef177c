import type { PlayerRule, Rule } from '../abilities/statics';
import { isMet } from '../evaluate/conditions';
import { matches } from '../evaluate/match';
import { objectsOf, playersOf, zonesOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import { viewOf } from '../happening/view';
import { abilitiesOfKind, watchers } from '../happening/watchers';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';

type RuleName = Rule['rule'];
type PlayerRuleName = PlayerRule['rule'];

/** A rule that an effect sets, with the object that sets it and what its words mean. */
export interface InForce<R> {
  readonly rule: R;
  readonly source: ObjectId;
  readonly scope: Scope;
}

/** The effects that forbid, require or allow something of this kind for the object now (101.2, 604.2, 611.2). */
export function rulesFor<N extends RuleName>(
  state: State,
  name: N,
  object: ObjectId,
): readonly InForce<Extract<Rule, { readonly rule: N }>>[] {
  return ruleFinder(state, name)(object);
}

/** The same for many objects: the effects of this kind are looked up once. */
export function ruleFinder<N extends RuleName>(
  state: State,
  name: N,
): (object: ObjectId) => readonly InForce<Extract<Rule, { readonly rule: N }>>[] {
  type Named = Extract<Rule, { readonly rule: N }>;
  const view = viewOf(state);
  const found: (InForce<Named> & { readonly applies: (object: ObjectId) => boolean })[] = [];
  for (const source of watchers(state, `rule:${name}`)) {
    for (const { effect, scope } of staticEffects(view, source)) {
      if (effect.effect !== 'rule' || effect.rule.rule !== name) continue;
      const { affects } = effect;
      const applies = (object: ObjectId): boolean =>
        affects === undefined
          ? source === object
          : 'ref' in affects
            ? objectsOf(view, scope, affects).includes(object)
            : zonesOf(affects).includes(view.object(object)?.zone ?? 'command') &&
              matches(view, scope, affects.where, object);
      found.push({ rule: effect.rule as Named, source, scope, applies });
    }
  }
  for (const id of state.effectHooks.get(`rule:${name}`)?.list() ?? []) {
    const effect = state.effects.get(id);
    if (effect?.content.kind !== 'rule') continue;
    const { objects, filter } = effect.affected;
    const applies = (object: ObjectId): boolean =>
      filter === undefined
        ? objects?.includes(object) === true
        : zonesOf(filter).includes(view.object(object)?.zone ?? 'command') &&
          matches(view, effect.scope, filter.where, object);
    const rule = effect.content.rule as Named;
    found.push({ rule, source: effect.source, scope: effect.scope, applies });
  }
  return found.length === 0 ? () => [] : (object) => found.filter((f) => f.applies(object));
}

/**
 * The effects of this kind that a player is under now. Of a card that is about to be cast as something else,
 * the abilities count that it has as that, where the view reads it so (601.3, 709.3a).
 */
export function playerRulesFor<N extends PlayerRuleName>(
  at: State | View,
  name: N,
  player: PlayerId,
): readonly InForce<Extract<PlayerRule, { readonly rule: N }>>[] {
  type Named = Extract<PlayerRule, { readonly rule: N }>;
  const view = 'state' in at ? at : viewOf(at);
  const { state } = view;
  const found: InForce<Named>[] = [];
  for (const source of watchers(state, `playerRule:${name}`)) {
    for (const { effect, scope } of staticEffects(view, source)) {
      if (effect.effect !== 'playerRule' || effect.rule.rule !== name) continue;
      if (!playersOf(view, scope, effect.players).includes(player)) continue;
      found.push({ rule: effect.rule as Named, source, scope });
    }
  }
  for (const id of state.effectHooks.get(`playerRule:${name}`)?.list() ?? []) {
    const effect = state.effects.get(id);
    if (effect?.content.kind !== 'playerRule') continue;
    if (effect.affected.players?.includes(player) !== true) continue;
    found.push({ rule: effect.content.rule as Named, source: effect.source, scope: effect.scope });
  }
  return found;
}

/** The effects of the static abilities of an object that function where it is and whose condition holds (604.1). */
export function* staticEffects(view: View, source: ObjectId) {
  const object = view.object(source);
  const values = view.characteristics(source);
  if (object === undefined || values === undefined || object.phasedOut) return;
  const scope: Scope = { source, you: values.controller };
  for (const { ability, key } of abilitiesOfKind(values, 'static')) {
    const zones = ability.zones ?? ['battlefield'];
    if (ability.defining !== true && !zones.includes(object.zone)) continue;
    if (ability.when !== undefined && !isMet(view, scope, ability.when)) continue;
    for (const effect of ability.effects) yield { effect, scope, key };
  }
}
