import { tokensMadeBy } from '../cards/tokens/made';
import type { GameObject, PlayerId, Step } from '../rules';
import type { SetPlayerEdit } from '../scenario/format';
import { change } from '../store/moving';
import type { Store } from '../store/state';
import { playerName } from './hand/on';

/** Sets a player's numbers by hand. */
export function setPlayer(
  store: Store,
  id: PlayerId,
  set: Omit<SetPlayerEdit, 'edit' | 'player'>,
): boolean {
  const player = playerName(store, id);
  return player !== undefined && change(store, { edit: 'set', player, ...set });
}

/** Goes to a step of a player's turn by hand, with no rule asked on the way. */
export function goToStep(store: Store, id: PlayerId, step: Step): boolean {
  const active = playerName(store, id);
  return active !== undefined && change(store, { edit: 'step', step, active });
}

/** The tokens that an object's text makes as it describes them. */
export const relatedTokens = ({ printed }: GameObject) => tokensMadeBy(printed.abilities);
