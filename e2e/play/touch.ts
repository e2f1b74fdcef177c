import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './hands';
import { at } from './spot';

/** How long after a tap it shows whether it only chose. */
const SHOWS = 400;

/** Works by taps alone: no dragging, no holding, no hovering, and keys only to write. */
export function touchHands(page: Page): Hands {
  const bar = page.getByRole('region', { name: 'Tapped' });
  const tap = async (target: Locator) => target.tap(await at(target));
  /** A card, a player, or something on the stack: there the first tap may only choose. */
  const isOnTable = (target: Locator) =>
    target.evaluate((element) => element.closest('[data-card]') !== null);
  const choosesOnly = async (target: Locator) => {
    const touched = page
      .locator('.touched')
      .and(target)
      .or(page.locator('.touched').filter({ has: target }));
    return touched
      .first()
      .waitFor({ state: 'attached', timeout: SHOWS })
      .then(() => true)
      .catch(() => false);
  };
  return {
    way: 'touch',
    press: async (target) => {
      const onTable = await isOnTable(target);
      const answers = (await target.getAttribute('aria-pressed')) !== null;
      await tap(target);
      if (onTable && !answers && (await choosesOnly(target))) await tap(target);
    },
    // The bar that shows what was tapped has a button for all that can be done with it.
    menuOf: async (card) => {
      await expect(card).toBeVisible();
      // A line of the steps has its button beside it.
      const beside = card.locator('..').getByRole('button', { name: /^All actions of step/ });
      if ((await beside.count()) > 0) {
        await tap(beside);
        await expect(page.getByRole('menu')).toBeVisible();
        return;
      }
      await tap(card);
      await bar.getByRole('button', { name: /^All actions of/ }).tap();
      await expect(page.getByRole('menu')).toBeVisible();
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
    selectAll: async (cards) => {
      await page.getByRole('button', { name: 'More', exact: true }).first().tap();
      await page.getByRole('menuitem', { name: /^Select several cards/ }).tap();
      for (const card of cards) await tap(card);
    },
    keyOr: async (_, control) => control(),
  };
}
