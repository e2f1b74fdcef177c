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

const named = (element: HTMLElement | null | undefined): string | undefined =>
  element?.dataset.card ?? element?.dataset.thing;

/** The control that stands for a thing: the element that bears its name, or a button in it. */
function controlOf(key: string): HTMLElement | undefined {
  const name = CSS.escape(key);
  const element = document.querySelector<HTMLElement>(
    `[data-card="${name}"], [data-thing="${name}"]`,
  );
  if (element === null) return undefined;
  return element.matches('button, [tabindex]')
    ? element
    : (element.querySelector('button') ?? undefined);
}

/** To the card of the shown hand where the focus was last; of an empty hand, to the button that shows it. */
function focusHand(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('.rowline.hand [data-rove]')];
  const card = cards.find(({ tabIndex }) => tabIndex === 0) ?? cards[0];
  (card ?? document.querySelector<HTMLElement>('.handtabs [aria-pressed=true]'))?.focus();
}

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
    focused: () => named(document.activeElement?.closest<HTMLElement>('[data-card], [data-thing]')),
    liftFocused: () =>
      document.activeElement
        ?.closest('[data-card]')
        ?.dispatchEvent(new CustomEvent(LIFT_EVENT, { bubbles: true })),
    openFocused: () =>
      document.activeElement?.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
      ),
    pileAt: membersAt,
    focusOn: (key) => controlOf(key)?.focus(),
    press: (key) => controlOf(key)?.click(),
    focusHand,
    focusBoard: () => document.querySelector<HTMLElement>(BOARD)?.focus(),
    reload: () => void reloadNewest(navigator.serviceWorker, () => location.reload()),
    install,
  };
}
