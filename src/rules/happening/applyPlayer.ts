import type { Happening } from '../kernel/events';
import type { State } from '../kernel/state';
import type { Mana } from '../mana/types';
import { updatePlayer } from './records';

type PlayerHappening = Extract<
  Happening,
  {
    kind:
      | 'manaAdded'
      | 'manaSpent'
      | 'manaEmptied'
      | 'life'
      | 'shuffled'
      | 'libraryOrdered'
      | 'landPlayed'
      | 'lost'
      | 'won';
  }
>;

/** Changes of what belongs to a player: life, mana, the order of the library, being in the game. */
export function applyPlayer(state: State, h: PlayerHappening): State {
  switch (h.kind) {
    case 'manaAdded':
      return updatePlayer(state, h.player, (p) => ({ ...p, pool: [...p.pool, ...h.mana] }));
    case 'manaSpent':
    case 'manaEmptied':
      return updatePlayer(state, h.player, (p) => ({ ...p, pool: without(p.pool, h.mana) }));
    case 'life':
      return updatePlayer(state, h.player, (p) => ({ ...p, life: p.life + h.change }));
    case 'shuffled':
      return updatePlayer(state, h.player, (p) => ({ ...p, library: h.order }));
    case 'libraryOrdered':
      return updatePlayer(state, h.player, (p) => {
        const moved = new Set([...h.top, ...h.bottom]);
        const rest = p.library.filter((id) => !moved.has(id));
        return { ...p, library: [...h.top, ...rest, ...h.bottom] };
      });
    case 'landPlayed':
      return updatePlayer(state, h.player, (p) => ({ ...p, landsPlayed: p.landsPlayed + 1 }));
    case 'lost':
      return updatePlayer(state, h.player, (p) => ({ ...p, lost: true }));
    case 'won':
      return { ...state, winner: h.player ?? 'draw' };
  }
}

function without(pool: readonly Mana[], spent: readonly Mana[]): readonly Mana[] {
  const rest = [...pool];
  for (const mana of spent) {
    const at = rest.indexOf(mana);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
