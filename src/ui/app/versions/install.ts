import { setInstalled } from '../../../store/installed';
import type { Store } from '../../../store/state';

/** What Chromium hands over where the app may be installed. No standard: other browsers have a menu for it. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;

/** Keeps the browser's offer to install the app until somebody asks for it, instead of a bar of the browser's. */
export function watchInstalling(store: Store): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    setInstalled(store, { installable: true });
  });
  addEventListener('appinstalled', () => {
    offer = undefined;
    setInstalled(store, { installable: false });
  });
}

/** Asks whether the app is to be installed. An offer may be used as often as the answer is no. */
export function install(): void {
  void offer?.prompt().catch(() => undefined);
}
