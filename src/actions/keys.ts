import { isCovered } from '../store/state';
import type { App } from './app';
import { ACTIONS, type Action } from './registry';

/** A pressed key as the registry writes it: "Shift+Z", "Ctrl+K", "/". */
export function nameOf(event: KeyboardEvent): string {
  const { key } = event;
  const named = key === 'Escape' ? 'Esc' : key === ' ' ? 'Space' : key;
  const letter = named.length === 1 ? named.toUpperCase() : named;
  const isLetter = /^\p{L}$/u.test(letter);
  // "?" and the like already hold the Shift that makes them.
  const shift = event.shiftKey && (isLetter || named.length > 1) ? 'Shift+' : '';
  const ctrl = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
  return `${ctrl}${shift}${letter}`;
}

/** The key for menus, as browsers call it. */
const MENU = 'ContextMenu';

/** A function key, alone or with Shift. */
const FUNCTION = /^(Shift\+)?F\d+$/;

/** A key of one sign without Ctrl: it rests while something is typed, and can be switched off (WCAG 2.1.4). */
const isSingle = (name: string): boolean =>
  !name.startsWith('Ctrl+') && name !== 'Esc' && name !== MENU && !FUNCTION.test(name);

/** Which sets of keys are switched on. */
export interface KeySets {
  readonly singles: boolean;
  /** The function keys that Magic Online uses. */
  readonly functions: boolean;
}

/** Carried by the board itself, which is no control: only there Space is free (Space presses controls). */
export const BOARD = '[data-board]';

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Where keys are for something else: while typing, in a menu, in a dialog. */
function isTaken(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof Element)) return false;
  if (name === 'Space' && !target.matches(BOARD)) return true;
  if (isSingle(name) && target.closest(TYPING) !== null) return true;
  return target.closest('[role=menu], [role=dialog], [role=alertdialog]') !== null;
}

/** The action that a key press stands for, if there is one to be done now. */
export function actionFor(app: App, event: KeyboardEvent, sets: KeySets): Action | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined;
  const name = nameOf(event);
  // While a dialog opens the focus is not in it yet: what is typed then is meant for it.
  if (isCovered(app.store.getState().session)) return undefined;
  if (isTaken(event.target, name) || (isSingle(name) && !sets.singles)) return undefined;
  // On a position that is only looked at nothing is done.
  const looking = app.store.getState().session.preview !== null;
  return ACTIONS.find(
    (action) =>
      keysOf(action, sets).includes(name) &&
      !(looking && (action.group === 'play' || action.group === 'card')) &&
      action.when(app),
  );
}

/** The keys of an action that are switched on. */
export function keysOf({ keys, functionKeys = [] }: Action, sets: KeySets): readonly string[] {
  const own = sets.singles ? keys : keys.filter((key) => !isSingle(key));
  return sets.functions ? [...own, ...functionKeys] : own;
}

/** A key as it is printed: "Shift N", "Ctrl K". */
export const printedKey = (key: string): string => {
  if (key === MENU) return 'Menu';
  return key.length > 1 && key.includes('+') ? key.replaceAll('+', ' ') : key;
};
