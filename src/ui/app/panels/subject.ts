import { namesOf } from '../../../explain';
import type { Game, GameObject, ObjectId, Player, PlayerId, State } from '../../../rules';
import { here } from '../../../store/tree';
import { useAppState } from '../AppContext';

/** What a panel about objects is about, as it is now. */
export interface Subject {
  readonly state: State;
  /** The first of them. */
  readonly object: GameObject;
  readonly ids: readonly ObjectId[];
  /** "Serra Angel", or "3 objects". */
  readonly name: string;
}

/** The objects that a panel is about; nothing where none of them is there any more. */
export function useObjects({
  object: first,
  also = [],
}: {
  readonly object: ObjectId;
  readonly also?: readonly ObjectId[];
}): Subject | undefined {
  const state = useGame()?.state;
  const ids = [first, ...also].filter((id) => state?.objects.has(id));
  const [id] = ids;
  const object = id === undefined ? undefined : state?.objects.get(id);
  if (state === undefined || object === undefined) return undefined;
  const name = ids.length === 1 ? namesOf(state).object(object.id) : `${ids.length} objects`;
  return { state, object, ids, name };
}

/** The object that a panel is about, as it is now; nothing where it is gone. */
export const useObject = (id: ObjectId): Subject | undefined => useObjects({ object: id });

/** The player that a panel is about, as they are now. */
export function usePlayer(id: PlayerId): Player | undefined {
  return useGame()?.state.players[id];
}

/** The game at the present step. */
export function useGame(): Game | undefined {
  const work = useAppState((state) => state.work);
  return work === null ? undefined : here(work.tree).position.game;
}
