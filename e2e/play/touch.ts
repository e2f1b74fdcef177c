import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './hands';
import { at } from './spot';

/** Works by taps alone: no dragging, no holding, no hovering, and keys only to write. */
export function touchHands(page: Page): Hands {
  const press = async (target: Locator) => target.tap(await at(target));
  return {
    way: 'touch',
    press,
    // A tap opens it where there is no one thing to do; the button beside the card that was tapped does always.
    menuOf: async (card) => {
      await press(card);
      const menu = page.getByRole('menu');
      const id = await card.getAttribute('data-card');
      const more = page.locator(`[data-card="${id}"] + button`);
      await expect(menu.or(more).first()).toBeVisible();
      if (!(await menu.isVisible())) await press(more);
    },
    write: async (field, text) => {
      await field.tap();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    // As with the mouse: the browser's own list is not part of the page.
    pick: async (list, option) => {
      await list.selectOption({ label: option });
    },
    carry: async (_what, _to, otherwise) => otherwise(),
    keyOr: async (_, control) => control(),
  };
}
