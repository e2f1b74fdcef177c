import type { App } from '../../../actions/app';
import { reload } from '../../../actions/reloading';
import { setInstalled } from '../../../store/installed';
import { type Installed, notify } from '../../../store/state';
import { loadEverything } from '../../small/later';
import { followVersions } from './follow';

/** What reads and writes files: it comes when it is asked for, as components do. */
const CODE = [
  () => import('../../../scenario/schema'),
  () => import('../../../scenario/link'),
  () => import('../../../store/writing'),
  () => import('../../../store/keeping/regrow'),
];

const WORDS: Readonly<Record<Exclude<Installed['newer'], 'none'>, string>> = {
  waits:
    'A new version of Ruleglass is ready. Every step is saved; what is only half chosen may have to be chosen again.',
  elsewhere:
    'Another window has changed to the new version of Ruleglass. This one goes on with the old one until it is reloaded.',
};

/** Keeps the app on this machine for use without a connection, and tells of newer versions. */
export async function watchVersions(app: App): Promise<void> {
  const { store } = app;
  if (!('serviceWorker' in navigator)) return setInstalled(store, { offline: 'never' });
  const tell = (change: Partial<Installed>) => {
    const { newer } = store.getState().session.installed;
    setInstalled(store, change);
    if (change.newer === undefined || change.newer === 'none' || change.newer === newer) return;
    notify(store, {
      words: WORDS[change.newer],
      about: 'version',
      stays: true,
      action: { label: 'Reload now', run: () => void reload(app) },
      close: 'Later',
    });
    // The old version's parts are gone from this machine once another window changes: hold them now.
    if (change.newer === 'waits') void loadEverything(CODE);
  };
  await followVersions(
    {
      container: navigator.serviceWorker,
      onShown: (call) =>
        document.addEventListener('visibilitychange', () => !document.hidden && call()),
      now: Date.now,
    },
    tell,
  );
}
