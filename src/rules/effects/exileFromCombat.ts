import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Removes objects from combat (506.4). */
export interface ExileFromCombat {
  readonly kind: 'exileFromCombat';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}

export const exileFromCombat: Execution<'exileFromCombat'> = {
  cites: [cr('608.2c'), cr('506.4')],
  *execute({ work, scope }, { what }) {
    yield* happen(
      work,
      permanentsFor(work, scope, what).map((object) => ({
        happening: { kind: 'removedFromCombat', object },
        cites: [cr('608.2c'), cr('506.4')],
      })),
    );
    return done;
  },
};
