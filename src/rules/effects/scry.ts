import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { ask } from '../happening/ask';
import { playersFor } from '../resolving/found';
import { topOfLibrary } from '../zones/library';
import { done, type Execution } from './execution';

/** Scries (701.22). */
export interface Scry {
  readonly kind: 'scry';
  readonly player: PlayerRef;
  readonly count: Amount;
  readonly span?: Span;
}

export const scry: Execution<'scry'> = {
  cites: [cr('608.2c'), cr('701.22a')],
  *execute({ work, scope }, { player, count }) {
    const cards = amountOf(work.view, scope, count);
    if (cards <= 0) {
      work.tell('impossible', [cr('701.22b')], []);
      return done;
    }
    for (const p of playersFor(work, scope, player)) {
      const options = topOfLibrary(work, p, cards, cr('701.22a'));
      if (options.length === 0) continue;
      work.one({ kind: 'revealed', player: p, objects: options, look: true }, cr('701.22a'));
      const answer = yield* ask(work, {
        kind: 'orderCards',
        player: p,
        options,
        places: 'topOrBottom',
        cites: [cr('701.22a')],
      });
      const { top, bottom } = answer.kind === 'cards' ? answer : { top: options, bottom: [] };
      work.one({ kind: 'libraryOrdered', player: p, top, bottom }, cr('701.22a'));
    }
    return done;
  },
};
