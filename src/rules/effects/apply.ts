import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import type { Change, Duration } from '../abilities/statics';
import { cr } from '../citations';
import type { Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { objectsFor } from '../resolving/found';
import { type Execution, next } from './execution';
import { differByObject, freeze } from './freezing';
import { startContinuous } from './starting';

/** Starts a continuous effect (611.2): the affected objects are locked in when it changes characteristics or control (611.2c). */
export interface Apply {
  readonly kind: 'apply';
  readonly to: ObjectRef | Filter;
  readonly changes: readonly Change[];
  readonly duration: Duration;
  readonly span?: Span;
}

export const apply: Execution<'apply'> = {
  cites: [cr('608.2c'), cr('611.2c')],
  execute({ work, scope }, node) {
    const objects = objectsFor(work, scope, node.to);
    if (objects.length === 0) return next(undefined);
    if (!differByObject(node.changes)) begin(work, scope, node, objects);
    else for (const object of objects) begin(work, { ...scope, each: { object } }, node, [object]);
    return next(undefined);
  },
};

function begin(work: Work, scope: Scope, node: Apply, objects: readonly ObjectId[]): void {
  const frozen = freeze(work.view, scope, node.changes);
  startContinuous(
    work,
    {
      affected: { objects },
      duration: node.duration,
      scope: frozen.scope,
      content: { kind: 'changes', changes: frozen.changes },
    },
    cr('608.2c'),
    cr('611.2c'),
    cr('611.2d'),
  );
}
