import type { View } from '../evaluate/view';
import type { CastFaceDown } from '../face-down/ways';
import { viewOf, viewWith } from '../happening/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';

/**
 * The position as it would be read with a card already on the stack as a spell of that player: to know
 * what applies to it before it is cast (601.3, 601.3b), turned face down first where it is to be cast so
 * (708.4). A spell that is there is read as it is.
 */
export function proposedView(
  state: State,
  player: PlayerId,
  card: ObjectId,
  faceDown: CastFaceDown | null = null,
): View {
  const object = state.objects.get(card);
  if (object === undefined || object.zone === 'stack') return viewOf(state);
  const spell = {
    ...object,
    zone: 'stack' as const,
    controller: player,
    baseController: player,
    faceDown,
    cast: { by: player, from: object.zone },
  };
  return viewWith(state, new Map([[card, spell]]));
}
