import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atOnce, inSlices } from './rest';

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

it('can be done in one go', () => {
  expect(atOnce(work(3))).toBe(3);
});
