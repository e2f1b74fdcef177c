import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import type { Doing, Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
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

/** Destroys what the instruction means for each, all at once. */
export function* destroyTogether(
  work: Work,
  scopes: readonly Scope[],
  { what, noRegeneration }: Destroy,
): Doing<void> {
  const ids = scopes.flatMap((scope) => permanentsFor(work, scope, what));
  yield* destroyPermanents(work, [...new Set(ids)], {
    byEffect: true,
    cites: [cr('608.2c')],
    ...(noRegeneration === undefined ? {} : { noRegeneration }),
  });
}

export const destroy: Execution<'destroy'> = {
  cites: [cr('608.2c'), cr('701.8a')],
  *execute({ work, scope }, node) {
    yield* destroyTogether(work, [scope], node);
    return done;
  },
};
