import type { Span } from '../abilities/ability';
import type { Amount, Filter, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { amountOf, select } from '../evaluate/match';
import { askObjects, objectsIn } from '../happening/ask';
import { playersFor } from '../resolving/found';
import { done, type Execution } from './execution';

/** Chooses objects on resolution (not targets) and names them (608.2d). */
export interface Choose {
  readonly kind: 'choose';
  readonly player: PlayerRef;
  readonly what: Filter;
  readonly count: readonly [Amount, Amount];
  readonly bind: string;
  readonly span?: Span;
}

export const choose: Execution<'choose'> = {
  cites: [cr('608.2c'), cr('608.2d')],
  *execute({ work, scope, bind }, { player, what, count, bind: name }) {
    const [chooser] = playersFor(work, scope, player);
    const options = select(work.view, scope, what);
    if (chooser === undefined || options.length === 0) {
      work.tell('impossible', [cr('608.2d'), cr('101.3')], []);
      bind(name, { objects: [] });
      return done;
    }
    const choice = yield* askObjects(work, {
      player: chooser,
      options: options.map((object) => ({ object })),
      min: amountOf(work.view, scope, count[0]),
      max: amountOf(work.view, scope, count[1]),
      purpose: name,
      cites: [cr('608.2d')],
    });
    bind(name, { objects: objectsIn(choice) });
    return done;
  },
};
