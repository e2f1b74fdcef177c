import type { App } from '../../actions/app';
import { openLink } from '../../store/opening';
import { leave, openWork } from '../../store/works';

const WORK = /^#work=([a-z0-9]{1,40})$/;

/**
 * Keeps the address and the work together: the address names the saved work, so that reloading and going
 * back find it again. A share link is opened and then gives way to the work that it became.
 */
export async function followAddress(app: App): Promise<void> {
  const { store } = app;
  await openAddress(app);
  write(store.getState().work?.id, true);
  store.subscribe(({ work }, before) => {
    if (work?.id !== before.work?.id) write(work?.id, false);
  });
  addEventListener('hashchange', () => void openAddress(app));
}

async function openAddress(app: App): Promise<void> {
  const { hash } = location;
  const { store } = app;
  if (/^#(.*&)?s=/.test(hash)) {
    await openLink(store, hash);
    write(store.getState().work?.id, true);
    return;
  }
  const id = WORK.exec(hash)?.[1];
  const now = store.getState().work?.id;
  if (id === now) return;
  if (id === undefined) {
    leave(store);
    return;
  }
  await openWork(store, app.shelf, id, app.own.get(id));
}

function write(work: string | undefined, replace: boolean): void {
  const hash = work === undefined ? '' : `#work=${work}`;
  if (location.hash === hash) return;
  const address = hash === '' ? location.pathname + location.search : hash;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
}
