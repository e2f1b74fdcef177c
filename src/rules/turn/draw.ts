import { cr } from '../citations';
import type { Doing, Work } from '../happening/work';
import { drawCards } from '../zones/draw';

/** The active player draws a card (504.1); none does where that player has left the game (800.4j). */
export function* drawForTurn(work: Work): Doing<void> {
  const { active } = work.state.turn;
  if (work.state.players[active]?.lost !== false) return;
  work.tell('turnBased', [cr('504.1')]);
  yield* drawCards(work, active, 1);
}
