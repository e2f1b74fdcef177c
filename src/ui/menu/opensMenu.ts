import type { KeyboardEvent, MouseEvent } from 'react';
import { isByTouch } from '../moves/lastPointer';

/**
 * What opens the menu of something: the right button, and the keys for it. Some browsers send the first for a
 * finger that is held too: whoever takes a held finger opens the menu themselves.
 */
export function opensMenu(onMenu: (element: HTMLElement) => void) {
  return {
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      if (!isByTouch()) onMenu(event.currentTarget);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, shiftKey } = event;
      if (key !== '.' && key !== 'ContextMenu' && !(shiftKey && key === 'F10')) return;
      event.preventDefault();
      onMenu(event.currentTarget);
    },
  };
}
