import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Makes a regeneration shield (701.19). */
export interface Regenerate {
  readonly kind: 'regenerate';
  readonly what: ObjectRef;
  readonly span?: Span;
}

export const regenerate: Execution<'regenerate'> = {
  cites: [cr('608.2c'), cr('701.19a')],
  *execute({ work, scope }, { what }) {
    yield* happen(
      work,
      permanentsFor(work, scope, what).map((object) => ({
        happening: { kind: 'shieldMade', object },
        cites: [cr('608.2c'), cr('701.19a')],
      })),
    );
    return done;
  },
};
