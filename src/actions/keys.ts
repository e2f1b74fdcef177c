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

/** A key without Ctrl: it rests while something is typed, and can be switched off (WCAG 2.1.4). */
const isSingle = (name: string): boolean => !name.startsWith('Ctrl+') && name !== 'Esc';

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Where keys are for something else: while typing, in a menu, in a dialog. */
function isTaken(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof Element)) return false;
  if (isSingle(name) && target.closest(TYPING) !== null) return true;
  return target.closest('[role=menu], [role=dialog], [role=alertdialog]') !== null;
}

/** The action that a key press stands for, if there is one to be done now. */
export function actionFor(app: App, event: KeyboardEvent, singles: boolean): Action | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined;
  const name = nameOf(event);
  // While a dialog opens the focus is not in it yet: what is typed then is meant for it.
  if (app.store.getState().session.panel !== null) return undefined;
  if (isTaken(event.target, name) || (isSingle(name) && !singles)) return undefined;
  // On a position that is only looked at nothing is done.
  const looking = app.store.getState().session.preview !== null;
  return ACTIONS.find(
    ({ keys, group, when }) =>
      keys.includes(name) && !(looking && (group === 'play' || group === 'card')) && when(app),
  );
}
