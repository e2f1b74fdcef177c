import type { TriggeredAbility } from '../abilities/ability';
import type { EventPattern } from '../abilities/references';
import type { Instruction } from '../effects/kinds';
import { isMet } from '../evaluate/conditions';
import { fits, looksBack, reached } from '../evaluate/events';
import { matches } from '../evaluate/match';
import type { View } from '../evaluate/view';
import type { EventFacts } from '../kernel/facts';
import { type EffectId, type ObjectId, type PlayerId, THE_MONARCH } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import type { State, WaitingTrigger } from '../kernel/state';
import { tellsAsAsked, whoseOccurrence, withDamageTotals, withMoreDamage } from './damageTotals';
import { HALT, type Resting, restsBefore } from './halts';
import { MONARCH_ABILITIES } from './monarch';
import { viewOf } from './view';
import { abilitiesOfKind, watchers } from './watchers';

/** Triggers that an event caused, and delayed triggers that are used up by it. */
export interface Noticed {
  readonly triggers: readonly WaitingTrigger[];
  readonly usedUp: readonly EffectId[];
  /** Sources of abilities whose event happened while their intervening if-clause did not hold (603.4). */
  readonly unmet: readonly ObjectId[];
}

/**
 * The abilities that trigger on what just happened (603.2). Abilities that look back are found in the
 * position before (603.10); all others in the position after.
 */
export function* notice(
  before: State,
  after: State,
  facts: readonly EventFacts[],
): Resting<Noticed> {
  const triggers: WaitingTrigger[] = [];
  const usedUp = new Set<EffectId>();
  const unmet = new Set<ObjectId>();
  const grouped = new Map<string, { readonly first: number; readonly next: number }>();
  const now = viewOf(after);
  for (const [nth, fact] of withDamageTotals(facts).entries()) {
    if (restsBefore(nth)) yield HALT;
    const passes: readonly Pass[] =
      fact.kind === 'moved'
        ? [
            { state: before, view: lookingBack(before, after), back: true },
            { state: after, view: now, back: false },
          ]
        : fact.kind === 'phasedOut'
          ? [{ state: before, view: lookingBack(before, after), back: true }]
          : [{ state: after, view: now, back: false }];
    for (const { state, view, back } of passes) {
      for (const source of watchers(state, `trigger:${fact.kind}`)) {
        for (const found of triggersOf(view, source, fact, back, unmet)) {
          const group = `${source}:${found.key}${whoseOccurrence(found.ability, fact)}`;
          const same = found.ability.oneOrMore === true ? grouped.get(group) : undefined;
          if (same !== undefined) {
            for (let i = same.first; i < same.next; i += 1) {
              const trigger = triggers[i];
              if (trigger !== undefined) triggers[i] = withMoreDamage(trigger, fact);
            }
            continue;
          }
          const first = triggers.length;
          const times = chapters(found.ability, fact) * (1 + additional(view, found.source, fact));
          for (let n = 0; n < times; n += 1) triggers.push(found);
          grouped.set(group, { first, next: triggers.length });
        }
      }
      if (!back) triggers.push(...monarchTriggers(view, fact));
      for (const id of after.effectHooks.get(`trigger:${fact.kind}`)?.list() ?? []) {
        const found = delayedTrigger(after, view, id, fact, back, unmet);
        if (found === null || usedUp.has(id)) continue;
        triggers.push(found.trigger);
        if (found.once) usedUp.add(id);
      }
    }
  }
  return { triggers, usedUp: [...usedUp], unmet: [...unmet] };
}

/** The position that abilities which look back, or those that don't, are found and judged in (603.10). */
interface Pass {
  readonly state: State;
  readonly view: View;
  readonly back: boolean;
}

/** What left answers as it was before; what an object became is read after. */
function lookingBack(before: State, after: State): View {
  const old = viewOf(before);
  const now = viewOf(after);
  return {
    state: before,
    object: (id) => old.object(id) ?? now.object(id),
    characteristics: (id) => old.characteristics(id) ?? now.characteristics(id),
  };
}

/** A chapter ability with several numbers is as many abilities, each with its own (714.2c). */
function chapters({ trigger }: TriggeredAbility, fact: EventFacts): number {
  return trigger.event === 'countersPut' && trigger.reaches !== undefined
    ? reached(trigger.reaches, fact).length
    : 1;
}

function triggersOf(
  view: View,
  source: ObjectId,
  fact: EventFacts,
  back: boolean,
  unmet: Set<ObjectId>,
): readonly WaitingTrigger[] {
  const object = view.object(source);
  const values = view.characteristics(source);
  if (object === undefined || values === undefined || object.phasedOut) return [];
  return abilitiesOfKind(values, 'triggered').flatMap(({ ability, key }) => {
    if (!functions(ability, object)) return [];
    const scope: Scope = { source, you: values.controller, event: fact };
    if (!triggersOn(view, scope, ability, fact, back)) return [];
    if (ability.oncePerTurn === true && object.usedThisTurn.includes(key)) return [];
    if (ability.when !== undefined && !isMet(view, scope, ability.when)) {
      unmet.add(source);
      return [];
    }
    return [waiting(ability, key, source, values.controller, fact, scope)];
  });
}

/** The abilities of being the monarch have no source; whoever is the monarch now controls them (725.2). */
function monarchTriggers(view: View, fact: EventFacts): readonly WaitingTrigger[] {
  const { monarch } = view.state;
  if (monarch === null) return [];
  const scope: Scope = { source: THE_MONARCH, you: monarch, event: fact };
  return MONARCH_ABILITIES.flatMap((ability, i) =>
    triggersOn(view, scope, ability, fact, false)
      ? [waiting(ability, `${i}`, THE_MONARCH, monarch, fact, scope)]
      : [],
  );
}

function triggersOn(
  view: View,
  scope: Scope,
  ability: TriggeredAbility,
  fact: EventFacts,
  back: boolean,
): boolean {
  return [ability.trigger, ...(ability.or ?? [])].some(
    (p) =>
      looksBack(p) === back &&
      tellsAsAsked(p, fact) &&
      fits(view, scope, p, fact) &&
      !silenced(view, p, fact),
  );
}

/** An effect says that such an event, which is what the ability waits for, causes nothing to trigger (101.2). */
function silenced(view: View, pattern: EventPattern, fact: EventFacts): boolean {
  return watchers(view.state, 'noTriggers').some((id) => {
    const values = view.characteristics(id);
    if (values === undefined) return false;
    const scope: Scope = { source: id, you: values.controller, event: fact };
    return abilitiesOfKind(values, 'static').some(({ ability }) =>
      ability.effects.some(
        (effect) =>
          effect.effect === 'noTriggers' &&
          asksFor(pattern, effect.event) &&
          fits(view, scope, effect.event, fact),
      ),
    );
  });
}

/** A change of zones is one event for those who wait for what leaves and for what comes: only one of them is meant. */
function asksFor(pattern: EventPattern, meant: EventPattern): boolean {
  if (pattern.event !== 'moved' || meant.event !== 'moved') return pattern.event === meant.event;
  return pattern.to === meant.to;
}

function functions(ability: TriggeredAbility, object: GameObject): boolean {
  if (ability.zones !== undefined) return ability.zones.includes(object.zone);
  return object.zone === 'battlefield' || (isOwnCast(ability.trigger) && object.zone === 'stack');
}

function isOwnCast(pattern: EventPattern): boolean {
  return (
    pattern.event === 'cast' &&
    pattern.spell.some((p) => p.is === 'object' && p.object.ref === 'this')
  );
}

function waiting(
  ability: TriggeredAbility,
  key: string,
  source: ObjectId,
  controller: PlayerId,
  facts: EventFacts,
  scope: Scope,
): WaitingTrigger {
  return { source, controller, ability, key, facts, scope, mana: isManaAbility(ability) };
}

/**
 * A triggered mana ability: no target, triggers on a mana ability, could add mana (605.1b).
 * What is added may stand in any instruction of its content.
 */
export function isManaAbility(ability: TriggeredAbility): boolean {
  if (ability.trigger.event !== 'tappedForMana') return false;
  const { content } = ability;
  if ('modal' in content || (content.targets?.length ?? 0) > 0) return false;
  return content.do.some(addsMana);
}

/** Whether following an instruction could add mana. */
export function addsMana(instruction: Instruction): boolean {
  if (instruction.kind === 'addMana') return true;
  const lists: (readonly Instruction[] | undefined)[] = [];
  if ('do' in instruction) lists.push(instruction.do);
  if ('then' in instruction) lists.push(instruction.then);
  if ('else' in instruction) lists.push(instruction.else);
  if ('paid' in instruction) lists.push(instruction.paid);
  return lists.some((list) => list?.some(addsMana) ?? false);
}

/** Triggering additional times, by abilities that say so (603.2e). */
function additional(view: View, source: ObjectId, fact: EventFacts): number {
  let times = 0;
  for (const id of watchers(view.state, 'moreTriggers')) {
    const values = view.characteristics(id);
    if (values === undefined || view.object(id)?.phasedOut === true) continue;
    const scope: Scope = { source: id, you: values.controller, event: fact };
    for (const { ability } of abilitiesOfKind(values, 'static')) {
      for (const effect of ability.effects) {
        if (effect.effect !== 'moreTriggers') continue;
        if (fits(view, scope, effect.event, fact) && matches(view, scope, effect.of, source))
          times += effect.times;
      }
    }
  }
  return times;
}

function delayedTrigger(
  after: State,
  view: View,
  id: EffectId,
  fact: EventFacts,
  back: boolean,
  unmet: Set<ObjectId>,
): { trigger: WaitingTrigger; once: boolean } | null {
  const effect = after.effects.get(id);
  if (effect?.content.kind !== 'trigger') return null;
  const { ability, once } = effect.content;
  const scope: Scope = { ...effect.scope, event: fact };
  if (!triggersOn(view, scope, ability, fact, back)) return null;
  if (ability.when !== undefined && !isMet(view, scope, ability.when)) {
    unmet.add(effect.source);
    return null;
  }
  return {
    trigger: {
      ...waiting(ability, `d${id}`, effect.source, effect.controller, fact, scope),
      delayed: id,
    },
    once,
  };
}
