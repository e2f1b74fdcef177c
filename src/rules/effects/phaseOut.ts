import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import { phasingOut } from '../phasing/phasing';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Permanents phase out, with what is attached to them (702.26b, 702.26g). */
export interface PhaseOut {
  readonly kind: 'phaseOut';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}

export const phaseOut: Execution<'phaseOut'> = {
  cites: [cr('608.2c'), cr('702.26b')],
  *execute({ work, scope }, { what }) {
    const ids = permanentsFor(work, scope, what);
    yield* happen(work, phasingOut(work.state, ids, cr('608.2c')));
    return done;
  },
};
