import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Proposal, Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { permanentsFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Makes a regeneration shield (701.19). */
export interface Regenerate {
  readonly kind: 'regenerate';
  readonly what: ObjectRef;
  readonly span?: Span;
}

/** What happens by it. */
export function shieldsMade(work: Work, scope: Scope, { what }: Regenerate): readonly Proposal[] {
  return permanentsFor(work, scope, what).map((object) => ({
    happening: { kind: 'shieldMade', object },
    cites: [cr('608.2c'), cr('701.19a')],
  }));
}

export const regenerate: Execution<'regenerate'> = {
  cites: [cr('608.2c'), cr('701.19a')],
  *execute({ work, scope }, node) {
    yield* happen(work, shieldsMade(work, scope, node));
    return done;
  },
};
