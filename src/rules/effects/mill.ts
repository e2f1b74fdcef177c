import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import type { ObjectId } from '../kernel/ids';
import { playersFor } from '../resolving/found';
import { millCards } from '../zones/mill';
import { done, type Execution } from './execution';

/** Mills cards (701.17); `bind` names the milled cards. */
export interface Mill {
  readonly kind: 'mill';
  readonly player: PlayerRef;
  readonly count: Amount;
  readonly bind?: string;
  readonly span?: Span;
}

export const mill: Execution<'mill'> = {
  cites: [cr('608.2c'), cr('701.17a')],
  *execute({ work, scope, bind }, { player, count, bind: name }) {
    const cards = amountOf(work.view, scope, count);
    const objects: ObjectId[] = [];
    for (const p of playersFor(work, scope, player)) {
      objects.push(...(yield* millCards(work, p, cards)));
    }
    if (name !== undefined) bind(name, { objects });
    return done;
  },
};
