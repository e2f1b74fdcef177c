import { List } from 'immutable';
import type { Happening } from '../kernel/events';
import type { State } from '../kernel/state';

/** The turn's own course: a new turn, a step that begins or ends (500). */
export function applyTurn(
  state: State,
  h: Extract<Happening, { kind: 'turnBegan' | 'stepBegan' | 'stepEnded' }>,
): State {
  switch (h.kind) {
    case 'turnBegan':
      return {
        ...state,
        turn: {
          number: h.number,
          active: h.player,
          step: 'untap',
          firstStrike: false,
          cleanupAgain: false,
        },
        thisTurn: List(),
        players: state.players.map((p) => (p.landsPlayed === 0 ? p : { ...p, landsPlayed: 0 })),
      };
    case 'stepBegan':
      return { ...state, turn: { ...state.turn, step: h.step } };
    case 'stepEnded':
      return state;
  }
}
