import { updatePlayer } from '../happening/records';
import type { PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { poolOf } from '../setup/pool';
import type { PlayerChange } from './change';
import { positive } from './objects';

/** Sets what a player has. */
export function setPlayer(state: State, player: PlayerId, set: PlayerChange): State {
  const { life, manaPool, counters, commanders, landsPlayed, commanderDamage } = set;
  return updatePlayer(state, player, (p) => ({
    ...p,
    ...(life === undefined ? {} : { life }),
    ...(manaPool === undefined ? {} : { pool: poolOf(manaPool) }),
    ...(counters === undefined ? {} : { counters: positive(counters) }),
    ...(commanders === undefined ? {} : { commanders }),
    ...(landsPlayed === undefined ? {} : { landsPlayed }),
    ...(commanderDamage === undefined
      ? {}
      : {
          commanderDamage: Object.fromEntries(
            commanderDamage.map(({ card, amount }) => [card, amount]),
          ),
        }),
  }));
}

/** Adds mana to a pool by hand. */
export function addMana(state: State, player: PlayerId, mana: string): State {
  return updatePlayer(state, player, (p) => ({ ...p, pool: [...p.pool, ...poolOf(mana)] }));
}
