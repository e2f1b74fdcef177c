import type { Amount, Filter, ObjectRef, Predicate } from '../abilities/references';
import type { Color } from '../abilities/values';
import { hasName, isDoubleFaced } from '../faces/values';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { never } from '../kernel/invariant';
import type { GameObject } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import type { Combat } from '../kernel/state';
import { parseManaCost, symbolColors } from '../mana/cost';
import { isPermanentType } from '../zones/permanentTypes';
import { compare, hasKeyword, hasSubtype } from './qualities';
import { eventObject, inZone, objectsOf, playerOf, playersOf, zonesOf } from './references';
import type { View } from './view';

// Qualities compare with numbers, and numbers count what has qualities: the two are read together.

/** Whether an object has all the qualities. An object that never was has none. */
export function matches(
  view: View,
  scope: Scope,
  where: readonly Predicate[],
  id: ObjectId,
): boolean {
  const object = view.object(id);
  const values = view.characteristics(id);
  if (object === undefined || values === undefined) return false;
  return where.every((p) => holds(view, scope, p, object, values));
}

function holds(
  view: View,
  scope: Scope,
  p: Predicate,
  object: GameObject,
  values: Characteristics,
): boolean {
  switch (p.is) {
    case 'type':
      return values.types.includes(p.type);
    case 'subtype':
      return hasSubtype(values, p.subtype);
    case 'supertype':
      return values.supertypes.includes(p.supertype);
    case 'permanent':
      return object.zone === 'battlefield';
    case 'spell':
      return object.zone === 'stack' && object.kind !== 'ability';
    case 'ability':
      return object.kind === 'ability' && (p.kind === undefined || object.onStack?.as === p.kind);
    case 'card':
      return object.kind === 'card';
    case 'permanentCard':
      return isPermanentType(values.types);
    case 'kicked':
      return object.kicked.length > 0;
    case 'token':
      return object.kind === 'token';
    case 'color':
      return values.colors.includes(p.color);
    case 'colorless':
      return values.colors.length === 0;
    case 'colored':
      return values.colors.length > 0;
    case 'multicolored':
      return values.colors.length > 1;
    case 'chosenColor': {
      const color = view.object(scope.source)?.chosen.color;
      return color !== undefined && values.colors.includes(color);
    }
    case 'chosenType': {
      const type = view.object(scope.source)?.chosen.type;
      return type !== undefined && hasSubtype(values, type);
    }
    case 'controlledBy':
      return playersOf(view, withEach(scope, object.id), p.player).includes(values.controller);
    case 'ownedBy':
      return playersOf(view, withEach(scope, object.id), p.player).includes(object.owner);
    case 'tapped':
      return object.tapped;
    case 'singleTarget':
      return object.onStack?.targets.flat().length === 1;
    case 'faceDown':
      return object.faceDown !== null;
    case 'transformed':
      return object.zone === 'battlefield' && object.face === 1 && isDoubleFaced(object.printed);
    case 'saddled':
      // It lasts until the end of the turn, as the cleanup step ends such effects (514.2).
      return (
        view.state.turn.step !== 'cleanup' &&
        view.state.thisTurn.some(
          (f) => f.kind === 'becomesManned' && f.how === 'saddle' && f.object === object.id,
        )
      );
    case 'manned': {
      const what = objectsOf(view, scope, p.object);
      return view.state.thisTurn.some(
        (f) =>
          f.kind === 'mans' &&
          f.how === p.how &&
          f.object === object.id &&
          f.source !== undefined &&
          what.includes(f.source),
      );
    }
    case 'attacking':
      return view.state.combat?.attackers.some((a) => a.object === object.id) ?? false;
    case 'attackedThisTurn':
      return view.state.thisTurn.some((f) => f.kind === 'attacks' && f.object === object.id);
    case 'blocking':
      return isBlocking(view.state.combat, object.id);
    case 'blocked':
      return view.state.combat?.attackers.some((a) => a.object === object.id && a.blocked) ?? false;
    case 'keyword':
      return hasKeyword(values, p.keyword);
    case 'putThereThisTurn':
      return view.state.thisTurn.some(
        (f) => f.kind === 'moved' && f.became === object.id && f.to === object.zone,
      );
    case 'targetsOnly': {
      const targets = object.onStack?.targets.flat().map((t) => t.target) ?? [];
      const [first] = targets;
      if (first === undefined || !('object' in first)) return false;
      return (
        targets.every((t) => 'object' in t && t.object === first.object) &&
        matches(view, scope, p.where, first.object)
      );
    }
    case 'named':
      return hasName(values.name, p.name);
    case 'manaValue':
      return compare(values.manaValue, p.compare, amountOf(view, scope, p.to));
    case 'power':
    case 'toughness': {
      const value = values[p.is];
      return value !== null && compare(value, p.compare, measure(view, scope, p.to, object.id));
    }
    case 'hasCounter':
      return p.counter === undefined
        ? Object.values(object.counters).some((n) => n > 0)
        : (object.counters[p.counter] ?? 0) > 0;
    case 'manaCost':
      return values.manaCost !== null && p.costs.includes(values.manaCost);
    case 'attachedTo': {
      const host = object.attachedTo;
      return (
        host !== null && 'object' in host && objectsOf(view, scope, p.object).includes(host.object)
      );
    }
    case 'object':
      return objectsOf(view, scope, p.object).includes(object.id);
    case 'commander':
      return view.state.players.some((player) => player.commanders.includes(object.card));
    case 'not':
      return !holds(view, scope, p.not, object, values);
    case 'or':
      return p.of.some((list) => list.every((q) => holds(view, scope, q, object, values)));
    default:
      return never(p);
  }
}

/** A blocking creature, be what it blocked still there or not (509.1g). */
function isBlocking(combat: Combat | null, id: ObjectId): boolean {
  if (combat === null) return false;
  return combat.blockersLeft.includes(id) || combat.attackers.some((a) => a.blockers.includes(id));
}

/** A number that a quality is held against: its own power, toughness … is that of the object looked at. */
function measure(view: View, scope: Scope, to: Amount, object: ObjectId): number {
  const own =
    typeof to === 'object' &&
    (to.amount === 'power' || to.amount === 'toughness') &&
    to.of.ref === 'each';
  return amountOf(view, own ? { ...scope, each: { object } } : scope, to);
}

function withEach(scope: Scope, object: ObjectId): Scope {
  return scope.each === undefined ? { ...scope, each: { object } } : scope;
}

/** The objects that match a filter. Phased-out permanents are treated as though they did not exist (702.26b). */
export function select(view: View, scope: Scope, filter: Filter): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const zone of zonesOf(filter)) {
    for (const id of inZone(view.state, zone)) {
      if (view.object(id)?.phasedOut === true) continue;
      if (matches(view, scope, filter.where, id)) found.push(id);
    }
  }
  return found;
}

/** Objects by reference or by filter. */
export function objectsBy(view: View, scope: Scope, what: ObjectRef | Filter): readonly ObjectId[] {
  return 'ref' in what ? objectsOf(view, scope, what) : select(view, scope, what);
}

/** The number that the words give; 0 where it is undefined (107.2). */
export function amountOf(view: View, scope: Scope, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'x':
      return scope.x ?? xOf(view, scope.source);
    case 'count':
      return select(view, scope, amount.of).length;
    case 'kinds':
      return new Set(
        select(view, scope, amount.among).flatMap<string>((id) => {
          const values = view.characteristics(id);
          return (amount.of === 'color' ? values?.colors : values?.types) ?? [];
        }),
      ).size;
    case 'countBound':
      return objectsOf(view, scope, { ref: 'bound', name: amount.name }).length;
    case 'power':
      return sum(objectsOf(view, scope, amount.of), (id) => view.characteristics(id)?.power ?? 0);
    case 'toughness':
      return sum(
        objectsOf(view, scope, amount.of),
        (id) => view.characteristics(id)?.toughness ?? 0,
      );
    case 'manaValue':
      return sum(
        objectsOf(view, scope, amount.of),
        (id) => view.characteristics(id)?.manaValue ?? 0,
      );
    case 'counters':
      return sum(
        objectsOf(view, scope, amount.on),
        (id) => view.object(id)?.counters[amount.counter] ?? 0,
      );
    case 'total':
      return sum(
        objectsBy(view, scope, amount.of),
        (id) => view.characteristics(id)?.[amount.value] ?? 0,
      );
    case 'devotion': {
      const player = playerOf(view, scope, amount.player);
      return player === undefined ? 0 : devotion(view, player, amount.colors);
    }
    case 'handSize': {
      const player = playerOf(view, scope, amount.player);
      return player === undefined ? 0 : (view.state.players[player]?.hand.length ?? 0);
    }
    case 'life': {
      const player = playerOf(view, scope, amount.player);
      return player === undefined ? 0 : (view.state.players[player]?.life ?? 0);
    }
    case 'timesKicked':
      return view.object(scope.source)?.kicked.length ?? 0;
    case 'castBefore': {
      const [spell] = objectsOf(view, scope, amount.spell);
      const casts = view.state.thisTurn.filter((f) => f.kind === 'cast').toArray();
      return Math.max(
        0,
        casts.findIndex((f) => eventObject(f) === spell),
      );
    }
    case 'manaSpent':
      return view.object(scope.source)?.manaSpent ?? 0;
    case 'event':
      return scope.event?.amount ?? 0;
    case 'bound': {
      const bound = scope.bound?.[amount.name];
      return bound !== undefined && 'number' in bound ? bound.number : 0;
    }
    case 'sum':
      return amount.of.reduce<number>((total, a) => total + amountOf(view, scope, a), 0);
    case 'times':
      return amount.factor * amountOf(view, scope, amount.of);
    case 'difference':
      return amountOf(view, scope, amount.of) - amountOf(view, scope, amount.less);
    default:
      return never(amount);
  }
}

/** X of a spell, or of the spell that became the permanent (107.3m); 0 where there was none. */
function xOf(view: View, id: ObjectId): number {
  return view.object(id)?.x ?? 0;
}

function sum(ids: readonly ObjectId[], value: (id: ObjectId) => number): number {
  return ids.reduce((total, id) => total + value(id), 0);
}

/** Mana symbols of the colours among the mana costs of permanents that the player controls (700.5). */
export function devotion(view: View, player: PlayerId, colors: readonly Color[]): number {
  let total = 0;
  for (const id of view.state.battlefield.list()) {
    const values = view.characteristics(id);
    if (values === undefined || values.controller !== player || values.manaCost === null) continue;
    if (view.object(id)?.phasedOut === true) continue;
    for (const symbol of parseManaCost(values.manaCost)) {
      if (symbolColors(symbol).some((c) => colors.includes(c))) total += 1;
    }
  }
  return total;
}
