import type { Span } from '../abilities/ability';
import type { PlayerRef, Predicate } from '../abilities/references';
import { cr } from '../citations';
import { matches } from '../evaluate/match';
import { player as playerIn } from '../happening/records';
import type { ObjectId } from '../kernel/ids';
import { NotModelled } from '../kernel/results';
import { playersFor } from '../resolving/found';
import { moveObjects } from '../zones/move';
import { done, type Execution } from './execution';

/**
 * Exiles cards from the top of a library, one after the other, until one that fits is exiled: `bind` names
 * that one, `all` all of them.
 */
export interface ExileUntil {
  readonly kind: 'exileUntil';
  readonly player: PlayerRef;
  readonly where: readonly Predicate[];
  readonly bind: string;
  readonly all: string;
  readonly span?: Span;
}

export const exileUntil: Execution<'exileUntil'> = {
  cites: [cr('608.2c'), cr('701.13a')],
  *execute({ work, scope, bind }, { player, where, bind: name, all }) {
    const exiled: ObjectId[] = [];
    const fitting: ObjectId[] = [];
    for (const p of playersFor(work, scope, player)) {
      let left = playerIn(work.state, p).library.length;
      for (; left > 0 && fitting.length === 0; left -= 1) {
        const [top] = playerIn(work.state, p).library;
        if (top === undefined) break;
        const moved = yield* moveObjects(work, [top], 'exile', {
          why: 'exile',
          by: p,
          cites: [cr('608.2c'), cr('701.13a')],
        });
        exiled.push(...moved);
        fitting.push(...moved.filter((id) => matches(work.view, scope, where, id)));
      }
      if (fitting.length === 0 && playerIn(work.state, p).libraryUnknown) {
        throw new NotModelled('Going through a library that nobody knows until a card fits');
      }
    }
    bind(all, { objects: exiled });
    bind(name, { objects: fitting });
    return done;
  },
};
