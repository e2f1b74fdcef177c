import { BOARD } from '../../actions/keys';

/** Where Enter belongs to the question while the pointer was there: cards, the bar, the casting dialog, turn and steps. */
const CHOOSING = '[data-card], .prompt, .cast, .zonedialog, .playername, .ruler, .stepname';
/** What Enter means nothing else to: a field of the question, and what Space turns. It confirms, however the focus came. */
const FIELDS = [
  '.prompt input',
  '.cast input',
  ...['switch', 'radio', 'checkbox'].flatMap((role) => [
    `.prompt [role=${role}]`,
    `.cast [role=${role}]`,
  ]),
].join();
/** What lies over the table, or moves on it, and takes Enter for itself. */
const OVER = '[data-moving], [role=menu], [role=alertdialog], [role=dialog]:not(.zonedialog)';

/** Watches how the focus came to where it is. */
export interface FocusWatch {
  readonly byPointer: () => boolean;
  readonly stop: () => void;
}

/** From now on it is known whether the focused element was reached with the pointer or otherwise. */
export function watchFocus(): FocusWatch {
  let pressing = false;
  let pointed = false;
  const down = () => {
    pressing = true;
    pointed = true;
  };
  // The click that belongs to the gesture may still move the focus.
  const up = () => {
    setTimeout(() => {
      pressing = false;
    });
  };
  const focused = () => {
    pointed = pressing;
  };
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('pointercancel', up, true);
  document.addEventListener('focusin', focused, true);
  return {
    byPointer: () => pointed,
    stop: () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
      document.removeEventListener('focusin', focused, true);
    },
  };
}

/**
 * Enter does what the main button prints: with the focus nowhere, in a field of the question, on what Space
 * turns, or where a choice was made by pointer. Who came to a button or a card by keyboard keeps Enter for it;
 * and as long as the main button waits for a choice, Enter makes that choice, or is told which one.
 */
export function pressEnter(event: KeyboardEvent, byPointer: boolean): boolean {
  const { target } = event;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (event.key !== 'Enter' || !plain || event.isComposing || event.repeat) return false;
  if (!(target instanceof Element) || document.querySelector(OVER) !== null) return false;
  const primary = document.querySelector<HTMLElement>('[data-primary]');
  if (primary === null || target === primary || target.matches('textarea')) return false;
  const nowhere = target === document.body || target === document.documentElement;
  const confirms = primary.dataset.primary === '↵';
  const onBoard = confirms && target.matches(BOARD);
  const chosen = onBoard || (confirms && byPointer && target.closest(CHOOSING) !== null);
  const waits = primary.getAttribute('aria-disabled') === 'true';
  const field = confirms && target.matches(FIELDS) && !(waits && target.matches('[role]'));
  if (!nowhere && !chosen && !field) return false;
  if (waits) primary.focus();
  // One that waits says what for.
  primary.click();
  return true;
}
