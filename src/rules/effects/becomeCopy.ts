import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import type { CopyExceptions, Duration } from '../abilities/statics';
import { cr } from '../citations';
import { copiableValuesOf, withExceptions } from '../copying/copiable';
import { objectsOf } from '../evaluate/references';
import { permanentsFor } from '../resolving/found';
import { type Execution, next } from './execution';
import { startContinuous } from './starting';

/** A permanent becomes a copy of another (707.2, 707.4). */
export interface BecomeCopy {
  readonly kind: 'becomeCopy';
  readonly what: ObjectRef;
  readonly of: ObjectRef;
  readonly except?: CopyExceptions;
  readonly duration: Duration;
  readonly span?: Span;
}

export const becomeCopy: Execution<'becomeCopy'> = {
  cites: [cr('608.2c'), cr('707.4'), cr('707.2')],
  execute({ work, scope }, { what, of, except, duration }) {
    const objects = permanentsFor(work, scope, what);
    const [original] = objectsOf(work.view, scope, of);
    if (objects.length === 0) return next(undefined);
    if (original === undefined) {
      work.tell('impossible', [cr('608.2b')], []);
      return next(undefined);
    }
    // Of an object that is gone: its values as it last was (608.2h).
    const copied = copiableValuesOf(work.state, original);
    const own =
      scope.resolving === undefined
        ? undefined
        : work.state.objects.get(scope.resolving)?.onStack?.ability;
    const values =
      except === undefined ? copied : withExceptions(work.view, scope, copied, except, own);
    startContinuous(
      work,
      {
        affected: { objects },
        duration,
        scope,
        content: { kind: 'changes', changes: [{ change: 'copy', values }] },
      },
      cr('608.2c'),
      cr('707.2'),
      cr('707.4'),
      ...(except === undefined ? [] : [cr('707.9')]),
    );
    return next(undefined);
  },
};
