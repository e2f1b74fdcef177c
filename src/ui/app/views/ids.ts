import type { ObjectId, PlayerId, State, Target } from '../../../rules';
import type { Id } from '../../views';

/** Objects and players as the UI names them. */
export const objectKey = (id: ObjectId): Id => `o${id}`;
export const playerKey = (id: PlayerId): Id => `p${id}`;
export const targetKey = (target: Target): Id =>
  'object' in target ? objectKey(target.object) : playerKey(target.player);

/** The object or player that a name of the UI means in a position; nothing where it means none. */
export function targetOf(state: State, key: Id): Target | undefined {
  const number = Number(key.slice(1));
  if (!Number.isSafeInteger(number)) return undefined;
  if (key.startsWith('o')) {
    const object = number as ObjectId;
    return state.objects.has(object) ? { object } : undefined;
  }
  const player = state.players[number];
  return key.startsWith('p') && player !== undefined ? { player: player.id } : undefined;
}

/** The object that a name of the UI means, if it means one. */
export function objectOf(state: State, key: Id): ObjectId | undefined {
  const target = targetOf(state, key);
  return target !== undefined && 'object' in target ? target.object : undefined;
}
