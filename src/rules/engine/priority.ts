import { activateAbility } from '../activating/activate';
import { playLand } from '../activating/playLand';
import { castSpell } from '../casting/cast';
import { drafted } from '../casting/draft';
import { cr } from '../citations';
import { turnFaceUp } from '../face-down/turnFaceUp';
import { ask } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { PlayerId } from '../kernel/ids';
import type { Answer } from '../kernel/questions';
import { Refusal } from '../kernel/results';
import type { Frame, State } from '../kernel/state';
import { setAside } from '../setting-aside/setAside';
import { become, pop } from './agenda';

type PriorityFrame = Extract<Frame, { frame: 'priority' }>;

/** A player has priority: may act, which brings the same player priority again, or pass it on (117.3). */
export function* priority(work: Work, frame: PriorityFrame): Doing<void> {
  const { player } = frame;
  work.one(
    { kind: 'priorityGiven', player },
    cr('117.3'),
    cr(frame.passed > 0 ? '117.3d' : '117.5'),
  );
  const answer = yield* ask(work, { kind: 'priority', player, cites: [cr('117.1')] });
  if (answer.kind === 'pass') {
    pass(work, frame);
    return;
  }
  if (answer.kind === 'concede') {
    work.one({ kind: 'lost', player, why: 'concede' }, cr('104.3a'));
    become(work, { frame: 'beforePriority', player });
    return;
  }
  yield* act(work, player, answer);
  become(work, { frame: 'beforePriority', player });
}

/** @throws Refusal */
function* act(work: Work, player: PlayerId, answer: Answer): Doing<void> {
  switch (answer.kind) {
    case 'cast':
      return yield* castSpell(work, player, answer.object, null, answer);
    case 'activate':
      return yield* activateAbility(work, player, answer.object, answer.ability);
    case 'playLand':
      return yield* playLand(work, player, answer.object, answer.face ?? 0);
    case 'setAside':
      return yield* drafted(setAside(work, player, answer.object, answer.by));
    case 'turnFaceUp':
      return yield* drafted(turnFaceUp(work, player, answer.object));
    default:
      throw new Refusal([
        {
          code: 'wrongQuestion',
          subjects: [{ player }],
          cites: [cr('117.1')],
          detail: answer.kind,
        },
      ]);
  }
}

/** When all players have passed in succession, the top of the stack resolves or the step ends (117.4). */
function pass(work: Work, frame: PriorityFrame): void {
  const { player } = frame;
  work.one({ kind: 'priorityPassed', player }, cr('117.3d'));
  const passed = frame.passed + 1;
  const { state } = work;
  if (passed < state.players.filter((p) => !p.lost).length) {
    become(work, { frame: 'priority', player: nextPlayer(state, player), passed });
    return;
  }
  const top = state.stack.at(-1);
  if (top === undefined) {
    pop(work);
    return;
  }
  become(work, { frame: 'resolve', object: top });
}

function nextPlayer(state: State, player: PlayerId): PlayerId {
  const order = [...state.players.slice(player + 1), ...state.players.slice(0, player + 1)];
  return order.find((p) => !p.lost)?.id ?? player;
}
