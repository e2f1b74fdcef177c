import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef, PlayerRef } from '../abilities/references';
import type { CopyExceptions } from '../abilities/statics';
import { cr } from '../citations';
import { copyForEach, copyOnStack } from '../copying/copyOnStack';
import { amountOf, objectsBy, select } from '../evaluate/match';
import { playersFor } from '../resolving/found';
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
  /** "For each … that it could target": a copy for each of these but what it targets, with that as every target (707.10d). */
  readonly forEach?: Filter;
  /** Who copies it and controls the copies, if not the controller of this. */
  readonly player?: PlayerRef;
  readonly span?: Span;
}

export const copySpell: Execution<'copySpell'> = {
  cites: [cr('608.2c'), cr('707.10')],
  *execute({ work, scope: own }, node) {
    const { what, except, newTargets, target, times, forEach } = node;
    const [player] = node.player === undefined ? [own.you] : playersFor(work, own, node.player);
    if (player === undefined) return done;
    const scope = { ...own, you: player };
    const count = times === undefined ? 1 : amountOf(work.view, scope, times);
    // A spell that has left the stack since is copied as it last was there (608.2h).
    const originals = objectsBy(work.view, scope, what);
    if (originals.length === 0) work.tell('impossible', [cr('101.3')], []);
    for (const original of originals) {
      if (forEach !== undefined) {
        // Who "you" are in its words is the controller of this.
        yield* copyForEach(work, scope, original, select(work.view, own, forEach));
        continue;
      }
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
