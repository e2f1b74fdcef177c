import type { Installed } from '../../../store/state';

/** Whether the app runs without a connection, in a sentence. */
export const OFFLINE_WORDS: Readonly<Record<Installed['offline'], string>> = {
  unknown: 'Not yet known whether it works offline.',
  coming: 'Being kept on this machine, to work offline.',
  ready: 'Works offline: all of it is kept on this machine.',
  failed: 'Does not work offline yet: not all of it could be kept. The next visit tries again.',
  never: 'Cannot work offline here: this browser or this address (no https) does not allow it.',
};

/** How it is installed, in a sentence. */
export function installWords(installable: boolean, standsAlone: boolean): string {
  if (standsAlone) return 'Installed: this is its own window.';
  return installable
    ? 'It can be installed, to have a window and an icon of its own.'
    : 'To install it, choose “Install” or “Add to Home Screen” in the browser’s menu, where there is one.';
}
