import type { Span } from '../abilities/ability';
import type { Filter, ObjectRef, Players } from '../abilities/references';
import { cr } from '../citations';
import { objectsBy } from '../evaluate/match';
import type { Work } from '../happening/work';
import type { Target } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { findObject, playersFor } from '../resolving/found';
import { atOnce } from './atOnce';
import { done, type Execution } from './execution';
import type { Instruction } from './kinds';

/** For each player or object, in APNAP order or as listed (101.4); `bind` gathers what was chosen in it. */
export interface ForEach {
  readonly kind: 'forEach';
  readonly of: Players | ObjectRef | Filter;
  readonly do: readonly Instruction[];
  readonly span?: Span;
}

export const forEach: Execution<'forEach'> = {
  cites: [cr('608.2c'), cr('101.4')],
  *execute(following, node) {
    const { work, scope } = following;
    const items = itemsOf(work, scope, node.of);
    const scopes = items.map((each): Scope => ({ ...scope, each }));
    const [only, ...more] = node.do;
    if (only !== undefined && more.length === 0 && (yield* atOnce(following, scopes, only)))
      return done;
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
