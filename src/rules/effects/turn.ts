import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef } from '../abilities/references';
import { cr } from '../citations';
import { isDoubleFaced } from '../faces/values';
import { happen } from '../happening/happen';
import type { Proposal, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { permanentsFor } from '../resolving/found';
import { isPermanentType } from '../zones/permanentTypes';
import { done, type Execution } from './execution';

/** Turns permanents face up or face down (708). */
export interface Turn {
  readonly kind: 'turn';
  readonly what: ObjectRef | Filter;
  readonly face: 'up' | 'down';
  readonly span?: Span;
}

/** What is turned, as far as it may be. */
export function turnings(work: Work, scope: Scope, { what, face }: Turn): readonly Proposal[] {
  return permanentsFor(work, scope, what)
    .filter((id) => mayTurn(work, id, face))
    .map((object) => ({
      happening: { kind: 'turned', object, faceDown: face === 'down' ? 'plain' : null },
      cites: [cr('608.2c'), face === 'down' ? cr('708.2a') : cr('708.8')],
    }));
}

export const turn: Execution<'turn'> = {
  cites: [cr('608.2c'), cr('708.2a'), cr('708.8')],
  *execute({ work, scope }, node) {
    yield* happen(work, turnings(work, scope, node));
    return done;
  },
};

/** What is face down is not turned so again (708.2b); an instant or sorcery card is revealed and stays face down (701.40g). */
function mayTurn(work: Work, id: ObjectId, face: 'up' | 'down'): boolean {
  const object = work.state.objects.get(id);
  if (object === undefined) return false;
  // Double-faced permanents can't be turned face down (712.16).
  if (face === 'down') return object.faceDown === null && !isDoubleFaced(object.printed);
  if (object.faceDown === null) return false;
  if (isPermanentType(object.printed.types)) return true;
  const { controller } = object;
  work.one({ kind: 'revealed', player: controller, objects: [id], look: false }, cr('701.40g'));
  return false;
}
