import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import { characteristicsOf } from '../happening/view';
import type { Doing, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import { moveObjects } from './move';

/** How permanents are destroyed. */
export interface Destroying {
  /** "It can't be regenerated": shields are not applied (701.19c). */
  readonly noRegeneration?: boolean;
  /** An effect destroys them, not the game: shield counters go instead (122.1c). */
  readonly byEffect?: boolean;
  /** The rule or effect that destroys; 701.8a comes with it. */
  readonly cites?: readonly RuleNumber[];
}

/**
 * Destroys permanents, all at once (701.8a). Indestructible ones stay (702.12b); a regeneration shield
 * is used up instead (701.19a), or a shield counter (122.1c).
 */
export function* destroyPermanents(
  work: Work,
  ids: readonly ObjectId[],
  options: Destroying = {},
): Doing<void> {
  const going: ObjectId[] = [];
  for (const id of ids) {
    const object = work.state.objects.get(id);
    const values = characteristicsOf(work.state, id);
    if (object?.zone !== 'battlefield' || object.phasedOut || values === undefined) continue;
    if (hasKeyword(values, 'indestructible')) {
      work.tell('impossible', [cr('702.12b')], [id]);
    } else if (options.byEffect === true && (object.counters.shield ?? 0) > 0) {
      work.one(
        { kind: 'counters', on: { object: id }, counter: 'shield', change: -1 },
        cr('122.1c'),
      );
    } else if (object.shields > 0 && options.noRegeneration !== true) {
      work.one({ kind: 'regenerated', object: id }, cr('701.19a'), cr('614.8'));
    } else {
      going.push(id);
    }
  }
  yield* moveObjects(work, going, 'graveyard', {
    why: 'destroy',
    cites: [...(options.cites ?? []), cr('701.8a')],
  });
}
