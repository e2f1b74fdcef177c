import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import type { ObjectId } from '../kernel/ids';
import { counterObject } from '../resolving/counter';
import { objectsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Counters a spell or ability (701.6). */
export interface Counter {
  readonly kind: 'counter';
  readonly what: ObjectRef;
  /** Where a spell countered this way goes instead of its owner's graveyard (614.1a). */
  readonly to?: 'hand' | 'library' | 'exile';
  /** Names the permanents of which an ability was countered. */
  readonly bindSources?: string;
  readonly span?: Span;
}

export const counter: Execution<'counter'> = {
  cites: [cr('608.2c'), cr('701.6a')],
  *execute({ work, scope, bind }, { what, to, bindSources }) {
    const sources: ObjectId[] = [];
    for (const id of objectsFor(work, scope, what)) {
      const ability = work.state.objects.get(id);
      yield* counterObject(work, id, scope.resolving ?? scope.source, to);
      const source = ability?.kind === 'ability' ? ability.onStack?.source : undefined;
      if (source === undefined || work.state.objects.has(id)) continue;
      if (work.state.objects.get(source)?.zone === 'battlefield') sources.push(source);
    }
    if (bindSources !== undefined) bind(bindSources, { objects: sources });
    return done;
  },
};
