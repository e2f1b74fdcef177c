import { cr } from '../citations';
import { askObjects, objectsIn } from '../happening/ask';
import type { Doing, Proposal, Work } from '../happening/work';
import { playerRulesFor } from '../restrictions/rules';
import { discardCards } from '../zones/discard';
import { endsOf } from './durations';

/** How many cards a player may keep in hand (402.2). */
const MAXIMUM_HAND_SIZE = 7;

/** The active player discards down to the maximum hand size (514.1, 402.2). */
export function* discardToHandSize(work: Work): Doing<void> {
  const player = work.state.turn.active;
  const { hand = [], lost = true } = work.state.players[player] ?? {};
  const over = hand.length - MAXIMUM_HAND_SIZE;
  if (lost || over <= 0) return;
  if (playerRulesFor(work.state, 'noMaximumHandSize', player).length > 0) return;
  const chosen = yield* askObjects(work, {
    kind: 'discard',
    player,
    options: hand.map((object) => ({ object })),
    min: over,
    max: over,
    purpose: 'handSize',
    cites: [cr('514.1')],
  });
  work.tell('turnBased', [cr('514.1')], objectsIn(chosen));
  yield* discardCards(work, player, objectsIn(chosen));
}

/** At once: damage is removed from permanents, and effects that last until the end of the turn end (514.2). */
export function wearOff(work: Work): undefined {
  const { state } = work;
  const objects = state.battlefield.list().filter((id) => {
    const object = state.objects.get(id);
    return object !== undefined && (object.damage > 0 || object.deathtouched || object.shields > 0);
  });
  const damage: readonly Proposal[] =
    objects.length === 0
      ? []
      : [{ happening: { kind: 'damageWoreOff', objects }, cites: [cr('514.2')] }];
  work.emit([...damage, ...endsOf(state, 'endOfTurn', cr('514.2'))]);
}
