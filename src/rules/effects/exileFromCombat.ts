import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Proposal, Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Removes objects from combat (506.4). */
export interface ExileFromCombat {
  readonly kind: 'exileFromCombat';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}

/** What happens by it. */
export function removals(work: Work, scope: Scope, { what }: ExileFromCombat): readonly Proposal[] {
  return permanentsFor(work, scope, what).map((object) => ({
    happening: { kind: 'removedFromCombat', object },
    cites: [cr('608.2c'), cr('506.4')],
  }));
}

export const exileFromCombat: Execution<'exileFromCombat'> = {
  cites: [cr('608.2c'), cr('506.4')],
  *execute({ work, scope }, node) {
    yield* happen(work, removals(work, scope, node));
    return done;
  },
};
