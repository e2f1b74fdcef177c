import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef, Players } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { askObjects, objectsIn } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { objectsFor, playersFor } from '../resolving/found';
import { canSacrifice, sacrificeTogether } from '../zones/sacrifice';
import { done, type Execution } from './execution';

/** A player sacrifices permanents (701.21): the referenced ones, or as many as stated of their choice. */
export interface Sacrifice {
  readonly kind: 'sacrifice';
  readonly player: Players;
  readonly what: ObjectRef | Filter;
  readonly count?: Amount;
  readonly bind?: string;
  readonly span?: Span;
}

/** Who sacrifices what, chosen in turn order (101.4). */
export function* sacrificed(
  work: Work,
  scope: Scope,
  node: Sacrifice,
): Doing<readonly { readonly player: PlayerId; readonly ids: readonly ObjectId[] }[]> {
  const list: { player: PlayerId; ids: readonly ObjectId[] }[] = [];
  for (const player of playersFor(work, scope, node.player)) {
    const all = objectsFor(work, scope, node.what);
    const own = 'ref' in node.what ? all : all.filter((id) => canSacrifice(work.state, player, id));
    if (node.count === undefined) {
      list.push({ player, ids: own });
      continue;
    }
    const count = Math.max(0, amountOf(work.view, scope, node.count));
    const choice = yield* askObjects(work, {
      player,
      options: own.map((object) => ({ object })),
      min: count,
      max: count,
      purpose: 'sacrifice',
      cites: [cr('701.21a')],
      kind: 'sacrifice',
    });
    list.push({ player, ids: objectsIn(choice) });
  }
  return list;
}

export const sacrifice: Execution<'sacrifice'> = {
  cites: [cr('608.2c'), cr('701.21a')],
  *execute({ work, scope, bind }, node) {
    const objects = yield* sacrificeTogether(work, yield* sacrificed(work, scope, node));
    if (node.bind !== undefined) bind(node.bind, { objects });
    return done;
  },
};
