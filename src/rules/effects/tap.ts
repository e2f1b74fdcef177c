import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Proposal, Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Taps permanents (701.26). */
export interface Tap {
  readonly kind: 'tap';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}

/** What is to be tapped: what is untapped. */
export function tappings(work: Work, scope: Scope, { what }: Tap): readonly Proposal[] {
  return permanentsFor(work, scope, what)
    .filter((id) => work.state.objects.get(id)?.tapped === false)
    .map((object) => ({
      happening: { kind: 'tapped', object },
      cites: [cr('608.2c'), cr('701.26a')],
    }));
}

export const tap: Execution<'tap'> = {
  cites: [cr('608.2c'), cr('701.26a')],
  *execute({ work, scope }, node) {
    yield* happen(work, tappings(work, scope, node));
    return done;
  },
};
