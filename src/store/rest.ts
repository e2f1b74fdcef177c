interface Scheduling {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Lets the browser draw and handle what the user did; not slowed down where the window lies in the background. */
export function rest(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Milliseconds of work between two rests: short enough that a key press is answered at once. */
export const SLICE = 40;

/** Does long work in slices; in between the browser draws and hears. */
export async function inSlices<T>(work: Generator<unknown, T>): Promise<T> {
  let rested = performance.now();
  for (;;) {
    const bit = work.next();
    if (bit.done) return bit.value;
    if (performance.now() - rested < SLICE) continue;
    await rest();
    rested = performance.now();
  }
}

/** The same work, given up where it is not wanted any more. */
export function* whileWanted<T>(
  work: Generator<unknown, T>,
  wanted: () => boolean,
): Generator<void, T | undefined> {
  for (;;) {
    const bit = work.next();
    if (bit.done) return bit.value;
    if (!wanted()) return undefined;
    yield;
  }
}
