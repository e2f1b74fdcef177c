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
  yield* counterTogether(work, [id], by, to);
}

/** Counters several at once. */
export function* counterTogether(
  work: Work,
  ids: readonly ObjectId[],
  by: ObjectId | null,
  to: Zone = 'graveyard',
): Doing<void> {
  const going: ObjectId[] = [];
  for (const id of new Set(ids)) {
    if (canBeCountered(work.state, id)) going.push(id);
    else if (work.state.objects.get(id)?.zone === 'stack')
      work.tell('impossible', [cr('101.2')], [id]);
    else work.tell('impossible', [cr('701.6a')], []);
  }
  work.emit(
    going.map((object) => ({
      happening: { kind: 'countered', object, by },
      cites: [cr('701.6a')],
    })),
  );
  yield* moveObjects(work, going, to, {
    why: 'counter',
    cites: to === 'graveyard' ? [cr('701.6a')] : [cr('701.6a'), cr('614.1a')],
  });
}
