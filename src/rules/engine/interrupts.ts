import type { State } from '../kernel/state';
import { someoneIsLeaving } from '../players/leave';
import { someReturn } from '../resolving/returning';

/**
 * What comes before all that is still to be done, even in the middle of a resolution: a game that was
 * won is over (104.1), a player who has lost leaves it (104.5), what was exiled until something left the
 * battlefield returns when it has left (610.3).
 */
export function interrupted(state: State): State {
  const next = state.agenda.at(-1)?.frame;
  if (state.winner !== null) {
    return next === 'over' ? state : { ...state, agenda: [{ frame: 'over' }] };
  }
  if (someoneIsLeaving(state) && next !== 'leave') return first(state, 'leave');
  return someReturn(state) && next !== 'return' ? first(state, 'return') : state;
}

function first(state: State, frame: 'leave' | 'return'): State {
  return { ...state, agenda: [...state.agenda, { frame }] };
}
