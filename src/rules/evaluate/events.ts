import type { EventPattern, Players, Predicate } from '../abilities/references';
import type { EventFacts } from '../kernel/facts';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { never } from '../kernel/invariant';
import type { Scope } from '../kernel/scope';
import { matches } from './match';
import { eventObject, playersOf } from './references';
import type { View } from './view';

/** Whether what happened, or would happen, is what the pattern describes (603.2, 614.1). */
export function fits(view: View, scope: Scope, pattern: EventPattern, facts: EventFacts): boolean {
  if (pattern.event !== facts.kind) return false;
  const object = (where: readonly Predicate[]) =>
    is(view, { ...scope, event: facts }, where, eventObject(facts));
  const player = (who: Players | undefined) => isPlayer(view, scope, who, facts.player);
  switch (pattern.event) {
    case 'moved':
      return (
        (pattern.to === undefined || pattern.to === facts.to) &&
        (pattern.from === undefined || pattern.from === facts.from) &&
        (pattern.notFrom === undefined || pattern.notFrom !== facts.from) &&
        (pattern.why === undefined || pattern.why === facts.why) &&
        is(view, { ...scope, event: facts }, pattern.object, movedObject(pattern, facts))
      );
    case 'cast':
      return player(pattern.by) && object(pattern.spell);
    case 'activated':
      return player(pattern.by) && object(pattern.object);
    case 'attackersDeclared':
      return player(pattern.by);
    case 'attacks':
      return (
        (pattern.alone !== true || facts.amount === 1) &&
        isPlayer(
          view,
          scope,
          pattern.whom,
          facts.whom !== undefined && 'player' in facts.whom ? facts.whom.player : undefined,
        ) &&
        object(pattern.object)
      );
    case 'damage': {
      const to = facts.whom;
      return (
        (pattern.combat === undefined || pattern.combat === (facts.combat ?? false)) &&
        (pattern.source === undefined || is(view, scope, pattern.source, facts.source)) &&
        (pattern.toObject === undefined ||
          (to !== undefined && 'object' in to && is(view, scope, pattern.toObject, to.object))) &&
        (pattern.toPlayer === undefined ||
          (to !== undefined &&
            'player' in to &&
            isPlayer(view, scope, pattern.toPlayer, to.player)))
      );
    }
    case 'tappedForMana':
      return (
        player(pattern.by) && object(pattern.object) && producesAsked(view, scope, pattern, facts)
      );
    case 'beginning':
      return (
        pattern.step === facts.step &&
        player(pattern.of) &&
        (pattern.inTurn === undefined || isTurn(scope, pattern.inTurn, facts.extraTurn))
      );
    case 'phase':
      return pattern.phase === facts.phase && player(pattern.of);
    case 'turn':
      return player(pattern.of);
    case 'becomesMonarch':
    case 'lifeGained':
    case 'lifeLost':
    case 'drawn':
      return player(pattern.player);
    case 'tokensCreated':
      return player(pattern.under);
    case 'countersPut':
      return (
        (pattern.counter === undefined || pattern.counter === facts.counter) &&
        (pattern.byEffect !== true || facts.byRule !== true) &&
        (pattern.reaches === undefined || reached(pattern.reaches, facts).length > 0) &&
        object(pattern.object)
      );
    case 'countersRemoved':
      return (
        pattern.counter === facts.counter &&
        (pattern.last !== true || (facts.was ?? 0) <= (facts.amount ?? 0)) &&
        object(pattern.object)
      );
    case 'exerted':
    case 'becomesTarget':
      return player(pattern.by) && object(pattern.object);
    case 'controlChanged':
      return player(pattern.from) && object(pattern.object);
    case 'crime':
      return player(pattern.by);
    case 'mans':
    case 'becomesManned':
      return pattern.how === facts.how && object(pattern.object);
    case 'phasedIn':
    case 'phasedOut':
    case 'blocks':
    case 'becomesBlocked':
    case 'tapped':
    case 'untapped':
    case 'turnedFaceUp':
    case 'transformed':
      return object(pattern.object);
    case 'attached': {
      const to = facts.whom;
      return (
        object(pattern.object) &&
        (pattern.to === undefined ||
          (to !== undefined && 'object' in to && is(view, scope, pattern.to, to.object)))
      );
    }
    default:
      return never(pattern);
  }
}

type Moves = Extract<EventPattern, { event: 'moved' }>;

/**
 * Whether a trigger on a change of zone looks back in time: on leaving the battlefield or a graveyard,
 * on a sacrifice, on what is put into a hand or library (603.10a). "Put into a graveyard from anywhere"
 * does not, even when it comes from the battlefield.
 */
export function looksBack(pattern: EventPattern): boolean {
  if (pattern.event === 'phasedOut') return true;
  return (
    pattern.event === 'moved' &&
    (pattern.from === 'battlefield' ||
      pattern.from === 'graveyard' ||
      pattern.why === 'sacrifice' ||
      pattern.to === 'hand' ||
      pattern.to === 'library')
  );
}

/** The object that changed zones, as it was where the pattern looks back, else as it now is. */
function movedObject(pattern: Moves, facts: EventFacts): ObjectId | undefined {
  return looksBack(pattern) ? eventObject(facts) : (facts.became ?? facts.object);
}

function is(
  view: View,
  scope: Scope,
  where: readonly Predicate[],
  id: ObjectId | undefined,
): boolean {
  return id !== undefined && matches(view, scope, where, id);
}

function isPlayer(
  view: View,
  scope: Scope,
  who: Players | undefined,
  player: PlayerId | undefined,
): boolean {
  if (who === undefined) return true;
  return player !== undefined && playersOf(view, scope, who).includes(player);
}

/** Those of the numbers that were not reached before and are now (714.2b). */
export function reached(numbers: readonly number[], facts: EventFacts): readonly number[] {
  const was = facts.was ?? 0;
  return numbers.filter((n) => was < n && was + (facts.amount ?? 0) >= n);
}

function isTurn(scope: Scope, name: string, turn: number | undefined): boolean {
  const bound = scope.bound?.[name];
  return bound !== undefined && 'turn' in bound && bound.turn === turn;
}

/** "Is tapped for mana of the chosen color" looks at what was produced in fact (106.12a). */
function producesAsked(
  view: View,
  scope: Scope,
  pattern: Extract<EventPattern, { event: 'tappedForMana' }>,
  facts: EventFacts,
): boolean {
  const asked = pattern.mana;
  if (asked === undefined) return true;
  const type = 'of' in asked ? view.object(scope.source)?.chosen.color : asked.type;
  return facts.mana?.some((m) => m.type === type) ?? false;
}
