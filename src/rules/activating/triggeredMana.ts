import { cr } from '../citations';
import { isMet } from '../evaluate/conditions';
import { apnap } from '../evaluate/references';
import type { Doing, Work } from '../happening/work';
import type { WaitingTrigger } from '../kernel/state';
import { followInline } from '../resolving/follow';
import { partsOf } from '../targets/content';

/**
 * Triggered mana abilities that wait resolve at once, without the stack (605.4a), those of the active
 * player first (101.4).
 */
export function* resolveTriggeredManaAbilities(work: Work): Doing<void> {
  for (let next = first(work); next !== undefined; next = first(work)) {
    const trigger = next;
    work.set({ waiting: work.state.waiting.filter((t) => t !== trigger) });
    yield* resolveOne(work, trigger);
  }
}

function first(work: Work): WaitingTrigger | undefined {
  const waiting = work.state.waiting.filter((t) => t.mana);
  const order = apnap(work.state);
  return [...waiting].sort((a, b) => order.indexOf(a.controller) - order.indexOf(b.controller))[0];
}

function* resolveOne(work: Work, trigger: WaitingTrigger): Doing<void> {
  const { ability, key, scope, source } = trigger;
  // The intervening if-clause is checked again (603.4).
  if (ability.when !== undefined && !isMet(work.view, scope, ability.when)) {
    work.tell('skipped', [cr('603.4')], [source]);
    return;
  }
  if (ability.oncePerTurn === true) {
    work.one({ kind: 'used', object: source, ability: key }, cr('603.2h'));
  }
  const outer = work.cause;
  work.cause = { object: source };
  work.tell('triggeredManaAbility', [cr('605.4a')], [source]);
  for (const part of partsOf(ability.content, [])) {
    yield* followInline(work, part.do, scope, [key, ...part.path]);
  }
  work.cause = outer;
}
