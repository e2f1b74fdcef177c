import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import type { ObjectId } from '../kernel/ids';
import { playersFor } from '../resolving/found';
import { drawCards } from '../zones/draw';
import { done, type Execution } from './execution';

/** Draws cards (121). */
export interface Draw {
  readonly kind: 'draw';
  readonly player: PlayerRef;
  readonly count: Amount;
  /** Names the cards drawn. */
  readonly bind?: string;
  /** "And reveal" them (701.20a). */
  readonly reveal?: boolean;
  readonly span?: Span;
}

export const draw: Execution<'draw'> = {
  cites: [cr('608.2c'), cr('121.1')],
  *execute({ work, scope, bind }, { player, count, bind: name, reveal }) {
    const cards = amountOf(work.view, scope, count);
    const objects: ObjectId[] = [];
    for (const p of playersFor(work, scope, player)) {
      const drawn = yield* drawCards(work, p, cards);
      objects.push(...drawn);
      if (reveal !== true || drawn.length === 0) continue;
      work.one(
        { kind: 'revealed', player: p, objects: drawn, look: false },
        cr('608.2c'),
        cr('701.20a'),
      );
    }
    if (name !== undefined) bind(name, { objects });
    return done;
  },
};
