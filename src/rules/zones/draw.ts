import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { topOfLibrary } from './library';
import { moveObjects } from './move';

/**
 * A player draws cards, one at a time (121.2). Who draws from an empty library loses the next time
 * state-based actions are checked (121.4, 704.5b); a replacement effect applies even then (614.11).
 * @returns the cards drawn, as they are now
 */
export function* drawCards(
  work: Work,
  player: PlayerId,
  count: number,
): Doing<readonly ObjectId[]> {
  const drawn: ObjectId[] = [];
  const cites = count > 1 ? [cr('121.1'), cr('121.2')] : [cr('121.1')];
  for (let n = 0; n < count; n += 1) {
    const happened = yield* happen(work, [{ happening: { kind: 'draw', player }, cites }]);
    for (const h of happened) {
      if (h.kind !== 'draw') continue;
      if (h.failed === true) {
        work.tell('impossible', [cr('121.4')], []);
        continue;
      }
      const top = topOfLibrary(work, h.player, 1, cr('121.1'));
      drawn.push(...(yield* moveObjects(work, top, 'hand', { why: 'draw', cites: [cr('121.1')] })));
    }
  }
  return drawn;
}
