import type { CardView, Id, PlayerView, TableView } from '../views';

const withAttached = (cards: readonly CardView[]): CardView[] =>
  cards.flatMap((card) => [card, ...withAttached(card.attached ?? [])]);

const cardsOfPlayer = (player: PlayerView): CardView[] =>
  withAttached([
    ...[...player.front, ...player.lands, ...player.others].flatMap(({ members }) => members),
    ...player.hand,
    ...player.zones.flatMap(({ cards }) => cards ?? []),
  ]);

/** The card of an id, wherever it is shown. */
export function findCard(view: TableView, id: Id): CardView | undefined {
  for (const player of view.players) {
    const found = cardsOfPlayer(player).find((card) => card.id === id);
    if (found) return found;
  }
  return view.stack.find((item) => item.id === id)?.card;
}

/** Opponents in turn order after the viewer. */
export function seated(view: TableView): { near: PlayerView | undefined; far: PlayerView[] } {
  const at = view.players.findIndex(({ id }) => id === view.viewer);
  const near = view.players[at];
  return { near, far: [...view.players.slice(at + 1), ...view.players.slice(0, Math.max(0, at))] };
}
