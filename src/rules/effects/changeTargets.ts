import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { askYesNo } from '../happening/ask';
import { happen } from '../happening/happen';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { ChosenTarget } from '../kernel/objects';
import { objectsFor } from '../resolving/found';
import { stackScope, stackTargetSpecs } from '../resolving/stackText';
import { sameTarget } from '../targets/legal';
import { changeAll, retarget } from '../targets/retarget';
import { done, type Execution } from './execution';

/**
 * Changes the targets of a spell or ability on the stack: each to another legal one, or none of them
 * (`change`, 115.7a), or any of them as the player likes (`choose`, 115.7d).
 */
export interface ChangeTargets {
  readonly kind: 'changeTargets';
  readonly what: ObjectRef;
  readonly how: 'change' | 'choose';
  readonly span?: Span;
}

type Targets = readonly (readonly ChosenTarget[])[];

export const changeTargets: Execution<'changeTargets'> = {
  cites: [cr('608.2c'), cr('115.7')],
  *execute({ work, scope }, { what, how }) {
    const rule = how === 'change' ? cr('115.7a') : cr('115.7d');
    for (const object of objectsFor(work, scope, what)) {
      const old = work.state.objects.get(object)?.onStack?.targets ?? [];
      const targets = yield* chosenAnew(work, scope.you, object, how);
      if (targets === null) {
        work.tell('impossible', [rule], [object]);
        continue;
      }
      const before = old.flat().map((c) => c.target);
      const unchanged = targets
        .flat()
        .map((c) => c.target)
        .filter((t) => before.some((b) => sameTarget(b, t)));
      yield* happen(work, [
        {
          happening: { kind: 'targeted', object, targets, unchanged },
          cites: [cr('608.2c'), rule],
        },
      ]);
    }
    return done;
  },
};

/** Null where they stay as they are. */
function* chosenAnew(
  work: Work,
  player: PlayerId,
  id: ObjectId,
  how: ChangeTargets['how'],
): Doing<Targets | null> {
  const object = work.view.object(id);
  const old = object?.onStack?.targets ?? [];
  if (object === undefined || old.flat().length === 0) return null;
  const scope = stackScope(object);
  const specs = stackTargetSpecs(work.view, object);
  if (how === 'change')
    return yield* changeAll(work, player, scope, specs, old, { of: id, copy: false });
  if (!(yield* askYesNo(work, player, 'newTargets', cr('115.7d')))) return null;
  return yield* retarget(work, player, scope, specs, old, [cr('115.7d')], {
    of: id,
    copy: false,
  });
}
