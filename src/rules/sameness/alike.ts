import type { Game } from '../engine/game';
import { atOnce, HALT, type Resting, restsBefore } from '../happening/halts';
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
export const alike = (game: Game, ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] =>
  atOnce(alikeRecords(game, ids)).map((group) => group.map(({ id }) => id));

/** The same, as the records of the objects; resting in between where they are many. */
export function* alikeRecords(
  game: Game,
  ids: readonly ObjectId[],
): Resting<readonly (readonly GameObject[])[]> {
  const { state } = game;
  const { order, roles } = aroundIn(game);
  const history = historyOf(state.thisTurn);
  const groups = new Map<string | number, GameObject[]>();
  for (const [nth, id] of ids.entries()) {
    if (restsBefore(nth)) yield HALT;
    const object = state.objects.get(id);
    if (object === undefined) continue;
    const around = hasTies(object)
      ? `${id}`
      : `${order.ofObject(object) || ''};${roles.of(id)};${history.get(id) ?? ''}`;
    const own = ownKey(state, object);
    const key = around === ';;' ? own : `${own};${around}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [object]);
    else group.push(object);
  }
  return [...groups.values()];
}

/** Attached to something or the other way round, or on the stack, where each has its place (701.3, 405.2). */
const hasTies = ({ attachedTo, attachments, onStack }: GameObject): boolean =>
  attachedTo !== null || attachments.length > 0 || onStack !== null;
