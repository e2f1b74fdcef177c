import type { Game, GameObject, ObjectId, PlayerId, Step, Zone } from '../rules';
import type { EditEntry, PlayerZone, SetPlayerEdit } from '../scenario/format';
import { refOf } from '../scenario/run/position';
import { change } from '../store/moving';
import { inSession, type Store } from '../store/state';
import { here } from '../store/tree';

/** Something done to an object or a player by hand. */
export interface HandDeed {
  readonly id: string;
  readonly label: string;
  readonly key?: string;
  readonly run: (store: Store) => void;
}

const positionOf = (store: Store) => {
  const { work } = store.getState();
  return work === null ? undefined : here(work.tree).position;
};

/** Changes an object by hand, found by its ref. */
function onObject(
  store: Store,
  id: ObjectId,
  entry: (ref: string, object: GameObject, game: Game) => EditEntry | undefined,
): boolean {
  const position = positionOf(store);
  const object = position?.game.state.objects.get(id);
  if (position === undefined || object === undefined) return false;
  const made = entry(refOf(position, id), object, position.game);
  return made !== undefined && change(store, made);
}

/** Taps or untaps. */
export const turn = (store: Store, id: ObjectId): boolean =>
  onObject(store, id, (object, { tapped }) => ({ edit: 'set', object, tapped: !tapped }));

/** Puts it into another zone, with no rule asked. */
export const move = (store: Store, id: ObjectId, zone: Zone): boolean =>
  onObject(store, id, (object) => ({ edit: 'move', object, zone }));

export const setCounters = (
  store: Store,
  id: ObjectId,
  counters: Readonly<Record<string, number>>,
): boolean =>
  onObject(store, id, (object) => ({ edit: 'set', object, counters: noZeros(counters) }));

export const remove = (store: Store, id: ObjectId): boolean =>
  onObject(store, id, (object) => ({ edit: 'remove', object }));

const toggleSick = (store: Store, id: ObjectId): boolean =>
  onObject(store, id, (object, { sick }) => ({ edit: 'set', object, sick: !sick }));

/** A token that is a copy of it, under the same controller. */
const copyToken = (store: Store, id: ObjectId): boolean =>
  onObject(store, id, (ref, { controller }, { state }) => ({
    edit: 'place',
    player: state.players[controller]?.name ?? '',
    zone: 'battlefield',
    token: true,
    copyOf: ref,
  }));

const noZeros = (counters: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counters).filter(([, count]) => count !== 0));

/** What a card is placed with. */
export interface Placing {
  readonly name: string;
  readonly player: PlayerId;
  readonly zone: PlayerZone;
  readonly count: number;
  readonly tapped: boolean;
  readonly sick: boolean;
}

/** Places cards of the library by hand. */
export function place(store: Store, placing: Placing): boolean {
  const { name, count, zone, tapped, sick } = placing;
  const player = positionOf(store)?.game.state.players[placing.player]?.name;
  if (player === undefined) return false;
  return change(store, {
    edit: 'place',
    player,
    zone,
    card: name,
    ...(count > 1 && { count }),
    ...(tapped && { tapped }),
    ...(sick && { sick }),
  });
}

/** Sets a player's numbers by hand. */
export function setPlayer(
  store: Store,
  id: PlayerId,
  set: Omit<SetPlayerEdit, 'edit' | 'player'>,
): boolean {
  const player = positionOf(store)?.game.state.players[id]?.name;
  return player !== undefined && change(store, { edit: 'set', player, ...set });
}

/** Goes to a step of a player's turn by hand, with no rule asked on the way. */
export function goToStep(store: Store, id: PlayerId, step: Step): boolean {
  const active = positionOf(store)?.game.state.players[id]?.name;
  return active !== undefined && change(store, { edit: 'step', step, active });
}

/** All that can be done to an object by hand. */
export function handDeeds(object: GameObject): readonly HandDeed[] {
  const { id, zone } = object;
  const onTable = zone === 'battlefield';
  const only = (when: boolean, deed: HandDeed): readonly HandDeed[] => (when ? [deed] : []);
  return [
    ...only(onTable, {
      id: 'turn',
      label: object.tapped ? 'Untap' : 'Tap',
      key: 'U',
      run: (store) => void turn(store, id),
    }),
    ...only(onTable, {
      id: 'counters',
      label: 'Counters …',
      run: (store) => inSession(store, { panel: { panel: 'counters', object: id } }),
    }),
    ...only(onTable, {
      id: 'copy',
      label: 'Make a token that is a copy',
      run: (store) => void copyToken(store, id),
    }),
    ...only(onTable, {
      id: 'sick',
      label: object.sick ? 'Here since the turn began' : 'Came this turn',
      run: (store) => void toggleSick(store, id),
    }),
    ...only(object.kind === 'card' || onTable, {
      id: 'move',
      label: 'Move to …',
      run: (store) => inSession(store, { panel: { panel: 'move', object: id } }),
    }),
    { id: 'remove', label: 'Take away', run: (store) => void remove(store, id) },
  ];
}

/** All that can be done to a player by hand. */
export function playerDeeds(player: PlayerId): readonly HandDeed[] {
  return [
    {
      id: 'life',
      label: 'Life and mana …',
      run: (store) => inSession(store, { panel: { panel: 'life', player } }),
    },
    {
      id: 'step',
      label: 'Go to a step of their turn …',
      run: (store) => inSession(store, { panel: { panel: 'step', player } }),
    },
    {
      id: 'playerCounters',
      label: 'Counters …',
      run: (store) => inSession(store, { panel: { panel: 'playerCounters', player } }),
    },
  ];
}
