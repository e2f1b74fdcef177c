import type { PlayerId } from '../../rules';
import type { CardData, EditEntry, Status, Zone } from '../../scenario/format';
import { refOf } from '../../scenario/run/position';
import { changeBringing } from '../../store/moving';
import type { Position } from '../../store/position';
import type { Store } from '../../store/state';
import { positionOf } from './on';

/** Something to place: a card by its name (`?` for an unknown one), a card that the user brings, or a token as it is described. */
export type Thing =
  | { readonly card: string }
  | { readonly brought: CardData }
  | { readonly token: CardData };

export interface Portion {
  readonly thing: Thing;
  readonly count: number;
  /** Elsewhere than the others; it does not stand as they do. */
  readonly zone?: Zone;
}

/** What is placed, where, and how all of it stands. */
export interface Placing {
  readonly portions: readonly Portion[];
  readonly player: PlayerId;
  readonly zone: Zone;
  /** In a library: under all known cards of it. */
  readonly bottom?: boolean;
  readonly status: Status;
}

/** Places cards and tokens by hand: one choice, however many they are. The first lies on top in a library. */
export function placeAll(store: Store, placing: Placing): boolean {
  const position = positionOf(store);
  const player = position?.game.state.players[placing.player];
  if (position === undefined || player === undefined) return false;
  const { zone, status, portions } = placing;
  const inLibrary = zone === 'library';
  const ordered = inLibrary ? [...portions].reverse() : portions;
  const placed = ordered.map(
    ({ thing, count, zone: own }): EditEntry => ({
      edit: 'place',
      player: player.name,
      zone: own ?? zone,
      ...named(thing),
      ...(count > 1 && { count }),
      ...(own === undefined && status),
    }),
  );
  // A file can say only "on top": what is to lie above is put back on top afterwards.
  const above = inLibrary && placing.bottom === true ? [...player.library].reverse() : [];
  const back = above.map(
    (id): EditEntry => ({ edit: 'move', object: refOf(position, id), zone: 'library' }),
  );
  return changeBringing(store, newIn(position, portions), [...placed, ...back]);
}

const named = (thing: Thing): { readonly card: string } | { readonly token: CardData } =>
  'brought' in thing ? { card: thing.brought.name } : thing;

/** The cards among them that this work does not know yet. */
function newIn(position: Position, portions: readonly Portion[]): readonly CardData[] {
  const brought = portions.flatMap(({ thing }) => ('brought' in thing ? [thing.brought] : []));
  return brought.filter(({ name }) => position.cards(name) === undefined);
}

/** Makes tokens by hand. They come now, so they were not there since the turn began (302.6). */
export const makeTokens = (
  store: Store,
  player: PlayerId,
  token: CardData,
  count: number,
): boolean =>
  placeAll(store, {
    portions: [{ thing: { token }, count }],
    player,
    zone: 'battlefield',
    status: { sick: true },
  });
