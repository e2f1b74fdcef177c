import type { Locator, Page } from '@playwright/test';
import type { Hands } from './hands';
import { at, spotOn } from './spot';

const middleOf = async (target: Locator) => {
  const spot = await spotOn(target);
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to point at: ${target}`);
  const { x, y } = spot ?? { x: box.width / 2, y: box.height / 2 };
  return { x: box.x + x, y: box.y + y };
};

/** Works by the mouse: it moves there, presses and lets go. */
export function mouseHands(page: Page): Hands {
  const press = async (target: Locator) => target.click(await at(target));
  return {
    way: 'mouse',
    press,
    menuOf: async (card) => card.click({ button: 'right', ...(await at(card)) }),
    write: async (field, text) => {
      await field.click({ clickCount: 3 });
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    // The list that the browser opens is not part of the page: no driver can point into it.
    pick: async (list, option) => {
      await list.selectOption({ label: option });
    },
    carry: async (what, to) => {
      const from = await middleOf(what);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      const there = await middleOf(to);
      await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
      await page.mouse.move(there.x, there.y, { steps: 8 });
      await page.mouse.up();
    },
    selectAll: async (cards) => {
      for (const card of cards) await card.click({ modifiers: ['Shift'], ...(await at(card)) });
    },
    keyOr: async (_, control) => control(),
  };
}
