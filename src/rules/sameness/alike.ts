import type { Game } from '../engine/game';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import { aroundIn } from './around';
import { historyOf } from './history';
import { ownKey } from './own';

/**
 * Objects of one zone in groups: together are those that no rule can tell apart now, so that whatever is
 * done with one may as well be done with another of its group. Each group in the order given. What has
 * or is an attachment is alone in its group. Objects that are gone are left out.
 */
export function alike(game: Game, ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  const { state } = game;
  const { order, roles } = aroundIn(game);
  const history = historyOf(state.thisTurn);
  const groups = new Map<string, ObjectId[]>();
  for (const id of ids) {
    const object = state.objects.get(id);
    if (object === undefined) continue;
    const key = hasTies(object)
      ? `${id}`
      : `${order.ofObject(object)};${ownKey(state, object)};${roles.of(id)};${history.get(id) ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [id]);
    else group.push(id);
  }
  return [...groups.values()];
}

/** Attached to something or the other way round, or on the stack, where each has its place (701.3, 405.2). */
const hasTies = ({ attachedTo, attachments, onStack }: GameObject): boolean =>
  attachedTo !== null || attachments.length > 0 || onStack !== null;
