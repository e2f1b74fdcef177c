import type { Span } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { player as playerIn } from '../happening/records';
import { playersFor } from '../resolving/found';
import { moveObjects } from '../zones/move';
import { shuffleLibrary } from '../zones/shuffle';
import { done, type Execution } from './execution';

/** Shuffles a library, perhaps with the cards of another zone put into it (701.24). */
export interface Shuffle {
  readonly kind: 'shuffle';
  readonly player: PlayerRef;
  /** "Shuffles their graveyard into their library". */
  readonly zone?: 'graveyard' | 'hand';
  readonly span?: Span;
}

export const shuffle: Execution<'shuffle'> = {
  cites: [cr('608.2c'), cr('701.24a')],
  *execute({ work, scope }, { player, zone }) {
    for (const p of playersFor(work, scope, player)) {
      const into = zone === undefined ? [] : playerIn(work.state, p)[zone];
      yield* moveObjects(work, into, 'library', {
        why: 'put',
        shuffled: true,
        cites: [cr('608.2c'), cr('701.24c')],
      });
      yield* shuffleLibrary(work, p, cr('608.2c'), cr('701.24a'));
    }
    return done;
  },
};
