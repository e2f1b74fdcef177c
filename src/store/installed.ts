import { type Installed, inSession, type Store } from './state';

/** Notes what became known of the app itself on this machine. */
export function setInstalled(store: Store, change: Partial<Installed>): void {
  const { installed } = store.getState().session;
  inSession(store, { installed: { ...installed, ...change } });
}
