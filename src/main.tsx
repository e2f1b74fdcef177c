import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import type { App as AppWorld } from './actions/app';
import { keep } from './store/keeping/keeper';
import { openShelf, type Shelf } from './store/keeping/shelf';
import { type AppState, FRESH_SESSION, inSession } from './store/state';
import { App } from './ui/app/App';
import { followAddress } from './ui/app/address';
import { browserPorts } from './ui/app/ports';
import { rest } from './ui/app/rest';
import { placeWords } from './ui/app/views/place';
import './ui/look/index.css';
import './ui/app/app.css';
import './ui/look/preferences';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
let shelf: Shelf | undefined;
let saveNow = (): unknown => undefined;
let settled = (): Promise<unknown> => Promise.resolve();
const app: AppWorld = {
  store,
  shelf: () => shelf,
  saveNow: () => {
    saveNow();
  },
  ports: browserPorts(),
  world: { now: () => performance.now(), rest, saved: () => settled() },
};

try {
  shelf = await openShelf();
  ({ now: saveNow, settled } = keep(store, shelf, placeWords, Date.now));
  inSession(store, { works: await shelf.places() });
} catch {
  // In private windows some browsers store nothing: this is said, and the app goes on.
  shelf = undefined;
  inSession(store, { saved: { state: 'refused', why: 'this browser lets nothing be stored' } });
}
await followAddress(app);

createRoot(root).render(
  <StrictMode>
    <App app={app} />
  </StrictMode>,
);
