import { precacheAndRoute } from 'workbox-precaching';

/** The service worker: keeps the whole app on this machine, and answers from there. */
declare const self: ServiceWorkerGlobalScope & {
  /** Every file of the build, written in by `scripts/offline.mjs`. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

// What stands behind "?" means nothing to files, and the page itself reads only what follows "#".
precacheAndRoute([...self.__WB_MANIFEST], { ignoreURLParametersMatching: [/./] });

self.addEventListener('activate', (event) => {
  // The page that brought the worker needs it, too, for what it has not loaded yet.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  // Never by itself: a window may be in the middle of something. See `ui/app/versions/takeOver`.
  if (data === 'take over') void self.skipWaiting();
});
