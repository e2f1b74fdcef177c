import { reload } from '../reloading';
import type { Action } from './action';

/** The app itself on this machine. */
export const VERSIONS: readonly Action[] = [
  {
    id: 'reload',
    label: 'Reload for the new version',
    group: 'view',
    keys: [],
    when: ({ store }) => store.getState().session.installed.newer !== 'none',
    why: () => 'no newer version is known here',
    run: (app) => void reload(app),
  },
  {
    id: 'install',
    label: 'Install Ruleglass as an app',
    group: 'view',
    keys: [],
    when: ({ store }) => store.getState().session.installed.installable,
    why: () => 'the browser does not offer it here; its own menu may',
    run: ({ ports }) => ports.install(),
  },
];
