import type { PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';
import type { AsThough } from '../mana/match';
import { playerRulesFor } from '../restrictions/rules';

/** As what the player may spend mana: by what lets them cast this, or by an effect on all that they pay (609.4b). */
export function spendingAs(state: State, player: PlayerId, own: AsThough): AsThough {
  if (own === 'anyColor') return own;
  return playerRulesFor(state, 'spendAsAnyColor', player).length > 0 ? 'anyColor' : own;
}
