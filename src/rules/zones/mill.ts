import { cr } from '../citations';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { topOfLibrary } from './library';
import { moveObjects } from './move';

/** How many cards a player mills. */
export interface Milling {
  readonly player: PlayerId;
  readonly count: number;
}

/**
 * Players mill cards, all at once (101.4): as many as there are, if fewer (701.17).
 * @returns what they became.
 */
export function* millTogether(work: Work, list: readonly Milling[]): Doing<readonly ObjectId[]> {
  const milled: ObjectId[] = [];
  for (const { player, count } of list) {
    if (count <= 0) continue;
    const top = topOfLibrary(work, player, count, cr('701.17a'));
    if (top.length < count) work.tell('impossible', [cr('701.17b')], []);
    milled.push(...top);
  }
  return yield* moveObjects(work, milled, 'graveyard', {
    why: 'mill',
    by: 'owner',
    cites: [cr('701.17a')],
  });
}
