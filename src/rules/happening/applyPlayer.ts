import type { Happening } from '../kernel/events';
import type { State } from '../kernel/state';
import type { Mana } from '../mana/types';
import type { Applied } from './apply';
import { bury, exact, player, updatePlayer } from './records';

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
      | 'cast'
      | 'lost'
      | 'left'
      | 'becameMonarch'
      | 'controlTaken'
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
      return updatePlayer(state, h.player, (p) => ({ ...p, life: exact(p.life + h.change) }));
    case 'shuffled':
      return updatePlayer(state, h.player, (p) =>
        p.libraryUnknown ? bury(p, p.library) : { ...p, library: h.order },
      );
    case 'libraryOrdered':
      return updatePlayer(state, h.player, (p) => {
        const moved = new Set([...h.top, ...h.bottom]);
        const rest = p.library.filter((id) => !moved.has(id));
        return p.libraryUnknown
          ? bury({ ...p, library: [...h.top, ...rest] }, h.bottom)
          : { ...p, library: [...h.top, ...rest, ...h.bottom] };
      });
    case 'landPlayed':
      return updatePlayer(state, h.player, (p) => ({ ...p, landsPlayed: p.landsPlayed + 1 }));
    case 'cast': {
      // The commander tax counts casts from the command zone (903.8).
      const card = state.objects.get(h.object)?.card;
      if (h.from !== 'command' || card === undefined) return state;
      return updatePlayer(state, h.player, (p) => ({
        ...p,
        commanderCasts: { ...p.commanderCasts, [card]: (p.commanderCasts[card] ?? 0) + 1 },
      }));
    }
    case 'lost':
      return updatePlayer(state, h.player, (p) => ({ ...p, lost: true }));
    case 'left':
      return updatePlayer(state, h.player, (p) => ({ ...p, left: true }));
    case 'becameMonarch':
      return { ...state, monarch: h.player };
    case 'controlTaken': {
      // A later effect on the same player takes the place of an earlier one (723.1a), but for its extra turn.
      const controls = state.controls ?? [];
      const others = controls.filter((c) => c.player !== h.player);
      const before = controls.find((c) => c.player === h.player)?.extraTurns ?? 0;
      const extraTurns = before + (h.extraTurn === true ? 1 : 0);
      return { ...state, controls: [...others, { player: h.player, by: h.by, extraTurns }] };
    }
    case 'won':
      return { ...state, winner: h.player ?? 'draw' };
  }
}

/** Who draws from an empty library is remembered (704.5b); the card itself moves after this. */
export function applyDraw(state: State, h: Extract<Happening, { kind: 'draw' }>): Applied {
  const { library, libraryUnknown } = player(state, h.player);
  if (library.length > 0 || libraryUnknown) return { state, happening: h };
  const next = updatePlayer(state, h.player, (p) => ({ ...p, drewFromEmpty: true }));
  return { state: next, happening: { ...h, failed: true } };
}

function without(pool: readonly Mana[], spent: readonly Mana[]): readonly Mana[] {
  const rest = [...pool];
  for (const mana of spent) {
    const at = rest.indexOf(mana);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
