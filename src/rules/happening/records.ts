import type { CopiableValues, Zone } from '../abilities/values';
import {
  type CardId,
  cardId,
  type EffectId,
  effectId,
  type ObjectId,
  objectId,
  type PlayerId,
} from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { GameObject, ObjectKind } from '../kernel/objects';
import { NotModelled } from '../kernel/results';
import type { Player, State } from '../kernel/state';

/** A new id for an object, and the position that has given it out. */
export function takeObjectId(state: State): [ObjectId, State] {
  return [objectId(state.nextId), { ...state, nextId: state.nextId + 1 }];
}

export function takeCardId(state: State): [CardId, State] {
  return [cardId(state.nextId), { ...state, nextId: state.nextId + 1 }];
}

export function takeEffectId(state: State): [EffectId, State] {
  return [effectId(state.nextId), { ...state, nextId: state.nextId + 1 }];
}

/** An object as new in a zone: without anything that it may have had before (400.7). */
export function freshObject(
  id: ObjectId,
  card: CardId,
  kind: ObjectKind,
  printed: CopiableValues,
  owner: PlayerId,
  zone: Zone,
): GameObject {
  return {
    id,
    card,
    kind,
    zone,
    owner,
    controller: owner,
    baseController: owner,
    printed,
    timestamp: id,
    tapped: false,
    faceDown: null,
    face: null,
    turnedAt: 0,
    phasedOut: false,
    sick: zone === 'battlefield',
    counters: {},
    damage: 0,
    deathtouched: false,
    attachedTo: null,
    attachments: [],
    chosen: {},
    linked: [],
    cast: null,
    kicked: [],
    x: null,
    onStack: null,
    shields: 0,
    usedThisTurn: [],
    byHand: false,
  };
}

/** The position with one object's record changed; the object counts as changed for state-based actions. */
export function updateObject(
  state: State,
  id: ObjectId,
  change: (object: GameObject) => GameObject,
): State {
  const object = state.objects.get(id);
  if (object === undefined) return state;
  return {
    ...state,
    objects: state.objects.set(id, change(object)),
    changed: state.changed === 'all' ? 'all' : state.changed.add(id),
  };
}

export function updatePlayer(
  state: State,
  id: PlayerId,
  change: (player: Player) => Player,
): State {
  return { ...state, players: state.players.map((p) => (p.id === id ? change(p) : p)) };
}

/** Cards that lie somewhere among the unknown cards of a library, or under them. */
export function bury(player: Player, ids: readonly ObjectId[]): Player {
  const gone = new Set(ids);
  const kept = (list: readonly ObjectId[]) => list.filter((id) => !gone.has(id));
  return {
    ...player,
    library: kept(player.library),
    buried: [...kept(player.buried ?? []), ...ids],
  };
}

/** @throws Fault where there is no such player. */
export function player(state: State, id: PlayerId): Player {
  return need(state.players[id], `player ${id}`);
}

/** @throws Fault where no such object is in any zone. */
export function objectIn(state: State, id: ObjectId): GameObject {
  return need(state.objects.get(id), `object ${id}`);
}

/** The largest number that sums of several still count exactly. */
const EXACT = 1e15;

/** A number that counts something. @throws NotModelled where it is too large to be counted exactly. */
export function exact(n: number): number {
  if (Math.abs(n) > EXACT) throw new NotModelled('numbers of more than fifteen digits');
  return n;
}

/** A record without an entry; used for counters and the like. */
export function withCount(
  counts: Readonly<Record<string, number>>,
  key: string,
  change: number,
): Readonly<Record<string, number>> {
  const next = Math.max(0, exact((Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0) + change));
  const rest = Object.fromEntries(Object.entries(counts).filter(([k]) => k !== key));
  return next === 0 ? rest : Object.fromEntries([...Object.entries(rest), [key, next]]);
}

/** What a permanent keeps of how its spell was cast, where there is something to keep. */
function asCast({ alternative, manaSpent }: GameObject): Partial<GameObject> {
  return {
    ...(alternative === undefined ? {} : { alternative }),
    ...(manaSpent === undefined ? {} : { manaSpent }),
  };
}

/**
 * A permanent knows how the spell that became it was cast (400.7d, 107.3m, 702.33d), and has the same face
 * up (712.13).
 */
export function keptFromStack(old: GameObject, to: Zone): Partial<GameObject> {
  if (old.zone !== 'stack' || to !== 'battlefield') return {};
  return { ...asCast(old), cast: old.cast, kicked: old.kicked, x: old.x, face: old.face };
}
