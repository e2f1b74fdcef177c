import type { ObjectId, Target } from '../../rules';
import type { Status } from '../../scenario/format';
import { nameOf } from '../../scenario/run/position';
import type { Store } from '../../store/state';
import { onObjects, positionOf } from './on';

/** One object or several. */
export type Objects = ObjectId | readonly ObjectId[];
const all = (ids: Objects): readonly ObjectId[] => [ids].flat();

/** Taps those that are untapped, if there are any, and else untaps all. */
export function turn(store: Store, ids: Objects): boolean {
  const objects = positionOf(store)?.game.state.objects;
  return setTapped(
    store,
    ids,
    all(ids).some((id) => objects?.get(id)?.tapped === false),
  );
}

/** Taps or untaps. Those that are so already stay unmarked. */
export const setTapped = (store: Store, ids: Objects, tapped: boolean): boolean =>
  onObjects(store, all(ids), (object, now) =>
    now.tapped === tapped ? undefined : { edit: 'set', object, tapped },
  );

/** All counters of each object. */
export const setCounters = (
  store: Store,
  ids: Objects,
  counters: Readonly<Record<string, number>>,
): boolean =>
  onObjects(store, all(ids), (object) => ({ edit: 'set', object, counters: noZeros(counters) }));

/** Adds counters of a kind to each, or takes some off; none has less than none. */
export const addCounters = (store: Store, ids: Objects, kind: string, by: number): boolean =>
  onObjects(store, all(ids), (object, { counters }) => {
    const count = Math.max(0, (counters[kind] ?? 0) + by);
    return { edit: 'set', object, counters: noZeros({ ...counters, [kind]: count }) };
  });

const noZeros = (counters: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counters).filter(([, count]) => count !== 0));

/** Takes objects out of the game. */
export const remove = (store: Store, ids: Objects): boolean =>
  onObjects(store, all(ids), (object) => ({ edit: 'remove', object }));

/** How objects stand: the fields that are given. */
export const setStatus = (store: Store, ids: Objects, status: Status): boolean =>
  Object.keys(status).length > 0 &&
  onObjects(store, all(ids), (object) => ({ edit: 'set', object, ...status }));

/** Attaches objects to an object or a player. */
export function attach(store: Store, ids: Objects, host: Target): boolean {
  const position = positionOf(store);
  if (position === undefined) return false;
  const attachedTo = nameOf(position, host);
  return onObjects(store, all(ids), (object) => ({ edit: 'set', object, attachedTo }));
}

/** Takes attachments off: said as attached to themselves, which nothing can be (301.5c, 303.4d). */
export const unattach = (store: Store, ids: Objects): boolean =>
  onObjects(store, all(ids), (object, { attachedTo }) =>
    attachedTo === null ? undefined : { edit: 'set', object, attachedTo: object },
  );

/** Lets objects attack somebody, or takes them out of combat: said as attacking themselves (506.3). */
export function setAttacking(store: Store, ids: Objects, whom: Target | null): boolean {
  const position = positionOf(store);
  if (position === undefined) return false;
  return onObjects(store, all(ids), (object) => ({
    edit: 'set',
    object,
    attacking: whom === null ? object : nameOf(position, whom),
  }));
}

/** What a token copy is made with. */
export interface Copying {
  readonly count: number;
  /** Under whose control; nothing: under that of each original's controller. */
  readonly player?: string;
  readonly tapped: boolean;
  readonly sick: boolean;
}

/** Makes tokens that are copies of objects: permanents, spells, cards in any zone (707.2). */
export const copyTokens = (store: Store, ids: Objects, copying: Copying): boolean =>
  onObjects(store, all(ids), (ref, { controller }, { state }) => ({
    edit: 'place',
    player: copying.player ?? state.players[controller]?.name ?? '',
    zone: 'battlefield',
    token: true,
    copyOf: ref,
    ...(copying.count > 1 && { count: copying.count }),
    ...(copying.tapped && { tapped: true }),
    ...(copying.sick && { sick: true }),
  }));

/** Untaps all that a player controls. */
export function untapAll(store: Store, player: number): boolean {
  const state = positionOf(store)?.game.state;
  const mine =
    state?.battlefield.list().filter((id) => state.objects.get(id)?.controller === player) ?? [];
  return setTapped(store, mine, false);
}

/** Several changes of one object that are one choice: what it stands like, and what it is attached to. */
export function setAll(
  store: Store,
  ids: Objects,
  status: Status,
  more: { readonly unattached?: boolean; readonly outOfCombat?: boolean } = {},
): boolean {
  const { unattached = false, outOfCombat = false } = more;
  if (Object.keys(status).length === 0 && !unattached && !outOfCombat) return false;
  return onObjects(store, all(ids), (object) => ({
    edit: 'set',
    object,
    ...status,
    ...(unattached && { attachedTo: object }),
    ...(outOfCombat && { attacking: object }),
  }));
}
