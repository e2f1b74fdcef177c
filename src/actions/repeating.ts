import { asSentence, namesOf, questionText } from '../explain';
import { checkText } from '../explain/events';
import { type Answer, answer, answerAgain, type Game } from '../rules';
import type { Given } from '../store/position';
import { type Course, follow } from '../store/running';
import { inSession } from '../store/state';
import { here, type StepId, type Tree, wayTo } from '../store/tree';
import type { App } from './app';
import { timesWord } from './times';

/** Times that a stretch may be repeated in one go: each of them is played, and every step is kept. */
export const MOST_TIMES = 1_000;

/** All that was answered since a step, or why that can't be repeated. */
export type Stretch =
  | { readonly ok: true; readonly answers: readonly Given[] }
  | { readonly ok: false; readonly why: string };

/** What was answered between a step and the present one (732.2a). */
export function stretchSince(tree: Tree, from: StepId): Stretch {
  const way = wayTo(tree, tree.cursor).toArray();
  const at = way.findIndex(({ id }) => id === from);
  const steps = at < 0 ? [] : way.slice(at + 1);
  if (steps.length === 0) return { ok: false, why: 'Nothing was done since that step.' };
  const { game } = here(tree).position;
  const start = way[at]?.position.game;
  if (game.question.kind !== 'priority' || start?.question.kind !== 'priority') {
    return { ok: false, why: 'It begins and ends where a player has priority (732.2a).' };
  }
  if (steps.some(({ given }) => given === undefined || given.length === 0)) {
    return { ok: false, why: 'Something was set by hand on the way, which is not repeated.' };
  }
  return { ok: true, answers: steps.flatMap(({ given }) => given ?? []) };
}

/**
 * The answers of one more round, tried out beforehand with the objects that now take the part of those
 * named before; or why the round can't be played to its end.
 */
function roundFrom(start: Game, stretch: readonly Given[]): readonly Answer[] | string {
  const answers: Answer[] = [];
  let game = start;
  let before = start;
  for (const { question, answer: given, state } of stretch) {
    const asked = game.question;
    const isAsked = asked.kind === question.kind;
    // A choice of which only one is left is made without asking, in the answer before.
    const madeBefore = !isAsked && question.kind !== 'priority' && question.kind !== 'payMana';
    const again = answerAgain(state, given, (madeBefore ? before : game).state);
    if (madeBefore && again !== undefined) continue;
    if (again === undefined || !isAsked) {
      const now = questionText(asked, namesOf(game.state));
      return asSentence(`Nothing takes the part of what was chosen before; what is asked: ${now}`);
    }
    const result = answer(game, again);
    if (result.result === 'refused') {
      return result.checks.map((check) => checkText(check, namesOf(game.state))).join(' ');
    }
    if (result.result === 'unsupported') return result.what;
    if (result.result === 'undecided') return result.why;
    answers.push(again);
    before = game;
    game = result.game;
  }
  if (game.question.kind !== 'priority') return 'It would not end where a player has priority.';
  return answers;
}

/**
 * Does what was done since a step again, so many times: the shortcut of 732.2. Each answer is played by the
 * rules and kept as a step of its own; a round that can't be played to its end is not begun.
 * @returns when it has ended
 */
export async function repeatSince(app: App, from: StepId, times: number): Promise<void> {
  const { work } = app.store.getState();
  const stretch = work === null ? undefined : stretchSince(work.tree, from);
  if (stretch?.ok !== true) return;
  const most = Math.min(times, MOST_TIMES);
  let rounds = 0;
  let coming: readonly Answer[] = [];
  let refusal: string | undefined;
  const course: Course = {
    words: 'What was done is repeated',
    progress: () => `${rounds} of ${most} times`,
    next: ({ game }) => {
      if (coming.length === 0) {
        if (rounds === most) return undefined;
        const round = roundFrom(game, stretch.answers);
        if (typeof round === 'string') {
          refusal = round;
          return undefined;
        }
        coming = round;
        rounds += 1;
      }
      const [given, ...rest] = coming;
      coming = rest;
      return given;
    },
    ended: () => {
      if (refusal !== undefined) return `Repeated ${rounds} of ${most} times. ${refusal}`;
      return rounds === most && coming.length === 0
        ? `Repeated ${timesWord(most)} (732.2a).`
        : `Stopped in round ${rounds} of ${most}.`;
    },
  };
  const count = await follow(app.store, course, app.world);
  const { work: after } = app.store.getState();
  if (count > 0 || refusal === undefined || after === null) return;
  inSession(app.store, {
    ran: { at: after.tree.cursor, words: `It can't be repeated. ${refusal}` },
  });
}
