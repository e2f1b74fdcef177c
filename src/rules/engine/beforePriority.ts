import { cr } from '../citations';
import type { Doing, Work } from '../happening/work';
import type { PlayerId } from '../kernel/ids';
import type { Frame, State } from '../kernel/state';
import { stateBasedActions } from '../state-based/check';
import { putTriggers } from '../triggers/put';
import { become, pop } from './agenda';

/**
 * One unit of work of what comes before a player gets priority: one check of state-based actions, or,
 * where it finds nothing, the waiting triggers put on the stack; again until there is neither (117.5,
 * 704.3). In the cleanup step nobody gets priority unless there was something of it (514.3a).
 */
export function* beforePriority(
  work: Work,
  frame: Extract<Frame, { frame: 'beforePriority' }>,
): Doing<void> {
  const acted = (yield* stateBasedActions(work)) || (yield* waitingTriggers(work));
  if (acted) {
    if (frame.cleanup === true) {
      work.tell('turnBased', [cr('514.3a')], []);
      work.set({ turn: { ...work.state.turn, cleanupAgain: true } });
      become(work, { frame: 'beforePriority', player: frame.player });
    }
    return;
  }
  if (frame.cleanup === true) {
    pop(work);
    return;
  }
  become(work, {
    frame: 'priority',
    player: stillIn(work.state, frame.player),
    passed: frame.passed ?? 0,
  });
}

function* waitingTriggers(work: Work): Doing<boolean> {
  if (work.state.waiting.length === 0) return false;
  yield* putTriggers(work);
  return true;
}

/** That player, or the next in turn order who has not left the game (800.4j). */
function stillIn(state: State, player: PlayerId): PlayerId {
  const order = [...state.players.slice(player), ...state.players.slice(0, player)];
  return order.find((p) => !p.lost)?.id ?? player;
}
