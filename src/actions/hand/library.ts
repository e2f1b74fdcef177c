import type { GameObject, ObjectId, Player, PlayerId, Zone } from '../../rules';
import type { EditEntry } from '../../scenario/format';
import { refOf } from '../../scenario/run/position';
import { change } from '../../store/moving';
import type { Position } from '../../store/position';
import type { Store } from '../../store/state';
import { positionOf } from './on';

/** Where something is put. In a library: how many cards lie above it, or at the bottom. */
export type Destination =
  | { readonly zone: Exclude<Zone, 'library' | 'stack'> }
  | { readonly zone: 'library'; readonly above: number | 'bottom' };

const toTop = (object: string): EditEntry => ({ edit: 'move', object, zone: 'library' });

/**
 * Puts cards into a library with so many cards above them, the first of them topmost. A file can say
 * only "on top": so the cards that are to lie above are put back on top after them.
 */
function intoLibrary(
  library: readonly string[],
  moved: readonly string[],
  above: number | 'bottom',
): readonly EditEntry[] {
  const rest = library.filter((ref) => !moved.includes(ref));
  const over = above === 'bottom' ? rest : rest.slice(0, above);
  return [...over, ...moved].reverse().map(toTop);
}

const libraryRefs = (position: Position, player: Player): readonly string[] =>
  player.library.map((id) => refOf(position, id));

/** Puts objects into a zone of their owners, with no rule asked: one choice. */
export function moveAll(store: Store, ids: readonly ObjectId[], to: Destination): boolean {
  const position = positionOf(store);
  if (position === undefined) return false;
  const { objects, players } = position.game.state;
  const moved = ids.flatMap((id) => objects.get(id) ?? []);
  if (to.zone !== 'library') {
    return change(
      store,
      ...moved.map(
        ({ id }): EditEntry => ({ edit: 'move', object: refOf(position, id), zone: to.zone }),
      ),
    );
  }
  const ofOwner = (owner: PlayerId): readonly GameObject[] =>
    moved.filter((object) => object.owner === owner);
  const edits = players.flatMap((player) => {
    const refs = ofOwner(player.id).map(({ id }) => refOf(position, id));
    return refs.length === 0 ? [] : intoLibrary(libraryRefs(position, player), refs, to.above);
  });
  return change(store, ...edits);
}

/** The cards that come next from a library: those that are known, then unknown ones where it has them. */
export function fromTop(
  store: Store,
  id: PlayerId,
  count: number,
  zone: 'hand' | 'graveyard' | 'exile',
): boolean {
  const position = positionOf(store);
  const player = position?.game.state.players[id];
  if (position === undefined || player === undefined) return false;
  const known = libraryRefs(position, player).slice(0, count);
  const missing = player.libraryUnknown ? count - known.length : 0;
  const edits: readonly EditEntry[] = [
    ...known.map((object): EditEntry => ({ edit: 'move', object, zone })),
    ...(missing > 0
      ? [{ edit: 'place', player: player.name, zone, card: '?', count: missing } as const]
      : []),
  ];
  return change(store, ...edits);
}

/** A number from 0 up to but without `below`; where it comes from is the business of the caller. */
export type Chance = (below: number) => number;

const atRandom: Chance = (below) => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % below;
};

/**
 * Shuffles a library by hand: the order that came out is what is kept, card by card. Cards on top of an
 * unknown library stay known, and nobody could say where they went: nothing is done there.
 */
export function shuffle(store: Store, id: PlayerId, chance: Chance = atRandom): boolean {
  const position = positionOf(store);
  const player = position?.game.state.players[id];
  if (position === undefined || player === undefined || player.libraryUnknown) return false;
  const refs = [...libraryRefs(position, player)];
  const order: string[] = [];
  while (refs.length > 0) order.push(...refs.splice(chance(refs.length), 1));
  return change(store, ...order.map(toTop));
}
