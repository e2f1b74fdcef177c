import type { Answer, Question } from '../kernel/questions';

/** Said in the middle of long work: here it may rest. Nothing is asked, and it goes on without an answer. */
export const HALT = null;

/** Work that may ask in its middle: it yields a question and goes on with the answer. It may rest, too. */
export type Doing<T> = Generator<Question | typeof HALT, T, Answer>;

/** Work that asks nothing and may rest. */
export type Resting<T> = Generator<typeof HALT, T>;

/** Of many that are dealt with one by one: whether it may rest before the one with this number. */
export const restsBefore = (nth: number): boolean => nth % 64 === 63;

/** Goes on to the next question, or to the end; resting where the work may. */
export function* toQuestion<T>(
  doing: Doing<T>,
  given?: Answer,
): Resting<IteratorResult<Question, T>> {
  let step = given === undefined ? doing.next() : doing.next(given);
  for (;;) {
    if (step.done === true) return step;
    const { value } = step;
    if (value !== HALT) return { done: false, value };
    yield HALT;
    step = doing.next();
  }
}

/** Does work that asks nothing in one go. */
export function atOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
