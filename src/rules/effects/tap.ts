import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Taps permanents (701.26). */
export interface Tap {
  readonly kind: 'tap';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}

export const tap: Execution<'tap'> = {
  cites: [cr('608.2c'), cr('701.26a')],
  *execute({ work, scope }, { what }) {
    const untapped = permanentsFor(work, scope, what).filter(
      (id) => work.state.objects.get(id)?.tapped === false,
    );
    yield* happen(
      work,
      untapped.map((object) => ({
        happening: { kind: 'tapped', object },
        cites: [cr('608.2c'), cr('701.26a')],
      })),
    );
    return done;
  },
};
