import { describe, expect, it } from 'vitest';
import { FRESH_SESSION, type Installed } from '../../../store/state';
import { followVersions } from './follow';

/** A worker as the browser has it. */
class Worker extends EventTarget {
  state = 'installing';
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  updates = 0;
  update = async () => {
    this.updates += 1;
  };
  /** A worker is found and begins to fetch. */
  find(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
  /** What is fetched waits, or becomes active where nothing is there before it. */
  fetched(worker: Worker) {
    this.installing = null;
    if (this.active === null) this.active = worker;
    else this.waiting = worker;
    worker.become(this.active === worker ? 'activating' : 'installed');
  }
}

class Container extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  refuses = false;
  register = async () => {
    if (this.refuses) throw new TypeError('no');
    return this.registration;
  };
  changeTo(worker: Worker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

/** A window in such a browser, with what it was told and its clock. */
async function windowIn(container: Container) {
  const window = { ...FRESH_SESSION.installed, time: 0, show: () => {} };
  await followVersions(
    {
      container: container as unknown as ServiceWorkerContainer,
      onShown: (call) => {
        window.show = call;
      },
      now: () => window.time,
    },
    (change: Partial<Installed>) => Object.assign(window, change),
  );
  return window;
}

/** A browser that has kept the app before. */
function kept(): Container {
  const container = new Container();
  container.registration.fetched(container.registration.find());
  container.controller = container.registration.active;
  return container;
}

describe('on the first visit', () => {
  it('the app works offline once all of it is fetched, and nothing newer is told', async () => {
    const container = new Container();
    const worker = container.registration.find();
    const window = await windowIn(container);
    expect(window.offline).toBe('coming');
    container.registration.fetched(worker);
    container.changeTo(worker);
    expect(window).toMatchObject({ offline: 'ready', newer: 'none' });
  });

  it('what cannot be fetched whole is told', async () => {
    const container = new Container();
    const worker = container.registration.find();
    const window = await windowIn(container);
    container.registration.installing = null;
    worker.become('redundant');
    expect(window.offline).toBe('failed');
  });

  it('a browser that refuses is told', async () => {
    const container = new Container();
    container.refuses = true;
    expect((await windowIn(container)).offline).toBe('failed');
  });
});

describe('a newer version', () => {
  it('that waits already is told at once', async () => {
    const container = kept();
    container.registration.fetched(container.registration.find());
    expect(await windowIn(container)).toMatchObject({ offline: 'ready', newer: 'waits' });
  });

  it('is told when it is fetched, and not before', async () => {
    const container = kept();
    const window = await windowIn(container);
    const worker = container.registration.find();
    expect(window.newer).toBe('none');
    container.registration.fetched(worker);
    expect(window.newer).toBe('waits');
  });

  it('that cannot be fetched leaves the old one in place', async () => {
    const container = kept();
    const window = await windowIn(container);
    container.registration.find().become('redundant');
    expect(window).toMatchObject({ offline: 'ready', newer: 'none' });
  });

  it('to which another window changed is told in this one, also a second time', async () => {
    const container = kept();
    const window = await windowIn(container);
    container.changeTo(new Worker());
    expect(window.newer).toBe('elsewhere');
    container.registration.fetched(container.registration.find());
    expect(window.newer).toBe('waits');
  });
});

it('a window that is looked at again asks for a newer version, once an hour', async () => {
  const container = kept();
  const window = await windowIn(container);
  const asked: number[] = [];
  for (const minutes of [10, 61, 70, 130]) {
    window.time = minutes * 60_000;
    window.show();
    asked.push(container.registration.updates);
  }
  expect(asked).toEqual([0, 1, 1, 2]);
});
