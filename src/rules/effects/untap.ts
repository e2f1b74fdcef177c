import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Proposal, Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Untaps permanents (701.26). */
export interface Untap {
  readonly kind: 'untap';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}

/** What is to be untapped: what is tapped. */
export function untappings(work: Work, scope: Scope, { what }: Untap): readonly Proposal[] {
  return permanentsFor(work, scope, what)
    .filter((id) => work.state.objects.get(id)?.tapped === true)
    .map((object) => ({
      happening: { kind: 'untapped', object },
      cites: [cr('608.2c'), cr('701.26b')],
    }));
}

export const untap: Execution<'untap'> = {
  cites: [cr('608.2c'), cr('701.26b')],
  *execute({ work, scope }, node) {
    yield* happen(work, untappings(work, scope, node));
    return done;
  },
};
