import type { TriggeredAbility } from '../abilities/ability';
import type { EventPattern } from '../abilities/references';
import type { EventFacts } from '../kernel/facts';
import type { WaitingTrigger } from '../kernel/state';
import { sameTarget } from '../targets/legal';

/**
 * The facts, and after them, for each object and player that was dealt damage in this event, one that
 * sums up what all sources dealt to it and names none of them: "is dealt damage" happens once (603.2c).
 */
export function withDamageTotals(facts: readonly EventFacts[]): readonly EventFacts[] {
  const totals: EventFacts[] = [];
  for (const { source: _, ...fact } of facts) {
    const { whom, amount = 0 } = fact;
    if (fact.kind !== 'damage' || whom === undefined) continue;
    const at = totals.findIndex((t) => t.whom !== undefined && sameTarget(t.whom, whom));
    const total = totals[at];
    if (total === undefined) totals.push(fact);
    else totals[at] = { ...total, amount: (total.amount ?? 0) + amount };
  }
  return totals.length === 0 ? facts : [...facts, ...totals];
}

/** Whether a trigger waits for this fact of an event rather than for the others that tell of the same damage. */
export function tellsAsAsked(pattern: EventPattern, fact: EventFacts): boolean {
  if (pattern.event !== 'damage') return true;
  const { source, toObject, toPlayer } = pattern;
  const undergone = source === undefined && (toObject !== undefined || toPlayer !== undefined);
  return undergone === (fact.source === undefined);
}

/** "One or more … deal damage to a player" happens once for each player (603.2c). */
export function whoseOccurrence(
  { trigger }: TriggeredAbility,
  { kind, player }: EventFacts,
): string {
  return trigger.event === 'damage' && trigger.toPlayer !== undefined && kind === 'damage'
    ? ` ${player}`
    : '';
}

/** A trigger of "one or more" hears of further damage of the same event: "that much" is all of it. */
export function withMoreDamage(trigger: WaitingTrigger, more: EventFacts): WaitingTrigger {
  const { facts } = trigger;
  if (facts.kind !== 'damage') return trigger;
  const total: EventFacts = { ...facts, amount: (facts.amount ?? 0) + (more.amount ?? 0) };
  return { ...trigger, facts: total, scope: { ...trigger.scope, event: total } };
}
