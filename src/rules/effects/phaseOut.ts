import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Doing, Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { phasingOut } from '../phasing/phasing';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Permanents phase out, with what is attached to them (702.26b, 702.26g). */
export interface PhaseOut {
  readonly kind: 'phaseOut';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}

/** What the instruction means for each phases out at once. */
export function* phaseOutTogether(
  work: Work,
  scopes: readonly Scope[],
  { what }: PhaseOut,
): Doing<void> {
  const ids = scopes.flatMap((scope) => permanentsFor(work, scope, what));
  yield* happen(work, phasingOut(work.state, [...new Set(ids)], cr('608.2c')));
}

export const phaseOut: Execution<'phaseOut'> = {
  cites: [cr('608.2c'), cr('702.26b')],
  *execute({ work, scope }, node) {
    yield* phaseOutTogether(work, [scope], node);
    return done;
  },
};
