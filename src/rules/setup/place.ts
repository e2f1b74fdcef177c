import type { CopiableValues } from '../abilities/values';
import { worldOf } from '../characteristics/world';
import { copiableValuesOf, onEachFace, type WholeCopy, wholeCopyOf } from '../copying/copiable';
import { copied, valuesWith } from '../faces/values';
import { attachRecords } from '../happening/applyMoves';
import { withCounterEffects } from '../happening/counterEffects';
import { checkCounterKinds } from '../happening/counterRules';
import { atOnce, HALT, type Resting, restsBefore } from '../happening/halts';
import { enrolled } from '../happening/hooks';
import { freshObject, takeCardId, takeObjectId, updateObject } from '../happening/records';
import { startCopy } from '../happening/startCopy';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { GameObject, Target } from '../kernel/objects';
import type { Attacker, State } from '../kernel/state';
import { excepted } from './copies';
import { kickedTimes } from './kickers';
import { spellOnStack } from './onStack';
import type { Made, PlacedTarget, Placement } from './setup';
import { checkAttaching, checkAttacking, checkFace } from './standing';

/**
 * The position with objects placed as they are said to stand. Nothing happens by it: nothing triggers,
 * is replaced or asked. Libraries: the first placed lies on top, above what is there already.
 * @throws NotModelled for what cannot be placed.
 */
export function placeAll(state: State, placements: readonly Placement[]): Placed {
  return atOnce(placing(state, placements));
}

interface Placed {
  readonly state: State;
  readonly made: readonly Made[];
}

/** The same, resting in between where they are many. */
export function* placing(state: State, placements: readonly Placement[]): Resting<Placed> {
  const made: Made[] = [];
  let next = state;
  for (const _ of placements) {
    const [card, withCard] = takeCardId(next);
    const [object, withObject] = takeObjectId(withCard);
    next = withObject;
    made.push({ card, object });
  }
  const batch = new Batch(placements, made);
  for (const [i, placement] of placements.entries()) {
    if (restsBefore(i)) yield HALT;
    const object = batch.record(next, placement, i);
    next = withCounterEffects(addObject(next, object), object.id, {}, object.timestamp);
  }
  next = withPiles(next, batch);
  for (const [i, placement] of placements.entries()) {
    if (restsBefore(i)) yield HALT;
    next = relate(next, placement, batch, i);
  }
  return { state: withControllers(next), made };
}

/** The objects placed together, and what they say of one another. */
class Batch {
  private readonly timestamps: readonly number[];

  constructor(
    readonly placements: readonly Placement[],
    readonly made: readonly Made[],
  ) {
    this.timestamps = timestamps(placements, made);
  }

  at(i: number): Made {
    return need(this.made[i], `placed object ${i}`);
  }

  target(to: PlacedTarget): Target {
    return 'placed' in to ? { object: this.at(to.placed).object } : to;
  }

  /** The values that a placed object starts with: a token that is a copy is nothing else (707.2, 707.8a). */
  own(state: State, i: number): WholeCopy {
    const { kind, printed, face = null } = need(this.placements[i], `placed object ${i}`);
    const copy = kind === 'token' ? this.whole(state, i, new Set()) : null;
    return copy === null ? { values: printed, face } : { ...copy, face: face ?? copy.face };
  }

  /** What a token is a copy of, with all its faces; null where it is none. */
  private whole(state: State, i: number, seen: ReadonlySet<number>): WholeCopy | null {
    const copy = this.placements[i]?.copy;
    if (copy === undefined || seen.has(i)) return null;
    const whole = this.original(state, copy.of, new Set([...seen, i]));
    if (whole === null) return null;
    return { ...whole, values: onEachFace(whole.values, (one) => excepted(one, copy.except)) };
  }

  private original(
    state: State,
    of: NonNullable<Placement['copy']>['of'],
    seen: ReadonlySet<number>,
  ): WholeCopy | null {
    if ('values' in of) return { values: of.values, face: null };
    if ('object' in of) return wholeCopyOf(state, of.object);
    const placed = this.placements[of.placed];
    if (placed === undefined) return null;
    return (
      this.whole(state, of.placed, seen) ?? { values: placed.printed, face: placed.face ?? null }
    );
  }

  /** What a placed object is a copy of; null where it is none, or where copies run in a circle. */
  copied(state: State, i: number, seen: ReadonlySet<number>): CopiableValues | null {
    const copy = this.placements[i]?.copy;
    if (copy === undefined || seen.has(i)) return null;
    const { of, except } = copy;
    if ('values' in of) return excepted(copied(of.values), except);
    if ('object' in of) return excepted(copiableValuesOf(state, of.object), except);
    const original = this.placements[of.placed];
    if (original === undefined) return null;
    const values =
      this.copied(state, of.placed, new Set([...seen, i])) ??
      valuesWith(original.printed, original.face ?? null);
    return excepted(values, except);
  }

  record(state: State, placement: Placement, i: number): GameObject {
    const { card, object } = this.at(i);
    const { zone, owner } = placement;
    const { values: printed, face } = this.own(state, i);
    checkFace(object, printed, placement.face ?? null, zone);
    const values = this.copied(state, i, new Set()) ?? valuesWith(printed, face);
    const here = zone === 'battlefield';
    const controlled = here || zone === 'stack';
    const controller = controlled ? (placement.controller ?? owner) : owner;
    return {
      ...freshObject(object, card, placement.kind, printed, owner, zone),
      controller,
      baseController: controller,
      timestamp: this.timestamps[i] ?? object,
      tapped: placement.tapped ?? false,
      faceDown: placement.faceDown ?? null,
      face: placement.faceDown == null ? face : null,
      phasedOut: placement.phasedOut ?? false,
      sick: here && (placement.sick ?? false),
      counters: startingCounters(placement, values),
      damage: placement.damage ?? 0,
      chosen: placement.chosen ?? {},
      cast: placement.cast === true ? { by: controller, from: 'hand' } : null,
      kicked: kickedCosts(placement, printed),
      x: placement.x ?? null,
      ...(zone === 'stack' ? { onStack: spellOnStack(object, controller, values) } : {}),
    };
  }
}

function kickedCosts(placement: Placement, printed: CopiableValues): readonly string[] {
  const { kicked } = placement;
  if (kicked === undefined) return [];
  return typeof kicked === 'number' ? kickedTimes(printed, kicked) : kicked;
}

/** The printed loyalty and defense, unless other counters of that kind are said (306.5b, 310.4b). */
function startingCounters(
  { zone, counters = {} }: Placement,
  values: CopiableValues,
): Readonly<Record<string, number>> {
  checkCounterKinds(counters);
  const { loyalty, defense } = values;
  const given = Object.entries(counters);
  const printed =
    zone !== 'battlefield'
      ? []
      : Object.entries({
          ...(values.types.includes('Planeswalker') && loyalty !== undefined ? { loyalty } : {}),
          ...(values.types.includes('Battle') && defense !== undefined ? { defense } : {}),
        }).filter(([kind]) => !Object.hasOwn(counters, kind));
  return Object.fromEntries([...printed, ...given].filter(([, n]) => n > 0));
}

/** Timestamps in the order that is forced, else in the order of placing; they are the ids in another order. */
function timestamps(placements: readonly Placement[], made: readonly Made[]): readonly number[] {
  if (placements.every((p) => p.timestamp === undefined)) return made.map((m) => m.object);
  const order = placements
    .map((p, i) => ({ i, rank: p.timestamp ?? i }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i);
  const stamps: number[] = [];
  for (const [rank, { i }] of order.entries()) stamps[i] = made[rank]?.object ?? rank;
  return stamps;
}

/** Puts a record into the tables and its zone; hands, libraries and graveyards are filled all at once. */
function addObject(state: State, object: GameObject): State {
  const { zone } = object;
  const next: State = {
    ...state,
    objects: state.objects.set(object.id, object),
    cards: state.cards.set(object.card, object.id),
    hooks: enrolled(state.hooks, object),
    changed: 'all',
  };
  switch (zone) {
    case 'battlefield':
      return { ...next, battlefield: next.battlefield.add(object.id) };
    case 'exile':
      return { ...next, exile: next.exile.add(object.id) };
    case 'command':
      return { ...next, command: next.command.add(object.id) };
    case 'stack':
      return { ...next, stack: [...next.stack, object.id] };
    case 'hand':
    case 'library':
    case 'graveyard':
      return next;
  }
}

function withPiles(state: State, { placements, made }: Batch): State {
  const piles = new Map<string, ObjectId[]>();
  const pile = (player: PlayerId, zone: string): ObjectId[] => {
    const key = `${zone}:${player}`;
    const known = piles.get(key) ?? [];
    piles.set(key, known);
    return known;
  };
  for (const [i, { owner, zone }] of placements.entries()) {
    const object = made[i]?.object;
    if (object !== undefined) pile(owner, zone).push(object);
  }
  return {
    ...state,
    players: state.players.map((p) => ({
      ...p,
      hand: [...p.hand, ...pile(p.id, 'hand')],
      library: [...pile(p.id, 'library'), ...p.library],
      graveyard: [...p.graveyard, ...pile(p.id, 'graveyard')],
    })),
  };
}

/** What an object has to do with others: what it copies, is attached to, attacks, has exiled. */
function relate(state: State, placement: Placement, batch: Batch, i: number): State {
  const { card: _, object: id } = batch.at(i);
  let next = state;
  const values = placement.kind === 'card' ? batch.copied(next, i, new Set()) : null;
  const object = next.objects.get(id);
  if (values !== null && object !== undefined) next = startCopy(next, object, values);
  if (placement.attachedTo !== undefined) {
    checkAttaching(next, id);
    next = attachRecords(next, id, batch.target(placement.attachedTo));
  }
  if (placement.exiled !== undefined) {
    const linked = placement.exiled
      .map((to) => batch.target(to))
      .flatMap((to) => ('object' in to && next.objects.has(to.object) ? [to.object] : []));
    next = updateObject(next, id, (o) => ({ ...o, linked }));
  }
  if (placement.attacking !== undefined) {
    const whom = batch.target(placement.attacking);
    checkAttacking(next, id, whom);
    next = withAttacker(next, id, whom);
  }
  return next;
}

/** The position with one more attacking creature (506.3, 508.4). */
export function withAttacker(state: State, object: ObjectId, whom: Target): State {
  const attacker: Attacker = { object, whom, blocked: false, blockers: [] };
  const combat = state.combat ?? {
    attackers: [],
    struckFirst: [],
    blockersLeft: [],
    attackersDeclared: true,
    blockersDeclared: false,
  };
  const others = combat.attackers.filter((a) => a.object !== object);
  return {
    ...state,
    combat: { ...combat, attackersDeclared: true, attackers: [...others, attacker] },
  };
}

/** Control effects that are in force apply at once (613.1b). */
export function withControllers(state: State): State {
  const world = worldOf(state);
  if (!world.entries.some((e) => e.entry === 'effect' && e.layer === '2')) return state;
  let next = state;
  for (const id of state.battlefield.list()) {
    const object = state.objects.get(id);
    if (object === undefined) continue;
    const { controller } = world.characteristics(object);
    if (controller !== object.controller) {
      next = updateObject(next, id, (o) => ({ ...o, controller }));
    }
  }
  return next;
}
