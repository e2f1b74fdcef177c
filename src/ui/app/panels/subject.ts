import { namesOf } from '../../../explain';
import type { GameObject, ObjectId, Player, PlayerId, State } from '../../../rules';
import { here } from '../../../store/tree';
import { useAppState } from '../AppContext';

/** The object that a panel is about, as it is now; nothing where it is gone. */
export function useObject(
  id: ObjectId,
): { readonly state: State; readonly object: GameObject; readonly name: string } | undefined {
  const state = useState();
  const object = state?.objects.get(id);
  if (state === undefined || object === undefined) return undefined;
  return { state, object, name: namesOf(state).object(id) };
}

/** The player that a panel is about, as they are now. */
export function usePlayer(id: PlayerId): Player | undefined {
  return useState()?.players[id];
}

function useState(): State | undefined {
  const work = useAppState((state) => state.work);
  return work === null ? undefined : here(work.tree).position.game.state;
}
