import type { Installed } from '../../../store/state';

/** A window that stays open asks for a new version no more often. */
const HOUR = 3_600_000;

/** What is needed of the browser. */
export interface Browser {
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>;
  /** Calls whenever the window is looked at again. */
  readonly onShown: (call: () => void) => void;
  readonly now: () => number;
}

/**
 * Registers the service worker, and tells how far it has come with keeping the app, and when a newer
 * version waits. It never takes over by itself; another window may have let it.
 */
export async function followVersions(
  { container, onShown, now }: Browser,
  tell: (change: Partial<Installed>) => void,
): Promise<void> {
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (controlled) tell({ newer: 'elsewhere' });
    controlled = true;
  });
  tell({ offline: 'coming' });
  try {
    const registration = await container.register('./worker.js', {
      scope: './',
      updateViaCache: 'none',
    });
    follow(registration, tell);
    let asked = now();
    onShown(() => {
      if (now() - asked < HOUR) return;
      asked = now();
      registration.update().catch(() => undefined);
    });
  } catch {
    tell({ offline: 'failed' });
  }
}

function follow(
  registration: ServiceWorkerRegistration,
  tell: (change: Partial<Installed>) => void,
) {
  const look = () => {
    if (registration.active === null) return;
    tell({ offline: 'ready', ...(registration.waiting !== null && { newer: 'waits' }) });
  };
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant' && registration.active === null) tell({ offline: 'failed' });
      else look();
    });
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  look();
}
