import { expect, it } from 'vitest';
import { reloadNewest } from './takeOver';

/** A worker that waits, and takes over when it is told so. */
class Waiting extends EventTarget {
  state = 'installed';
  readonly heard: unknown[] = [];
  constructor(readonly end: 'activated' | 'redundant') {
    super();
  }
  postMessage(words: unknown) {
    this.heard.push(words);
    for (const state of ['activating', this.end]) {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
  }
}

const containerWith = (waiting: Waiting | null) => ({
  getRegistration: async () => ({ waiting }) as unknown as ServiceWorkerRegistration,
});

it.each(['activated', 'redundant'] as const)(
  'the worker that waits is told to take over; when it is %s the page is loaded again, once',
  async (end) => {
    const worker = new Waiting(end);
    const states: string[] = [];
    await reloadNewest(containerWith(worker), () => states.push(worker.state));
    expect(worker.heard).toEqual(['take over']);
    expect(states).toEqual([end]);
  },
);

it.each([
  ['no worker waits', containerWith(null)],
  ['there are no service workers', undefined],
  ['the browser refuses to say', { getRegistration: () => Promise.reject(new Error('no')) }],
])('where %s, the page is loaded again at once', async (_case, container) => {
  let loads = 0;
  await reloadNewest(container, () => {
    loads += 1;
  });
  expect(loads).toBe(1);
});
