import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { ask, askObjects, objectsIn } from '../happening/ask';
import { playersFor } from '../resolving/found';
import { topOfLibrary } from '../zones/library';
import { moveObjects } from '../zones/move';
import { done, type Execution } from './execution';

/** Surveils (701.25). */
export interface Surveil {
  readonly kind: 'surveil';
  readonly player: PlayerRef;
  readonly count: Amount;
  readonly span?: Span;
}

/** Both choices are made before anything moves: which cards go, and in what order the rest stay. */
export const surveil: Execution<'surveil'> = {
  cites: [cr('608.2c'), cr('701.25a')],
  *execute({ work, scope }, { player, count }) {
    const cards = amountOf(work.view, scope, count);
    if (cards <= 0) {
      work.tell('impossible', [cr('701.25c')], []);
      return done;
    }
    for (const p of playersFor(work, scope, player)) {
      const seen = topOfLibrary(work, p, cards, cr('701.25a'));
      if (seen.length === 0) continue;
      work.one({ kind: 'revealed', player: p, objects: seen, look: true }, cr('701.25a'));
      const choice = yield* askObjects(work, {
        player: p,
        options: seen.map((object) => ({ object })),
        min: 0,
        max: seen.length,
        purpose: 'buried',
        cites: [cr('701.25a')],
      });
      const buried = objectsIn(choice);
      const rest = seen.filter((id) => !buried.includes(id));
      let top = rest;
      if (rest.length > 1) {
        const answer = yield* ask(work, {
          kind: 'orderCards',
          player: p,
          options: rest,
          places: 'any',
          cites: [cr('701.25a')],
        });
        if (answer.kind === 'cards') top = [...answer.top, ...answer.bottom];
      }
      yield* moveObjects(work, buried, 'graveyard', {
        why: 'put',
        cites: [cr('608.2c'), cr('701.25a')],
      });
      work.one({ kind: 'libraryOrdered', player: p, top, bottom: [] }, cr('701.25a'));
    }
    return done;
  },
};
