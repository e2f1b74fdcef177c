import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Untaps permanents (701.26). */
export interface Untap {
  readonly kind: 'untap';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}

export const untap: Execution<'untap'> = {
  cites: [cr('608.2c'), cr('701.26b')],
  *execute({ work, scope }, { what }) {
    const tapped = permanentsFor(work, scope, what).filter(
      (id) => work.state.objects.get(id)?.tapped === true,
    );
    yield* happen(
      work,
      tapped.map((object) => ({
        happening: { kind: 'untapped', object },
        cites: [cr('608.2c'), cr('701.26b')],
      })),
    );
    return done;
  },
};
