import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import type { ObjectId } from '../kernel/ids';
import { playersFor } from '../resolving/found';
import { topOfLibrary } from '../zones/library';
import { type Execution, next } from './execution';

/** Names the top cards of a library, looked at or revealed (701.20). */
export interface Look {
  readonly kind: 'look';
  readonly player: PlayerRef;
  readonly count: Amount;
  readonly bind: string;
  readonly reveal?: boolean;
  readonly span?: Span;
}

export const look: Execution<'look'> = {
  cites: [cr('608.2c'), cr('701.20a')],
  execute({ work, scope, bind }, { player, count, bind: name, reveal }) {
    const cards = amountOf(work.view, scope, count);
    const rule = reveal === true ? cr('701.20a') : cr('701.20e');
    const objects: ObjectId[] = [];
    for (const p of playersFor(work, scope, player)) {
      const top = topOfLibrary(work, p, cards, rule);
      work.one(
        {
          kind: 'revealed',
          player: reveal === true ? p : scope.you,
          objects: top,
          look: reveal !== true,
        },
        cr('608.2c'),
        rule,
      );
      objects.push(...top);
    }
    bind(name, { objects });
    return next(undefined);
  },
};
