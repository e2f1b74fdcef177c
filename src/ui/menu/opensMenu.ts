import type { KeyboardEvent, MouseEvent } from 'react';
import { isByTouch } from '../moves/lastPointer';

/** Where the pointer was, in CSS px of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * What opens the menu of something: the right button, and the keys for it. Some browsers send the first for a
 * finger that is held too: whoever takes a held finger opens the menu themselves.
 */
export function opensMenu(onMenu: (element: HTMLElement, at?: Spot) => void) {
  return {
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      // Those that we send ourselves come from a key.
      if (event.isTrusted && isByTouch()) return;
      const { clientX: x, clientY: y } = event;
      onMenu(event.currentTarget, x === 0 && y === 0 ? undefined : { x, y });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, shiftKey } = event;
      if (key !== '.' && key !== 'ContextMenu' && !(shiftKey && key === 'F10')) return;
      event.preventDefault();
      onMenu(event.currentTarget);
    },
  };
}
