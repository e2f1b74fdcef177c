const DIALOG = '[role=dialog], [role=alertdialog]';
const FIELD = 'input:is(:not([type]), [type=text], [type=search]), textarea';

/** Keeps what is typed too early. */
export interface TypedAhead {
  /** Takes a key that is meant for a dialog that is still coming. @returns whether it was one */
  readonly take: (event: KeyboardEvent, dialog: object | null) => boolean;
  readonly stop: () => void;
}

/**
 * A dialog may still be loaded when somebody goes on typing: what comes before it is kept, and written into
 * the field that takes the focus in it.
 */
export function keepTypedAhead(): TypedAhead {
  let typed = '';
  let meant: object | null = null;
  const arrived = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest(DIALOG) === null) return;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (typed !== '' && isField && target.matches(FIELD) && !target.readOnly) write(target, typed);
    typed = '';
  };
  document.addEventListener('focusin', arrived);
  return {
    take: (event, dialog) => {
      if (dialog !== meant) typed = '';
      meant = dialog;
      const { key, target } = event;
      if (dialog === null || event.ctrlKey || event.metaKey || event.altKey) return false;
      if (target instanceof Element && target.closest(DIALOG) !== null) return false;
      if (key === 'Backspace') typed = typed.slice(0, -1);
      else if ([...key].length === 1) typed += key;
      else return false;
      return true;
    },
    stop: () => document.removeEventListener('focusin', arrived),
  };
}

/** Writes as if it were typed: whoever listens to the field hears of it. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
