import type { CardView, Id, PlayerView, TableView, ZoneKind } from '../views';

/** A card among these or attached to one of them. */
function cardAmong(cards: readonly CardView[], id: Id): CardView | undefined {
  for (const card of cards) {
    const found = card.id === id ? card : card.attached && cardAmong(card.attached, id);
    if (found) return found;
  }
  return undefined;
}

/** A card with where it lies. */
export interface Place {
  readonly card: CardView;
  readonly zone: ZoneKind | 'battlefield' | 'stack';
}

/** Where the card of an id lies. */
export function placeOf(view: TableView, id: Id): Place | undefined {
  const has = (cards: readonly CardView[]) => cardAmong(cards, id);
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
