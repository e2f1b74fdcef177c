import type { Span } from '../abilities/ability';
import type { ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { dealDamage } from '../damage/deal';
import { objectsOf } from '../evaluate/references';
import { findObject } from '../resolving/found';
import { done, type Execution } from './execution';

/** Two creatures fight (701.14). */
export interface Fight {
  readonly kind: 'fight';
  readonly one: ObjectRef;
  readonly other: ObjectRef;
  readonly span?: Span;
}

export const fight: Execution<'fight'> = {
  cites: [cr('608.2c'), cr('701.14a')],
  *execute({ work, scope }, node) {
    const { view, state } = work;
    const creature = (ref: ObjectRef) =>
      objectsOf(view, scope, ref)
        .map((id) => findObject(state, scope, id))
        .find(
          (id) =>
            id !== undefined &&
            state.objects.get(id)?.zone === 'battlefield' &&
            view.characteristics(id)?.types.includes('Creature') === true,
        );
    const one = creature(node.one);
    const other = creature(node.other);
    if (one === undefined || other === undefined) {
      work.tell('impossible', [cr('701.14b')], []);
      return done;
    }
    const power = (id: typeof one) => view.characteristics(id)?.power ?? 0;
    const list =
      one === other
        ? [{ source: one, to: { object: one }, amount: 2 * power(one) }]
        : [
            { source: one, to: { object: other }, amount: power(one) },
            { source: other, to: { object: one }, amount: power(other) },
          ];
    yield* dealDamage(work, list);
    return done;
  },
};
