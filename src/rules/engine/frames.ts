import { cr } from '../citations';
import type { Doing, Work } from '../happening/work';
import type { Frame } from '../kernel/state';
import { leaveGame } from '../players/leave';
import { followEach, followList } from '../resolving/follow';
import { resolve } from '../resolving/resolve';
import { resolved } from '../resolving/resolved';
import { returnExiled } from '../resolving/returning';
import { courseGoesOn } from '../turn/goesOn';
import { stepBegins, stepEnds } from '../turn/steps';
import { turnBased } from '../turn/turnBased';
import { pop } from './agenda';
import { beforePriority } from './beforePriority';
import { priority } from './priority';

type Handler<F extends Frame['frame']> = (
  work: Work,
  frame: Extract<Frame, { readonly frame: F }>,
) => Doing<void>;

/** How each kind of unfinished work goes on. Every handler must change the agenda or ask. */
export const FRAMES: { readonly [F in Frame['frame']]: Handler<F> } = {
  priority,
  beforePriority,
  courseGoesOn,
  stepBegins,
  stepEnds,
  turnBased,
  resolve,
  resolved,
  text: endText,
  list: followList,
  each: followEach,
  *leave(work) {
    pop(work);
    yield* leaveGame(work);
  },
  *return(work) {
    pop(work);
    yield* returnExiled(work);
  },
  *mandatoryLoop(work) {
    work.one({ kind: 'won', player: null }, cr('104.4b'), cr('732.4'));
    yield* nothing();
  },
  *over(work) {
    yield { kind: 'chooseOption', player: work.state.turn.active, options: [], cites: ['104.1'] };
  },
};

/** The text has been followed to its end: its scope is no longer needed. */
function endText(work: Work): Doing<void> {
  pop(work);
  return nothing();
}

function* nothing(): Doing<void> {
  yield* [];
}
