import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef, Players } from '../abilities/references';
import { cr } from '../citations';
import { dealDamage } from '../damage/deal';
import { objectsBy } from '../evaluate/match';
import type { Doing, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { changeLife } from '../players/life';
import { findObject, playersFor } from '../resolving/found';
import { sacrificeTogether } from '../zones/sacrifice';
import { damageOf } from './dealDamage';
import { discarded, discardTogether } from './discard';
import { done, type Execution } from './execution';
import { lifeGains } from './gainLife';
import type { Instruction } from './kinds';
import { lifeLosses } from './loseLife';
import { sacrificed } from './sacrifice';

/** For each player or object, in APNAP order or as listed (101.4); `bind` gathers what was chosen in it. */
export interface ForEach {
  readonly kind: 'forEach';
  readonly of: Players | ObjectRef | Filter;
  readonly do: readonly Instruction[];
  readonly span?: Span;
}

export const forEach: Execution<'forEach'> = {
  cites: [cr('608.2c'), cr('101.4')],
  *execute({ work, scope }, node) {
    const items = itemsOf(work, scope, node.of);
    const scopes = items.map((each): Scope => ({ ...scope, each }));
    const [only, ...more] = node.do;
    if (only !== undefined && more.length === 0 && (yield* atOnce(work, scopes, only))) return done;
    return items.length === 0 ? done : { next: 'each', items, list: node.do, under: 'do' };
  },
};

function itemsOf(work: Work, scope: Scope, of: ForEach['of']): readonly Target[] {
  if ('player' in of) return playersFor(work, scope, of).map((player) => ({ player }));
  return objectsBy(work.view, scope, of).flatMap((id) => {
    const object = findObject(work.state, scope, id);
    return object === undefined ? [] : [{ object }];
  });
}

/**
 * One thing that several players do, or that happens to several objects, happens to all at the same
 * time; choices for it are made in turn order before (101.4, 608.2e).
 * @returns whether it was such an instruction.
 */
function* atOnce(work: Work, scopes: readonly Scope[], node: Instruction): Doing<boolean> {
  switch (node.kind) {
    case 'dealDamage':
      yield* dealDamage(
        work,
        scopes.flatMap((scope) => damageOf(work, scope, node)),
      );
      return true;
    case 'gainLife':
      yield* changeLife(
        work,
        scopes.flatMap((scope) => lifeGains(work, scope, node)),
      );
      return true;
    case 'loseLife':
      yield* changeLife(
        work,
        scopes.flatMap((scope) => lifeLosses(work, scope, node)),
      );
      return true;
    case 'sacrifice': {
      if (node.bind !== undefined) return false;
      const lists = [];
      for (const scope of scopes) lists.push(...(yield* sacrificed(work, scope, node)));
      yield* sacrificeTogether(work, lists);
      return true;
    }
    case 'discard': {
      const cards: ObjectId[] = [];
      for (const scope of scopes) cards.push(...(yield* discarded(work, scope, node)));
      yield* discardTogether(work, cards);
      return true;
    }
    default:
      return false;
  }
}
