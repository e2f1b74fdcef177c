import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { objectsFor, playersFor } from '../resolving/found';
import { topOfLibrary } from '../zones/library';
import { moveObjects } from '../zones/move';
import { done, type Execution } from './execution';

/**
 * Manifests (701.40), or cloaks (701.58), cards: the top ones of a library one at a time, or those that a
 * reference means. `bind` names the permanents.
 */
export interface Manifest {
  readonly kind: 'manifest';
  readonly what: { readonly topOf: PlayerRef; readonly count: Amount } | ObjectRef | Filter;
  readonly as: 'manifest' | 'cloak';
  readonly bind?: string;
  readonly span?: Span;
}

export const manifest: Execution<'manifest'> = {
  cites: [cr('608.2c'), cr('701.40a')],
  *execute({ work, scope, bind }, { what, as, bind: name }) {
    const made: ObjectId[] = [];
    if ('topOf' in what) {
      const count = amountOf(work.view, scope, what.count);
      for (const player of playersFor(work, scope, what.topOf)) {
        for (let n = 0; n < count; n += 1) {
          const top = topOfLibrary(work, player, 1, cr('701.40a'));
          made.push(...(yield* turnedDown(work, scope.you, top, as)));
        }
      }
    } else {
      for (const id of objectsFor(work, scope, what)) {
        made.push(...(yield* turnedDown(work, scope.you, [id], as)));
      }
    }
    if (name !== undefined) bind(name, { objects: made });
    return done;
  },
};

/** They enter face down, under the control of the player whose spell or ability it is (701.40a, 110.2a). */
function turnedDown(
  work: Work,
  controller: PlayerId,
  ids: readonly ObjectId[],
  as: 'manifest' | 'cloak',
): Doing<readonly ObjectId[]> {
  return moveObjects(work, ids, 'battlefield', {
    why: 'put',
    by: controller,
    entering: () => ({ controller, faceDown: as }),
    cites: [cr('608.2c'), as === 'cloak' ? cr('701.58a') : cr('701.40a'), cr('708.3')],
  });
}
