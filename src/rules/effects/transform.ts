import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import type { Face } from '../abilities/values';
import { cr, type RuleNumber } from '../citations';
import { isDoubleFaced, valuesWith } from '../faces/values';
import { happen } from '../happening/happen';
import type { Proposal, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { permanentsFor } from '../resolving/found';
import { rulesFor } from '../restrictions/rules';
import { canEnter } from '../zones/permanentTypes';
import { done, type Execution } from './execution';

/** Turns double-faced permanents over (701.27). */
export interface Transform {
  readonly kind: 'transform';
  readonly what: ObjectRef | Filter;
  readonly span?: Span;
}

/** What is turned over, as far as it may be. */
export function transformations(
  work: Work,
  scope: Scope,
  { what }: Transform,
): readonly Proposal[] {
  return permanentsFor(work, scope, what).flatMap((id): readonly Proposal[] => {
    const object = work.state.objects.get(id);
    if (object === undefined) return [];
    const obstacle = obstacleTo(work, scope, object);
    if (obstacle === null) return [turnedOver(work, object)];
    work.tell('impossible', [obstacle], [id]);
    return [];
  });
}

export const transform: Execution<'transform'> = {
  cites: [cr('608.2c'), cr('701.27a')],
  *execute({ work, scope }, node) {
    yield* happen(work, transformations(work, scope, node));
    return done;
  },
};

const otherFace = (object: GameObject): Face => (object.face === 1 ? 0 : 1);

function turnedOver(work: Work, object: GameObject): Proposal {
  const face = otherFace(object);
  return {
    happening: {
      kind: 'transformed',
      object: object.id,
      face: face === 0 ? null : face,
      was: work.view.characteristics(object.id)?.name ?? '',
    },
    cites: [cr('608.2c'), cr('701.27a'), cr('712.18')],
  };
}

/** Whether an effect may turn it over now. */
export const canTransform = (work: Work, scope: Scope, object: GameObject): boolean =>
  obstacleTo(work, scope, object) === null;

/** The rule by which it is not turned over; null where it is. */
function obstacleTo(work: Work, scope: Scope, object: GameObject): RuleNumber | null {
  const { printed, faceDown } = object;
  if (!isDoubleFaced(printed)) return cr('701.27c');
  if (faceDown !== null) return cr('712.15a');
  if (!canEnter(valuesWith(printed, otherFace(object)))) return cr('701.27d');
  if (hasTurnedSince(work, scope, object)) return cr('701.27f');
  return rulesFor(work.state, 'cantTransform', object.id).length > 0 ? cr('101.2') : null;
}

/**
 * Whether it has transformed since this ability of its own was put on the stack, or, of a delayed one,
 * since that was made (701.27f). Ids only grow: what is newer came later.
 */
function hasTurnedSince(work: Work, scope: Scope, object: GameObject): boolean {
  const ability: ObjectId | undefined = scope.resolving;
  const onStack = ability === undefined ? undefined : work.view.object(ability)?.onStack;
  if (ability === undefined || onStack == null || onStack.as === 'spell') return false;
  if (onStack.source !== object.id) return false;
  return object.turnedAt > (onStack.delayed ?? ability);
}
