import type { Game } from '../engine/game';
import { type Order, orderOf } from './order';
import { isNarrow, rolesIn } from './pointing';
import type { Roles } from './roles';

/** What of a position tells objects apart besides what each is by itself. */
export interface Around {
  readonly order: Order;
  readonly roles: Roles;
}

const arounds = new WeakMap<Game, Around>();

/** Found once for each position. */
export function aroundIn(game: Game): Around {
  const known = arounds.get(game);
  if (known !== undefined) return known;
  const order = orderOf(game.state, isNarrow);
  const around = { order, roles: rolesIn(game, order) };
  arounds.set(game, around);
  return around;
}
