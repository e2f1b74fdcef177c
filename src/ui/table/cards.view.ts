import type { CardView, Id, PlayerView, TableView, ZoneKind } from '../views';

const withAttached = (cards: readonly CardView[]): CardView[] =>
  cards.flatMap((card) => [card, ...withAttached(card.attached ?? [])]);

/** A card with where it lies. */
export interface Place {
  readonly card: CardView;
  readonly zone: ZoneKind | 'battlefield' | 'stack';
}

/** Where the card of an id lies. */
export function placeOf(view: TableView, id: Id): Place | undefined {
  const has = (cards: readonly CardView[]) => withAttached(cards).find((card) => card.id === id);
  for (const player of view.players) {
    for (const { members } of [...player.front, ...player.lands, ...player.others]) {
      const card = has(members);
      if (card) return { card, zone: 'battlefield' };
    }
    const inHand = has(player.hand);
    if (inHand) return { card: inHand, zone: 'hand' };
    for (const { kind, cards } of player.zones) {
      const card = has(cards ?? []);
      if (card) return { card, zone: kind };
    }
  }
  const card = view.stack.find((item) => item.id === id || item.pile?.includes(id))?.card;
  return card && { card, zone: 'stack' };
}

/** The card of an id, wherever it is shown. */
export const findCard = (view: TableView, id: Id): CardView | undefined => placeOf(view, id)?.card;

/** Opponents in turn order after the viewer. */
export function seated(view: TableView): { near: PlayerView | undefined; far: PlayerView[] } {
  const at = view.players.findIndex(({ id }) => id === view.viewer);
  const near = view.players[at];
  return { near, far: [...view.players.slice(at + 1), ...view.players.slice(0, Math.max(0, at))] };
}
