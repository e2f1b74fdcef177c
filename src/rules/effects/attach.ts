import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import { attachmentForbidden } from '../attaching/attachable';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Attaches an object to another (701.3). */
export interface Attach {
  readonly kind: 'attach';
  readonly what: ObjectRef;
  readonly to: ObjectRef;
  readonly span?: Span;
}

export const attach: Execution<'attach'> = {
  cites: [cr('608.2c'), cr('701.3a')],
  *execute({ work, scope }, { what, to }) {
    const [object] = permanentsFor(work, scope, what);
    const [host] = permanentsFor(work, scope, to);
    if (object === undefined || host === undefined) return done;
    const now = work.state.objects.get(object)?.attachedTo ?? null;
    if (now !== null && 'object' in now && now.object === host) {
      work.tell('impossible', [cr('701.3b')], [object]);
      return done;
    }
    const forbidden = attachmentForbidden(work.view, object, { object: host });
    if (forbidden !== null) {
      work.tell('impossible', [cr('701.3b'), forbidden], [object]);
      return done;
    }
    yield* happen(work, [
      {
        happening: { kind: 'attached', object, to: { object: host } },
        cites: [cr('608.2c'), cr('701.3a'), cr('701.3c')],
      },
    ]);
    return done;
  },
};
