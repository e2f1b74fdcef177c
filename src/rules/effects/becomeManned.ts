import type { Span } from '../abilities/ability';
import type { Manning } from '../abilities/costs';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** The permanent becomes crewed or saddled, by the creatures that were tapped for it (702.122d, 702.171b). */
export interface BecomeManned {
  readonly kind: 'becomeManned';
  readonly how: Manning;
  readonly span?: Span;
}

export const becomeManned: Execution<'becomeManned'> = {
  cites: [cr('608.2c'), cr('702.122d'), cr('702.171b')],
  *execute({ work, scope }, { how }) {
    const bound = scope.bound?.[how];
    const by = bound !== undefined && 'objects' in bound ? bound.objects : [];
    yield* happen(
      work,
      permanentsFor(work, scope, { ref: 'this' }).map((object) => ({
        happening: { kind: 'manned', object, how, by },
        cites: [cr('608.2c'), cr(how === 'crew' ? '702.122d' : '702.171b')],
      })),
    );
    return done;
  },
};
