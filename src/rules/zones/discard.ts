import { cr } from '../citations';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { moveObjects } from './move';

/** A player discards cards from their hand, all at once (701.9a). @returns what they became. */
export function* discardCards(
  work: Work,
  player: PlayerId,
  ids: readonly ObjectId[],
): Doing<readonly ObjectId[]> {
  return yield* moveObjects(work, ids, 'graveyard', {
    why: 'discard',
    by: player,
    cites: [cr('701.9a')],
  });
}
