import { cr } from '../citations';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { topOfLibrary } from './library';
import { moveObjects } from './move';

/** A player mills cards: as many as there are, if fewer (701.17). @returns what they became. */
export function* millCards(
  work: Work,
  player: PlayerId,
  count: number,
): Doing<readonly ObjectId[]> {
  if (count <= 0) return [];
  const top = topOfLibrary(work, player, count, cr('701.17a'));
  if (top.length < count) work.tell('impossible', [cr('701.17b')], []);
  return yield* moveObjects(work, top, 'graveyard', {
    why: 'mill',
    by: player,
    cites: [cr('701.17a')],
  });
}
