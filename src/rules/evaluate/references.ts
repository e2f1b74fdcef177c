import type { Filter, ObjectRef, PlayerRef, Players } from '../abilities/references';
import type { Zone } from '../abilities/values';
import type { EventFacts } from '../kernel/facts';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { never } from '../kernel/invariant';
import type { ChosenTarget } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import type { View } from './view';

/** The object an event is about, as its trigger means it: the new one when it entered, else as it was (603.10). */
export function eventObject(facts: EventFacts | undefined): ObjectId | undefined {
  if (facts === undefined) return undefined;
  return facts.to === 'battlefield' || facts.to === 'stack'
    ? (facts.became ?? facts.object)
    : facts.object;
}

/** The objects that a reference means now; empty where it means nothing. Ids may be of objects that are gone. */
export function objectsOf(view: View, scope: Scope, ref: ObjectRef): readonly ObjectId[] {
  switch (ref.ref) {
    case 'this':
      return [scope.source];
    case 'resolving':
      return scope.resolving === undefined ? [] : [scope.resolving];
    case 'target':
      return targetsIn(scope, ref.slot).flatMap((t) =>
        'object' in t.target ? [t.target.object] : [],
      );
    case 'event': {
      const id = eventObject(scope.event);
      return id === undefined ? (scope.event?.objects ?? []) : [id];
    }
    case 'eventSource':
      return scope.event?.source === undefined ? [] : [scope.event.source];
    case 'bound': {
      const bound = scope.bound?.[ref.name];
      return bound !== undefined && 'objects' in bound ? bound.objects : [];
    }
    case 'each':
      return scope.each !== undefined && 'object' in scope.each ? [scope.each.object] : [];
    case 'attached': {
      const host = view.object(scope.source)?.attachedTo;
      return host != null && 'object' in host ? [host.object] : [];
    }
    case 'linked':
      return (view.object(scope.source)?.linked ?? []).filter(
        (id) => view.state.objects.get(id)?.zone === 'exile',
      );
    default:
      return never(ref);
  }
}

/** The legal targets chosen for a slot. */
export function targetsIn(scope: Scope, slot: number): readonly ChosenTarget[] {
  return scope.targets?.[slot] ?? [];
}

/** The players that the words mean, in turn order from the active player (101.4). Players who left are not among them. */
export function playersOf(view: View, scope: Scope, who: Players): readonly PlayerId[] {
  const { state } = view;
  switch (who.player) {
    case 'you':
      return [scope.you];
    case 'all':
      return apnap(state);
    case 'opponents':
      return apnap(state).filter((p) => p !== scope.you);
    case 'active':
      return [state.turn.active];
    case 'monarch':
      return state.monarch === null ? [] : [state.monarch];
    case 'event': {
      const player = scope.event?.player;
      return player === undefined ? [] : [player];
    }
    case 'target':
      return targetsIn(scope, who.slot).flatMap((t) =>
        'player' in t.target ? [t.target.player] : [],
      );
    case 'each':
      return scope.each !== undefined && 'player' in scope.each ? [scope.each.player] : [];
    case 'bound': {
      const bound = scope.bound?.[who.name];
      return bound !== undefined && 'player' in bound ? [bound.player] : [];
    }
    case 'chosen': {
      const player = view.object(scope.source)?.chosen.player;
      return player === undefined ? [] : [player];
    }
    case 'defending': {
      const defender = defendingPlayer(view, scope);
      return defender === undefined ? [] : [defender];
    }
    case 'controllerOf':
      return controllers(view, objectsOf(view, scope, who.of));
    case 'ownerOf':
      return objectsOf(view, scope, who.of).flatMap((id) => {
        const owner = view.object(id)?.owner;
        return owner === undefined ? [] : [owner];
      });
    default:
      return never(who);
  }
}

/**
 * The player whom the source attacks, or who defends what it attacks; once it is no longer attacking,
 * as it was when it was declared (508.5).
 */
function defendingPlayer(view: View, scope: Scope): PlayerId | undefined {
  const attacker = view.state.combat?.attackers.find((a) => a.object === scope.source);
  if (attacker?.formerDefender !== undefined) return attacker.formerDefender;
  const { event } = scope;
  const whom = attacker?.whom ?? (event?.kind === 'attacks' ? event.whom : undefined);
  if (whom === undefined || 'player' in whom) return whom?.player;
  const values = view.characteristics(whom.object);
  const protector = view.object(whom.object)?.chosen.player;
  return values?.types.includes('Battle') === true && protector !== undefined
    ? protector
    : values?.controller;
}

function controllers(view: View, ids: readonly ObjectId[]): readonly PlayerId[] {
  const found = new Set<PlayerId>();
  for (const id of ids) {
    const controller = view.characteristics(id)?.controller;
    if (controller !== undefined) found.add(controller);
  }
  return [...found];
}

/** The one player that the words mean, if there is exactly one. */
export function playerOf(view: View, scope: Scope, who: PlayerRef): PlayerId | undefined {
  return playersOf(view, scope, who)[0];
}

/** Players still in the game, the active player first, then in turn order (101.4). */
export function apnap(state: State): readonly PlayerId[] {
  const all = state.players;
  const start = state.turn.active;
  const order = [...all.slice(start), ...all.slice(0, start)];
  return order.filter((p) => !p.lost).map((p) => p.id);
}

/** All objects in a zone, in the order in which they came there (graveyard) or stand (library, stack). */
export function inZone(state: State, zone: Zone): readonly ObjectId[] {
  switch (zone) {
    case 'battlefield':
      return state.battlefield.list();
    case 'exile':
      return state.exile.list();
    case 'command':
      return state.command.list();
    case 'stack':
      return state.stack;
    case 'hand':
      return state.players.flatMap((p) => p.hand);
    case 'library':
      return state.players.flatMap((p) => [...p.library, ...(p.buried ?? [])]);
    case 'graveyard':
      return state.players.flatMap((p) => p.graveyard);
    default:
      return never(zone);
  }
}

const BATTLEFIELD: readonly Zone[] = ['battlefield'];

/** The zones that a filter looks in. */
export function zonesOf(filter: Filter): readonly Zone[] {
  return filter.zones ?? BATTLEFIELD;
}
