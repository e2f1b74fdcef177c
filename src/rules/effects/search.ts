import type { Span } from '../abilities/ability';
import type { Amount, PlayerRef, Predicate } from '../abilities/references';
import { cr } from '../citations';
import { amountOf, matches } from '../evaluate/match';
import { askObjects, objectsIn } from '../happening/ask';
import { player as playerIn } from '../happening/records';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { playersFor } from '../resolving/found';
import { topOfLibrary } from '../zones/library';
import { done, type Execution } from './execution';

/** Searches a library for cards (701.23) and names those found; finding none is allowed where a quality is asked (701.23b). */
export interface Search {
  readonly kind: 'search';
  readonly player: PlayerRef;
  readonly where: readonly Predicate[];
  readonly count: readonly [Amount, Amount];
  readonly bind: string;
  /** No two of the cards found have the same name (201.2). */
  readonly differentNames?: true;
  readonly span?: Span;
}

export const search: Execution<'search'> = {
  cites: [cr('608.2c'), cr('701.23a')],
  *execute({ work, scope, bind }, node) {
    const objects: ObjectId[] = [];
    for (const player of playersFor(work, scope, node.player)) {
      const found = yield* find(work, scope, node, player);
      objects.push(...found);
      work.one(
        { kind: 'revealed', player, objects: found, look: true },
        cr('608.2c'),
        cr('701.23a'),
      );
    }
    bind(node.bind, { objects });
    return done;
  },
};

/**
 * What a player finds in their library: nobody has to find a card with a stated quality (701.23b), but
 * simply "a card" must be found (701.23d). In a library that nobody knows only unknown cards are found.
 */
function* find(
  work: Work,
  scope: Scope,
  node: Search,
  player: PlayerId,
): Doing<readonly ObjectId[]> {
  const min = amountOf(work.view, scope, node.count[0]);
  const max = amountOf(work.view, scope, node.count[1]);
  const anyCard = node.where.length === 0;
  if (anyCard) topOfLibrary(work, player, max, cr('701.23d'));
  const { library, buried } = playerIn(work.state, player);
  const options = [...library, ...(buried ?? [])].filter((id) =>
    matches(work.view, scope, node.where, id),
  );
  if (node.differentNames === true) return yield* findDifferent(work, player, options, max);
  const choice = yield* askObjects(work, {
    player,
    options: options.map((object) => ({ object })),
    min: anyCard ? min : 0,
    max,
    purpose: 'search',
    cites: [cr('701.23a'), anyCard ? cr('701.23d') : cr('701.23b')],
  });
  return objectsIn(choice);
}

/** One card after the other, each with a name that those found before it don't have. */
function* findDifferent(
  work: Work,
  player: PlayerId,
  options: readonly ObjectId[],
  max: number,
): Doing<readonly ObjectId[]> {
  const nameOf = (id: ObjectId) => work.view.characteristics(id)?.name;
  const found: ObjectId[] = [];
  while (found.length < max) {
    const names = new Set(found.map(nameOf));
    const left = options.filter((id) => !names.has(nameOf(id)));
    if (left.length === 0) break;
    const choice = yield* askObjects(work, {
      player,
      options: left.map((object) => ({ object })),
      min: 0,
      max: 1,
      purpose: 'search',
      cites: [cr('701.23a'), cr('701.23b'), cr('201.2')],
    });
    const [next] = objectsIn(choice);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}
