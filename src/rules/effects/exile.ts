import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { objectsFor } from '../resolving/found';
import { moveObjects } from '../zones/move';
import { done, type Execution } from './execution';

/** Exiles objects (701.13); `linked` remembers them with this object (607.2a), `bind` names them. */
export interface Exile {
  readonly kind: 'exile';
  readonly what: ObjectRef | Filter;
  readonly linked?: boolean;
  readonly bind?: string;
  readonly faceDown?: boolean;
  readonly span?: Span;
}

export const exile: Execution<'exile'> = {
  cites: [cr('608.2c'), cr('701.13a')],
  *execute({ work, scope, bind }, { what, linked, faceDown, bind: name }) {
    const objects = yield* moveObjects(work, objectsFor(work, scope, what), 'exile', {
      why: 'exile',
      cites: [cr('608.2c'), cr('701.13a'), ...(faceDown === true ? [cr('406.3')] : [])],
      ...(linked === true ? { linkedTo: scope.source } : {}),
      ...(faceDown === true ? { fields: { faceDown: 'plain' as const } } : {}),
    });
    if (name !== undefined) bind(name, { objects });
    return done;
  },
};
