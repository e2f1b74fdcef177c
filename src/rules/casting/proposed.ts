import type { View } from '../evaluate/view';
import { type CastAs, castAs } from '../faces/castAs';
import { viewOf, viewWith } from '../happening/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';

/**
 * The position as it would be read with a card already on the stack as a spell of that player: to know
 * what applies to it before it is cast (601.3, 601.3b), face down, or with the face or half alone that it is to be
 * cast as (708.4, 709.3a, 712.11c, 715.3a). A spell that is there is read as it is.
 */
export function proposedView(
  state: State,
  player: PlayerId,
  card: ObjectId,
  how: CastAs = {},
): View {
  const object = state.objects.get(card);
  if (object === undefined || object.zone === 'stack') return viewOf(state);
  const spell = {
    ...castAs(object, how),
    zone: 'stack' as const,
    controller: player,
    baseController: player,
    cast: { by: player, from: object.zone },
  };
  return viewWith(state, new Map([[card, spell]]));
}
