import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { playersFor } from '../resolving/found';
import { drawCards } from '../zones/draw';
import { done, type Execution } from './execution';

/** Draws cards (121). */
export interface Draw {
  readonly kind: 'draw';
  readonly player: PlayerRef;
  readonly count: Amount;
  readonly span?: Span;
}

export const draw: Execution<'draw'> = {
  cites: [cr('608.2c'), cr('121.1')],
  *execute({ work, scope }, { player, count }) {
    const cards = amountOf(work.view, scope, count);
    for (const p of playersFor(work, scope, player)) yield* drawCards(work, p, cards);
    return done;
  },
};
