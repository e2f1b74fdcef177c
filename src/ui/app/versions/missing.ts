import type { App } from '../../../actions/app';
import { reload } from '../../../actions/reloading';
import { notify } from '../../../store/state';
import { isExpected } from '../../small/later';

/**
 * Says when a part of the app cannot be loaded: an old window after the server has got a new version, or
 * no connection. What was to be opened stays closed, and everything else goes on.
 */
export function watchMissing(app: App): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Who asked for it hears of it first, and may have expected it.
    setTimeout(() => {
      if (!isExpected(payload)) tellMissing(app);
    });
  });
}

function tellMissing(app: App): void {
  const reachable = navigator.onLine || navigator.serviceWorker?.controller;
  notify(app.store, {
    words: reachable
      ? 'A part of Ruleglass could not be loaded; a newer version may have taken its place. A reload mends that; every step is saved.'
      : 'A part of Ruleglass could not be loaded, because there is no connection. Try it again when there is one.',
    about: 'version',
    stays: true,
    ...(reachable && { action: { label: 'Reload now', run: () => void reload(app) } }),
    close: 'Later',
  });
}
