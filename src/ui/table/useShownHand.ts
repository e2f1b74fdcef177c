import { useState } from 'react';
import type { Id, PlayerView, TableView } from '../views';

/**
 * Whose hand is seen: of whoever decides now, while they can act from it; a hand that was chosen stays until
 * somebody else is asked.
 */
export function useShownHand(view: TableView): {
  player: PlayerView | undefined;
  /** Who decides in what is seen: the present position, or the one that is looked at. */
  asked: Id;
  show: (player: Id) => void;
} {
  const then = view.asItWas && view.players.find(({ status }) => status?.now);
  const asked = then?.id ?? view.question.player.id;
  const [chosen, setChosen] = useState<{ readonly hand: Id; readonly while: Id }>();
  const shown = chosen?.while === asked ? chosen.hand : asked;
  const player =
    view.players.find(({ id }) => id === shown) ??
    view.players.find(({ id }) => id === view.viewer);
  return { player, asked, show: (hand) => setChosen({ hand, while: asked }) };
}
