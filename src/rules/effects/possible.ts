import { amountOf, objectsBy, select } from '../evaluate/match';
import { playersOf } from '../evaluate/references';
import type { Work } from '../happening/work';
import type { Scope } from '../kernel/scope';
import { findObject } from '../resolving/found';
import { canSacrifice } from '../zones/sacrifice';
import type { Instruction } from './kinds';

/**
 * Whether what a player may do can be done: it starts with a choice, a sacrifice, a discard or a move for
 * which there is something (608.2d). Searching and drawing are always possible (701.23g, 121.3).
 */
export function isPossible(work: Work, scope: Scope, list: readonly Instruction[]): boolean {
  const [first] = list;
  if (first === undefined) return false;
  const { view, state } = work;
  switch (first.kind) {
    case 'choose':
      return (
        select(view, scope, first.what).length >= Math.max(1, amountOf(view, scope, first.count[0]))
      );
    case 'sacrifice': {
      const { what, count } = first;
      if ('ref' in what) return true;
      const needed = count === undefined ? 1 : amountOf(view, scope, count);
      return playersOf(view, scope, first.player).some(
        (player) =>
          select(view, scope, what).filter((id) => canSacrifice(state, player, id)).length >=
          needed,
      );
    }
    case 'discard': {
      const { count } = first;
      const needed = count === 'hand' ? 0 : amountOf(view, scope, count);
      return playersOf(view, scope, first.player).some(
        (player) => (state.players[player]?.hand.length ?? 0) >= needed,
      );
    }
    case 'removeCounters': {
      const { from, counter, count } = first;
      const needed = count === 'all' ? 1 : amountOf(view, scope, count);
      return objectsBy(view, scope, from).some(
        (id) => (state.objects.get(id)?.counters[counter] ?? 0) >= needed,
      );
    }
    case 'exile':
    case 'move':
      return objectsBy(view, scope, first.what).some(
        (id) => findObject(state, scope, id) !== undefined,
      );
    default:
      return true;
  }
}
