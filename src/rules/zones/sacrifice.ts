import { cr } from '../citations';
import { characteristicsOf } from '../happening/view';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { rulesFor } from '../restrictions/rules';
import { moveObjects } from './move';

/** Whether a player could sacrifice it: a permanent that they control (701.21a), which no effect forbids (101.2). */
export function canSacrifice(state: State, player: PlayerId, id: ObjectId): boolean {
  const object = state.objects.get(id);
  return (
    object?.zone === 'battlefield' &&
    !object.phasedOut &&
    characteristicsOf(state, id)?.controller === player &&
    rulesFor(state, 'cantBeSacrificed', id).length === 0
  );
}

/**
 * A player sacrifices permanents, all at once (701.21a). What they do not control, or what can't be
 * sacrificed, stays (101.2).
 * @returns what the sacrificed ones became.
 */
export function* sacrificePermanents(
  work: Work,
  player: PlayerId,
  ids: readonly ObjectId[],
): Doing<readonly ObjectId[]> {
  return yield* sacrificeTogether(work, [{ player, ids }]);
}

/** Several players sacrifice at the same time (101.4). */
export function* sacrificeTogether(
  work: Work,
  list: readonly { readonly player: PlayerId; readonly ids: readonly ObjectId[] }[],
): Doing<readonly ObjectId[]> {
  const going: ObjectId[] = [];
  for (const { player, ids } of list) {
    for (const id of ids) {
      if (canSacrifice(work.state, player, id)) going.push(id);
      else work.tell('impossible', [cr('701.21a'), cr('101.2')], [id]);
    }
  }
  return yield* moveObjects(work, going, 'graveyard', {
    why: 'sacrifice',
    cites: [cr('701.21a')],
  });
}
