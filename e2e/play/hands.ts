import type { Locator, Page } from '@playwright/test';
import { keyboardHands } from './keyboard';
import { mouseHands } from './mouse';
import { touchHands } from './touch';

/** How a person works the page: only one of the three in a whole script. */
export type Way = 'mouse' | 'keyboard' | 'touch';

/** All that scripts do to the page. Nothing here sets a focus or a value behind the page's back. */
export interface Hands {
  readonly way: Way;
  /** Presses a button, a card, a box: click, tap, or the key after walking there. */
  readonly press: (target: Locator) => Promise<void>;
  /** Opens all that can be done with a card: right click, its visible button, or its key. */
  readonly menuOf: (card: Locator) => Promise<void>;
  /** Writes into a field, in place of what is there. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Chooses in a list of the browser's own. */
  readonly pick: (list: Locator, option: string) => Promise<void>;
  /**
   * Brings one thing to another: by mouse it is dragged; without dragging the caller's other way is gone,
   * which must lead to the same.
   */
  readonly carry: (what: Locator, to: Locator, otherwise: () => Promise<void>) => Promise<void>;
  /** Selects several cards: one by one with Shift, by the key, or after choosing to select. */
  readonly selectAll: (cards: readonly Locator[]) => Promise<void>;
  /** By keyboard the key, otherwise the control that does the same. */
  readonly keyOr: (key: string, control: () => Promise<void>) => Promise<void>;
}

export function handsOf(way: Way, page: Page): Hands {
  switch (way) {
    case 'mouse':
      return mouseHands(page);
    case 'keyboard':
      return keyboardHands(page);
    case 'touch':
      return touchHands(page);
  }
}
