import { toQuestion } from '../happening/halts';
import type { Doing } from '../happening/work';

/**
 * Marks every question that comes up in the middle of casting or activating as part of the draft, so that
 * `cancel` goes back to before it (601.2, 733.1).
 */
export function* drafted<T>(doing: Doing<T>): Doing<T> {
  let step = yield* toQuestion(doing);
  while (step.done !== true) {
    const question = step.value;
    const answer = yield question.draft === undefined
      ? { ...question, draft: 'costChoice' }
      : question;
    step = yield* toQuestion(doing, answer);
  }
  return step.value;
}
