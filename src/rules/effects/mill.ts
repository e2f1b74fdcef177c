import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import type { Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { playersFor } from '../resolving/found';
import { type Milling, millTogether } from '../zones/mill';
import { done, type Execution } from './execution';

/** Mills cards (701.17); `bind` names the milled cards. */
export interface Mill {
  readonly kind: 'mill';
  readonly player: PlayerRef;
  readonly count: Amount;
  readonly bind?: string;
  readonly span?: Span;
}

/** Who mills how many. */
export function millings(work: Work, scope: Scope, node: Mill): readonly Milling[] {
  const count = amountOf(work.view, scope, node.count);
  return playersFor(work, scope, node.player).map((player) => ({ player, count }));
}

export const mill: Execution<'mill'> = {
  cites: [cr('608.2c'), cr('701.17a')],
  *execute({ work, scope, bind }, node) {
    const objects = yield* millTogether(work, millings(work, scope, node));
    if (node.bind !== undefined) bind(node.bind, { objects });
    return done;
  },
};
