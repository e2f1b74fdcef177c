import type { Span } from '../abilities/ability';
import type { Amount, Players, Predicate } from '../abilities/references';
import { cr } from '../citations';
import { amountOf, matches } from '../evaluate/match';
import { askObjects, objectsIn } from '../happening/ask';
import { player as playerIn } from '../happening/records';
import type { Doing, Work } from '../happening/work';
import { shuffled } from '../kernel/chance';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { playersFor } from '../resolving/found';
import { moveObjects } from '../zones/move';
import { done, type Execution } from './execution';

/** Discards cards (701.9): by the player's choice, at random, or all. */
export interface Discard {
  readonly kind: 'discard';
  readonly player: Players;
  readonly count: Amount | 'hand';
  readonly random?: boolean;
  readonly where?: readonly Predicate[];
  readonly span?: Span;
}

/** The cards that the players discard: chosen in turn order, discarded at once (101.4, 701.9b). */
export function* discarded(work: Work, scope: Scope, node: Discard): Doing<readonly ObjectId[]> {
  const all: ObjectId[] = [];
  for (const player of playersFor(work, scope, node.player)) {
    all.push(...(yield* discardedBy(work, scope, node, player)));
  }
  return all;
}

function* discardedBy(
  work: Work,
  scope: Scope,
  { count, random, where }: Discard,
  player: PlayerId,
): Doing<readonly ObjectId[]> {
  const { hand } = playerIn(work.state, player);
  const options = hand.filter((id) => where === undefined || matches(work.view, scope, where, id));
  if (count === 'hand') return options;
  const cards = Math.max(0, amountOf(work.view, scope, count));
  if (random === true) {
    const [order, chance] = shuffled(options, work.state.chance);
    work.set({ chance });
    return order.slice(0, cards);
  }
  const choice = yield* askObjects(work, {
    player,
    options: options.map((object) => ({ object })),
    min: cards,
    max: cards,
    purpose: 'discard',
    cites: [cr('701.9b')],
    kind: 'discard',
  });
  return objectsIn(choice);
}

/** Discards them: all at once, each its owner's card. */
export function* discardTogether(work: Work, ids: readonly ObjectId[]): Doing<void> {
  yield* moveObjects(work, ids, 'graveyard', {
    why: 'discard',
    cites: [cr('608.2c'), cr('701.9a')],
  });
}

export const discard: Execution<'discard'> = {
  cites: [cr('608.2c'), cr('701.9a')],
  *execute({ work, scope }, node) {
    yield* discardTogether(work, yield* discarded(work, scope, node));
    return done;
  },
};
