import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { counterObject } from '../resolving/counter';
import { objectsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Counters a spell or ability (701.6). */
export interface Counter {
  readonly kind: 'counter';
  readonly what: ObjectRef;
  /** Where a spell countered this way goes instead of its owner's graveyard (614.1a). */
  readonly to?: 'hand' | 'library' | 'exile';
  readonly span?: Span;
}

export const counter: Execution<'counter'> = {
  cites: [cr('608.2c'), cr('701.6a')],
  *execute({ work, scope }, { what, to }) {
    for (const id of objectsFor(work, scope, what)) {
      yield* counterObject(work, id, scope.resolving ?? scope.source, to);
    }
    return done;
  },
};
