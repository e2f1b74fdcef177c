import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import type { App as AppWorld } from './actions/app';
import { type Keeper, keep } from './store/keeping/keeper';
import { ownPlaces } from './store/keeping/own';
import { openShelf } from './store/keeping/shelf';
import { stubbornShelf } from './store/keeping/stubborn';
import { amongWindows } from './store/keeping/windows';
import { loadPlaying } from './store/playing';
import { rest } from './store/rest';
import { type AppState, FRESH_SESSION } from './store/state';
import { App } from './ui/app/App';
import { followAddress } from './ui/app/address';
import { readyToDraw } from './ui/app/drawnStates';
import { browserPorts } from './ui/app/ports';
import { watchInstalling } from './ui/app/versions/install';
import { watchMissing } from './ui/app/versions/missing';
import { loadOpened } from './ui/app/views/opening';
import { placeWords } from './ui/app/views/place';
import { watchSaving } from './ui/app/watchSaving';
import './ui/look/index.css';
import './ui/app/app.css';
import './ui/look/preferences';
import { loadTheRest } from './ui/small/later';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
const shelf = stubbornShelf(openShelf);
const own = ownPlaces(() => sessionStorage);
const windows = amongWindows(store, shelf, () => keeper, new BroadcastChannel('ruleglass'));
const keeper: Keeper = keep(store, shelf, {
  words: placeWords,
  now: Date.now,
  own,
  onAppended: windows.appended,
});
const app: AppWorld = {
  store,
  shelf,
  own,
  windows,
  saveNow: () => void keeper.now(),
  ports: browserPorts(),
  world: { now: () => performance.now(), rest, saved: keeper.settled },
};

watchSaving(app);
watchMissing(app);
watchInstalling(store);
addEventListener('pagehide', windows.leave);
addEventListener('pageshow', ({ persisted }) => persisted && windows.comeBack());
await keeper.list();
await followAddress(app);
await readyToDraw(store);

createRoot(root).render(
  <StrictMode>
    <App app={app} />
  </StrictMode>,
);

// What the first view does not need comes when the browser has nothing else to do.
const idle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 1000));
idle(async () => {
  // First what says that something could not be loaded.
  await import('./ui/dialogs/Toasts').catch(() => undefined);
  await loadPlaying().catch(() => undefined);
  await loadOpened().catch(() => undefined);
  await loadTheRest();
  // The development server changes under a service worker.
  if (!import.meta.env.PROD) return;
  const { watchVersions } = await import('./ui/app/versions/watchVersions');
  await watchVersions(app);
});
