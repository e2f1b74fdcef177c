import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import type { Following } from '../happening/following';
import type { Doing, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { objectsFor } from '../resolving/found';
import { moveObjects } from '../zones/move';
import { done, type Execution } from './execution';
import { startContinuous } from './starting';

/** Exiles objects (701.13); `linked` remembers them with this object (607.2a), `bind` names them. */
export interface Exile {
  readonly kind: 'exile';
  readonly what: ObjectRef | Filter;
  readonly linked?: boolean;
  readonly bind?: string;
  /** They return as soon as this object has left the battlefield (610.3). */
  readonly until?: 'thisLeaves';
  readonly faceDown?: boolean;
  readonly span?: Span;
}

/** Remembers what is to return, for as long as it is in exile. */
function returnLater(work: Work, scope: Scope, objects: readonly ObjectId[]): void {
  const exiled = objects.filter((id) => work.state.objects.get(id)?.zone === 'exile');
  if (exiled.length === 0) return;
  startContinuous(
    work,
    {
      affected: { objects: exiled },
      duration: 'forever',
      scope: { source: scope.source, you: scope.you },
      content: { kind: 'return' },
    },
    cr('610.3'),
  );
}

/** Exiles what the instruction means for each, all at once (101.4). */
export function* exileTogether(
  { work, scope, bind }: Following,
  scopes: readonly Scope[],
  { what, linked, faceDown, until, bind: name }: Exile,
): Doing<void> {
  if (until !== undefined && work.state.objects.get(scope.source)?.zone !== 'battlefield') {
    work.tell('impossible', [cr('610.3a'), cr('610.3b')], []);
    return;
  }
  const ids = scopes.flatMap((one) => objectsFor(work, one, what));
  const objects = yield* moveObjects(work, [...new Set(ids)], 'exile', {
    why: 'exile',
    cites: [cr('608.2c'), cr('701.13a'), ...(faceDown === true ? [cr('406.3')] : [])],
    ...(linked === true || until !== undefined ? { linkedTo: scope.source } : {}),
    ...(faceDown === true ? { fields: { faceDown: 'plain' as const } } : {}),
  });
  if (until !== undefined) returnLater(work, scope, objects);
  if (name !== undefined) bind(name, { objects });
}

export const exile: Execution<'exile'> = {
  cites: [cr('608.2c'), cr('701.13a')],
  *execute(following, node) {
    yield* exileTogether(following, [following.scope], node);
    return done;
  },
};
