import type { Ports } from '../../actions/app';
import { BOARD } from '../../actions/keys';
import { nextValue } from '../look/preference';
import { theme } from '../look/preferences';
import { LIFT_EVENT } from '../moves/useMoveInput';
import { membersAt } from '../table/drawnPiles';
import { FILE_INPUT } from './App';
import { install } from './versions/install';
import { reloadNewest } from './versions/takeOver';

/** A file name that no system refuses. */
const safeName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'scenario';

/** What actions need of the browser. */
export function browserPorts(): Ports {
  return {
    pickFile: () => document.getElementById(FILE_INPUT)?.click(),
    download: (name, text) => {
      const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = safeName(name);
      link.click();
      // The browser has taken the file once the click has been handled.
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    },
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },
    canHandOn: typeof navigator.share === 'function',
    handOn: (title, url) => {
      // Who changes their mind has not failed.
      void navigator.share({ title, url }).catch(() => undefined);
    },
    nextTheme: () => void nextValue(theme),
    focused: () =>
      document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card ?? undefined,
    liftFocused: () =>
      document.activeElement
        ?.closest('[data-card]')
        ?.dispatchEvent(new CustomEvent(LIFT_EVENT, { bubbles: true })),
    openFocused: () =>
      document.activeElement
        ?.closest('[data-card]')
        ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    pileAt: membersAt,
    focusOn: (key) =>
      document.querySelector<HTMLElement>(`button[data-card="${CSS.escape(key)}"]`)?.focus(),
    focusBoard: () => document.querySelector<HTMLElement>(BOARD)?.focus(),
    reload: () => void reloadNewest(navigator.serviceWorker, () => location.reload()),
    install,
  };
}
