import type { Game, GameObject, ObjectId, PlayerId } from '../../rules';
import type { EditEntry } from '../../scenario/format';
import { refOf } from '../../scenario/run/position';
import { change } from '../../store/moving';
import type { Position } from '../../store/position';
import type { Store } from '../../store/state';
import { here } from '../../store/tree';

/** The position in which the work stands; nothing where none is open. */
export const positionOf = (store: Store): Position | undefined => {
  const { work } = store.getState();
  return work === null ? undefined : here(work.tree).position;
};

/** What changes one object: nothing where there is nothing to change. */
export type ChangeOf = (
  ref: string,
  object: GameObject,
  game: Game,
) => EditEntry | readonly EditEntry[] | undefined;

/**
 * Changes objects by hand, found by their refs: all of it is one choice. Those that have ceased to exist
 * are passed over.
 * @returns whether anything was changed.
 */
export function onObjects(store: Store, ids: readonly ObjectId[], changeOf: ChangeOf): boolean {
  const position = positionOf(store);
  if (position === undefined) return false;
  const edits = ids.flatMap((id): readonly EditEntry[] => {
    const object = position.game.state.objects.get(id);
    const made = object && changeOf(refOf(position, id), object, position.game);
    return made === undefined ? [] : [made].flat();
  });
  return edits.length > 0 && change(store, ...edits);
}

/** The name of a player, by which files know them. */
export const playerName = (store: Store, id: PlayerId): string | undefined =>
  positionOf(store)?.game.state.players[id]?.name;
