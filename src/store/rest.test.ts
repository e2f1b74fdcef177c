import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inSlices, whileWanted } from './rest';

/** Work of so many bits, each of which takes 25 ms of a clock that stands still otherwise. */
function* work(bits: number): Generator<void, number> {
  for (let bit = 0; bit < bits; bit += 1) {
    vi.advanceTimersByTime(25);
    yield;
  }
  return bits;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets others in between the slices of long work, and comes to the same', async () => {
  const heard: string[] = [];
  const done = inSlices(work(8)).then((bits) => heard.push(`${bits} done`));
  setImmediate(() => heard.push('a key'));
  await done;
  expect(heard).toEqual(['a key', '8 done']);
});

it('does not halt where the work is short', async () => {
  const heard: string[] = [];
  setImmediate(() => heard.push('a key'));
  await inSlices(work(1)).then((bits) => heard.push(`${bits} done`));
  expect(heard).toEqual(['1 done']);
});

it('is given up where it is not wanted any more', async () => {
  let wanted = true;
  setImmediate(() => {
    wanted = false;
  });
  expect(await inSlices(whileWanted(work(8), () => wanted))).toBeUndefined();
  expect(await inSlices(whileWanted(work(8), () => true))).toBe(8);
});
