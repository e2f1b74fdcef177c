import type { Span } from '../abilities/ability';
import type { Amount, Filter, Players } from '../abilities/references';
import { cr } from '../citations';
import { amountOf, select } from '../evaluate/match';
import { askObjects, askYesNo, objectsIn } from '../happening/ask';
import type { ObjectId } from '../kernel/ids';
import { playersFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Each player chooses in turn order, then all is done at once (101.4): the chosen cards are named for one simultaneous instruction. */
export interface EachChooses {
  readonly kind: 'eachChooses';
  readonly players: Players;
  readonly what: Filter;
  readonly count: readonly [Amount, Amount];
  readonly bind: string;
  readonly optional?: boolean;
  readonly span?: Span;
}

export const eachChooses: Execution<'eachChooses'> = {
  cites: [cr('608.2c'), cr('101.4')],
  *execute({ work, scope, bind }, { players, what, count, bind: name, optional }) {
    const objects: ObjectId[] = [];
    for (const player of playersFor(work, scope, players)) {
      const own = { ...scope, each: { player } };
      const options = select(work.view, own, what);
      const min = amountOf(work.view, own, count[0]);
      if (options.length === 0) {
        work.tell('impossible', [cr('608.2d')], []);
        continue;
      }
      if (optional === true && !(yield* askYesNo(work, player, name, cr('608.2d'), cr('101.4'))))
        continue;
      const choice = yield* askObjects(work, {
        player,
        options: options.map((object) => ({ object })),
        min,
        max: amountOf(work.view, own, count[1]),
        purpose: name,
        cites: [cr('608.2d'), cr('101.4')],
      });
      objects.push(...objectsIn(choice));
    }
    bind(name, { objects });
    return done;
  },
};
