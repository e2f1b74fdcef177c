import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef, PlayerRef } from '../abilities/references';
import type { Zone } from '../abilities/values';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { playersOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import { isDoubleFaced, valuesWith } from '../faces/values';
import type { Following } from '../happening/following';
import type { Doing, Work } from '../happening/work';
import { shuffled } from '../kernel/chance';
import type { Entering } from '../kernel/events';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { objectsFor } from '../resolving/found';
import { moveObjects } from '../zones/move';
import { canEnter } from '../zones/permanentTypes';
import { done, type Execution } from './execution';

/** Puts objects into a zone: return to hand, put onto the battlefield, put on a library … (400.7). */
export interface Move {
  readonly kind: 'move';
  readonly what: ObjectRef | Filter;
  readonly to: Zone;
  readonly tapped?: boolean;
  readonly under?: PlayerRef;
  /** With its back face up (712.14a). */
  readonly transformed?: boolean;
  readonly position?: 'top' | 'bottom';
  /** In a random order, not in one that their owner chooses. */
  readonly random?: true;
  /** Counters that it enters the battlefield with (122.6a). */
  readonly counters?: { readonly counter: string; readonly count: Amount };
  /** They are revealed first (701.20a). */
  readonly reveal?: true;
  readonly bind?: string;
  readonly span?: Span;
}

/** Moves what the instruction means for each, all at once (101.4). */
export function* moveTogether(
  { work, scope, bind }: Following,
  scopes: readonly Scope[],
  node: Move,
): Doing<void> {
  const { to, position, bind: name } = node;
  const { view } = work;
  const meant = new Map<ObjectId, Scope>();
  for (const one of scopes) {
    for (const id of objectsFor(work, one, node.what)) if (!meant.has(id)) meant.set(id, one);
  }
  const found = [...meant.keys()];
  const scopeFor = ({ id }: GameObject) => meant.get(id) ?? scope;
  if (node.reveal === true && found.length > 0)
    work.one(
      { kind: 'revealed', player: scope.you, objects: found, look: false },
      cr('608.2c'),
      cr('701.20a'),
    );
  const going = node.transformed === true ? doubleFaced(work, found) : found;
  const objects = yield* moveObjects(work, node.random === true ? mixed(work, going) : going, to, {
    ...(node.random === true ? { shuffled: true } : {}),
    why: to === 'hand' ? 'return' : 'put',
    cites: [
      cr('608.2c'),
      cr('400.7'),
      ...(to === 'battlefield' ? [cr('110.2a')] : []),
      ...(node.transformed === true ? [cr('712.14a')] : []),
    ],
    ...(position === 'bottom' ? { position } : {}),
    ...(to === 'battlefield'
      ? {
          entering: (object) => ({
            controller: controllerFor(view, scopeFor(object), node, object),
            ...(node.tapped === true ? { tapped: true } : {}),
            ...(node.transformed === true ? { face: 1 } : {}),
            ...withCounters(view, scopeFor(object), node),
          }),
        }
      : {}),
  });
  if (name !== undefined) bind(name, { objects });
}

export const move: Execution<'move'> = {
  cites: [cr('608.2c'), cr('400.7')],
  *execute(following, node) {
    yield* moveTogether(following, [following.scope], node);
    return done;
  },
};

/** What has no second side, or none that can be a permanent, stays where it is (712.14a, 712.10). */
function doubleFaced(work: Work, ids: readonly ObjectId[]): readonly ObjectId[] {
  return ids.filter((id) => {
    const printed = work.state.objects.get(id)?.printed;
    const may = printed !== undefined && isDoubleFaced(printed) && canEnter(valuesWith(printed, 1));
    if (!may) work.tell('impossible', [cr('712.14a')], [id]);
    return may;
  });
}

function mixed(work: Work, ids: readonly ObjectId[]): readonly ObjectId[] {
  const [order, chance] = shuffled(ids, work.state.chance);
  work.set({ chance });
  return order;
}

function withCounters(view: View, scope: Scope, { counters }: Move): Entering {
  if (counters === undefined) return {};
  const count = amountOf(view, scope, counters.count);
  return count > 0 ? { counters: { [counters.counter]: count } } : {};
}

/**
 * Under whose control a permanent enters: as the text says, else that of the player who puts it there
 * (110.2a): of cards from a hand or library that is their owner. Of several objects each has its own owner.
 */
function controllerFor(view: View, scope: Scope, node: Move, object: GameObject): PlayerId {
  if (node.under?.player === 'ownerOf') return object.owner;
  const said =
    node.under === undefined
      ? undefined
      : playersOf(view, { ...scope, each: { object: object.id } }, node.under)[0];
  if (said !== undefined) return said;
  return object.zone === 'hand' || object.zone === 'library' ? object.owner : scope.you;
}
