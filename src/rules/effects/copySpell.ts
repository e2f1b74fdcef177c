import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef } from '../abilities/references';
import type { CopyExceptions } from '../abilities/statics';
import { cr } from '../citations';
import { copyOnStack } from '../copying/copyOnStack';
import { amountOf, objectsBy } from '../evaluate/match';
import { done, type Execution } from './execution';

/** Copies spells or abilities on the stack (707.10), perhaps with new targets (707.10c). */
export interface CopySpell {
  readonly kind: 'copySpell';
  readonly what: ObjectRef | Filter;
  readonly except?: CopyExceptions;
  readonly newTargets?: boolean;
  /** "The copy targets that": each of its targets is this one (707.10e). */
  readonly target?: ObjectRef;
  readonly times?: Amount;
  readonly span?: Span;
}

export const copySpell: Execution<'copySpell'> = {
  cites: [cr('608.2c'), cr('707.10')],
  *execute({ work, scope }, { what, except, newTargets, target, times }) {
    const count = times === undefined ? 1 : amountOf(work.view, scope, times);
    // A spell that has left the stack since is copied as it last was there (608.2h).
    const originals = objectsBy(work.view, scope, what);
    if (originals.length === 0) work.tell('impossible', [cr('101.3')], []);
    for (const original of originals) {
      for (let n = 0; n < count; n += 1) {
        yield* copyOnStack(work, scope, original, {
          newTargets: newTargets ?? false,
          ...(except === undefined ? {} : { except }),
          ...(target === undefined ? {} : { target }),
        });
      }
    }
    return done;
  },
};
