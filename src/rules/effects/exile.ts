import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import type { Work } from '../happening/work';
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

export const exile: Execution<'exile'> = {
  cites: [cr('608.2c'), cr('701.13a')],
  *execute({ work, scope, bind }, { what, linked, faceDown, until, bind: name }) {
    if (until !== undefined && work.state.objects.get(scope.source)?.zone !== 'battlefield') {
      work.tell('impossible', [cr('610.3a'), cr('610.3b')], []);
      return done;
    }
    const objects = yield* moveObjects(work, objectsFor(work, scope, what), 'exile', {
      why: 'exile',
      cites: [cr('608.2c'), cr('701.13a'), ...(faceDown === true ? [cr('406.3')] : [])],
      ...(linked === true || until !== undefined ? { linkedTo: scope.source } : {}),
      ...(faceDown === true ? { fields: { faceDown: 'plain' as const } } : {}),
    });
    if (until !== undefined) returnLater(work, scope, objects);
    if (name !== undefined) bind(name, { objects });
    return done;
  },
};
