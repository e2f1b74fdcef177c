import type { Zone } from '../abilities/values';
import { cr } from '../citations';
import type { Doing, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { rulesFor } from '../restrictions/rules';
import { moveObjects } from '../zones/move';

/** Whether it is on the stack and no effect says that it can't be countered (101.2). */
export function canBeCountered(state: State, id: ObjectId): boolean {
  const object = state.objects.get(id);
  return (
    object?.zone === 'stack' &&
    object.onStack?.cantBeCountered !== true &&
    rulesFor(state, 'cantBeCountered', id).length === 0
  );
}

/**
 * Counters a spell or ability on the stack: it leaves the stack, a spell for its owner's graveyard
 * (701.6a). What can't be countered stays and goes on to resolve (101.2).
 */
export function* counterObject(
  work: Work,
  id: ObjectId,
  by: ObjectId | null,
  to: Zone = 'graveyard',
): Doing<void> {
  const object = work.state.objects.get(id);
  if (object?.zone !== 'stack') {
    work.tell('impossible', [cr('701.6a')], []);
    return;
  }
  if (!canBeCountered(work.state, id)) {
    work.tell('impossible', [cr('101.2')], [id]);
    return;
  }
  work.one({ kind: 'countered', object: id, by }, cr('701.6a'));
  yield* moveObjects(work, [id], to, {
    why: 'counter',
    cites: to === 'graveyard' ? [cr('701.6a')] : [cr('701.6a'), cr('614.1a')],
  });
}
