/** What the service worker obeys. */
const TAKE_OVER = 'take over';

/**
 * Loads the page again. Where a newer version waits, it takes over first, or else the old one would
 * answer again.
 * @param container absent where the browser has no service workers for us
 */
export async function reloadNewest(
  container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined,
  again: () => void,
): Promise<void> {
  const registration = await container?.getRegistration().catch(() => undefined);
  const worker = registration?.waiting;
  if (!worker) return again();
  worker.addEventListener('statechange', () => {
    // Redundant: a still newer one has come in between.
    if (worker.state === 'activated' || worker.state === 'redundant') again();
  });
  worker.postMessage(TAKE_OVER);
}
