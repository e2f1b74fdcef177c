import type { State } from '../kernel/state';
import { someoneIsLeaving } from '../players/leave';

/**
 * What comes before all that is still to be done, even in the middle of a resolution: a game that was
 * won is over (104.1), a player who has lost leaves it (104.5).
 */
export function interrupted(state: State): State {
  const next = state.agenda.at(-1)?.frame;
  if (state.winner !== null) {
    return next === 'over' ? state : { ...state, agenda: [{ frame: 'over' }] };
  }
  return someoneIsLeaving(state) && next !== 'leave'
    ? { ...state, agenda: [...state.agenda, { frame: 'leave' }] }
    : state;
}
