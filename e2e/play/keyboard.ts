import type { Locator, Page } from '@playwright/test';
import type { Hands } from './hands';
import { walkTo } from './walk';

/** Works by the keyboard alone: walks to what is meant and presses keys there. */
export function keyboardHands(page: Page): Hands {
  const keys = page.keyboard;
  const press = async (target: Locator) => {
    await walkTo(page, target);
    const spaced = /^(switch|checkbox|radio)$/.test((await target.getAttribute('role')) ?? '');
    await keys.press(spaced ? 'Space' : 'Enter');
  };
  return {
    way: 'keyboard',
    press,
    menuOf: async (card) => {
      await walkTo(page, card);
      await keys.press('.');
    },
    write: async (field, text) => {
      await walkTo(page, field);
      await keys.press('ControlOrMeta+a');
      await keys.type(text);
    },
    // A closed list of the browser's own goes to what one types.
    pick: async (list, option) => {
      await walkTo(page, list);
      await keys.type(option);
    },
    carry: async (_what, _to, otherwise) => otherwise(),
    selectAll: async (cards) => {
      for (const card of cards) {
        await walkTo(page, card);
        await keys.press('x');
      }
    },
    keyOr: async (key) => keys.press(key),
  };
}
