import { filterOf, isSomewhere } from '../numbers';
import { CHOSEN } from '../pending';
import { saysAll } from './kit';

/** Choosing objects, of which later sentences speak. */
export const CHOICE_CLAUSES = [
  saysAll('{player:actor} choose~ {what:one}', ({ player, what }) =>
    player.player === 'all' || player.player === 'opponents' || !isSomewhere(what)
      ? undefined
      : what.head === 'spell' || what.head === 'ability'
        ? undefined
        : [{ kind: 'choose', player, what: filterOf(what), count: [1, 1], bind: CHOSEN }],
  ),
  // Targets are chosen as the spell is cast (601.2c): nothing more happens then.
  saysAll('choose {what:targets}', ({ what }) => [{ kind: 'forEach', of: what, do: [] }]),
];
