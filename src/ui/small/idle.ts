import { startTransition } from 'react';

/** Most of the time that a bit of work may take at once, where the browser does not say how much there is. */
const BIT = 5;

/**
 * Does work bit by bit when the browser has nothing else to do.
 * @param done hears what came of it; what it sets is drawn when there is time, too
 * @returns gives it up
 */
export function whenIdle<T>(work: Generator<void, T, void>, done: (result: T) => void): () => void {
  const { requestIdleCallback: idle, cancelIdleCallback: cancel } = globalThis;
  const ask = (bit: (left: () => number) => void): number =>
    typeof idle === 'function'
      ? idle((deadline) => bit(() => deadline.timeRemaining()), { timeout: 500 })
      : Number(
          setTimeout(() => {
            const start = performance.now();
            bit(() => start + BIT - performance.now());
          }, BIT),
        );
  const go = (left: () => number) => {
    do {
      const bit = work.next();
      if (bit.done) {
        startTransition(() => done(bit.value));
        return;
      }
    } while (left() > 0);
    asked = ask(go);
  };
  let asked = ask(go);
  return () => (typeof cancel === 'function' ? cancel(asked) : clearTimeout(asked));
}

/** When the browser has drawn what it had to, and nothing else to do; soon in any case. */
export const whenTime = (): Promise<void> =>
  new Promise((resolve) => {
    const { requestIdleCallback: idle } = globalThis;
    if (typeof idle === 'function') idle(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, BIT);
  });
