import { isList } from 'immutable';
import { deriveCharacteristics } from '../../rules/characteristics/derive';
import { characteristicsOf } from '../../rules/happening/view';
import type { GameEvent } from '../../rules/kernel/events';
import type { ObjectId } from '../../rules/kernel/ids';
import type { State } from '../../rules/kernel/state';
import { isTable } from '../../rules/kernel/table';

/** Freezes a value and all plain data in it, once; persistent collections guard themselves. */
export function freeze(value: unknown, seen: WeakSet<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (isTable(value)) for (const inner of value.values()) freeze(inner, seen);
  if (isList(value)) for (const inner of value) freeze(inner, seen);
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!plain) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner, seen);
}

/** Law 5: what is wrong with the zones; nothing when each object stands in exactly the zone that it says. */
export function zoneFaults(state: State): readonly string[] {
  const faults: string[] = [];
  const places = new Map<ObjectId, string[]>();
  const put = (ids: Iterable<ObjectId>, zone: string) => {
    for (const id of ids) places.set(id, [...(places.get(id) ?? []), zone]);
  };
  put(state.battlefield.list(), 'battlefield');
  put(state.exile.list(), 'exile');
  put(state.command.list(), 'command');
  put(state.stack, 'stack');
  for (const p of state.players) {
    put(p.hand, 'hand');
    put([...p.library, ...(p.buried ?? [])], 'library');
    put(p.graveyard, 'graveyard');
  }
  const cards = new Map<number, ObjectId>();
  for (const id of state.objects.ids()) {
    const object = state.objects.get(id);
    if (object === undefined) continue;
    const zones = places.get(id) ?? [];
    if (zones.length !== 1 || zones[0] !== object.zone) {
      faults.push(`object ${id} says ${object.zone}, stands in [${zones.join()}]`);
    }
    if (state.cards.get(object.card) !== id) faults.push(`card ${object.card} is not object ${id}`);
    if (cards.has(object.card)) faults.push(`card ${object.card} is there twice`);
    cards.set(object.card, id);
    const { attachedTo } = object;
    if (attachedTo !== null && 'object' in attachedTo) {
      const host = state.objects.get(attachedTo.object);
      if (host?.attachments.includes(id) !== true) faults.push(`attachment of ${id} is one-sided`);
    }
  }
  for (const id of places.keys())
    if (!state.objects.has(id)) faults.push(`zone lists ${id}, which is gone`);
  return faults;
}

/** Law 5 at a moment of priority: state-based actions leave no token or copy outside its zone (704.5d, 704.5e). */
export function strayFaults(state: State): readonly string[] {
  const faults: string[] = [];
  for (const id of state.objects.ids()) {
    const object = state.objects.get(id);
    if (object?.kind === 'token' && object.zone !== 'battlefield')
      faults.push(`token ${id} in ${object.zone}`);
    if (object?.kind === 'copy' && object.zone !== 'stack')
      faults.push(`copy ${id} in ${object.zone}`);
  }
  return faults;
}

/** Law 7, events: those that name no rule and were not done by hand. */
export function unreasoned(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter((e) => e.cites.length === 0 && e.byHand !== true);
}

/** Law 7, values: the derivation of an object ends in its characteristics. */
export function derivationFault(state: State, id: ObjectId): string | null {
  const derivation = deriveCharacteristics(state, id);
  const values = characteristicsOf(state, id);
  if (derivation === null || values === undefined) return `object ${id} has no derivation`;
  const end = derivation.steps.at(-1)?.values;
  return JSON.stringify(end) === JSON.stringify(values)
    ? null
    : `the derivation of ${id} does not end in its values`;
}

/** Law 5: the cards of players who are in the game; no card may be lost on the way (400.1, 800.4a). */
export function cardsOf(state: State): number {
  let count = 0;
  for (const object of state.objects.values()) {
    if (object.kind === 'card' && state.players[object.owner]?.left === false) count += 1;
  }
  return count;
}
