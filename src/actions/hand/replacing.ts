import type { GameObject, ObjectId } from '../../rules';
import type { CardData, EditEntry, Status } from '../../scenario/format';
import { refOf } from '../../scenario/run/position';
import { changeBringing } from '../../store/moving';
import type { Position } from '../../store/position';
import type { Store } from '../../store/state';
import { positionOf } from './on';

/**
 * Puts a card of other words in the place of objects, by hand: it stands as each of them stood, and what was
 * attached to them is attached to it. One choice, however many they are.
 * @param standing how an object stands, as a file says it
 */
export function replaceBy(
  store: Store,
  ids: readonly ObjectId[],
  card: CardData,
  standing: (object: GameObject) => Status,
): boolean {
  const position = positionOf(store);
  if (position === undefined) return false;
  const objects = ids.flatMap((id) => position.game.state.objects.get(id) ?? []);
  const edits = objects.flatMap((object) => replacing(position, object, card, standing(object)));
  const isNew = objects.some(({ kind }) => kind !== 'token') && !position.cards(card.name);
  return changeBringing(store, isNew ? [card] : [], edits);
}

function replacing(
  position: Position,
  object: GameObject,
  card: CardData,
  status: Status,
): readonly EditEntry[] {
  const { state } = position.game;
  const player = state.players[object.owner]?.name;
  if (player === undefined || object.zone === 'stack') return [];
  const old = refOf(position, object.id);
  const ref = freeRef(position, old);
  const thing = object.kind === 'token' ? { token: card } : { card: card.name };
  const attached = state.battlefield.list().filter((id) => {
    const host = state.objects.get(id)?.attachedTo ?? null;
    return host !== null && 'object' in host && host.object === object.id;
  });
  return [
    { edit: 'place', player, zone: object.zone, ref, ...thing, ...status },
    ...attached.map(
      (id): EditEntry => ({ edit: 'set', object: refOf(position, id), attachedTo: ref }),
    ),
    { edit: 'remove', object: old },
  ];
}

/** A ref that nothing has: that of the old one, with a number behind it. */
function freeRef(position: Position, old: string): string {
  for (let n = 2; ; n += 1) {
    const ref = `${old}-${n}`;
    if (position.book.idOf(ref) === undefined) return ref;
  }
}
