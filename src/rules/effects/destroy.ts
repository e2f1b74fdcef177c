import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { permanentsFor } from '../resolving/found';
import { destroyPermanents } from '../zones/destroy';
import { done, type Execution } from './execution';

/** Destroys permanents (701.8). */
export interface Destroy {
  readonly kind: 'destroy';
  readonly what: ObjectRef | Filter;
  readonly noRegeneration?: boolean;
  readonly span?: Span;
}

export const destroy: Execution<'destroy'> = {
  cites: [cr('608.2c'), cr('701.8a')],
  *execute({ work, scope }, { what, noRegeneration }) {
    yield* destroyPermanents(work, permanentsFor(work, scope, what), {
      byEffect: true,
      cites: [cr('608.2c')],
      ...(noRegeneration === undefined ? {} : { noRegeneration }),
    });
    return done;
  },
};
