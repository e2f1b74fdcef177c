import { expect, type Locator, type Page, test } from '@playwright/test';
import { Table } from './play/table';

const board = /Six lands/;

/** The palette, with something written in it. */
async function searched(page: Page, text: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: /^Find an action/ });
  await palette.getByRole('combobox').fill(text);
  return palette;
}

test('the palette finds a card of the library, to add it', async ({ page }) => {
  await Table.withBoard(page, board);
  const palette = await searched(page, 'lightning b');
  await palette
    .getByRole('option', { name: /Lightning Bolt/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Add a card' })).toContainText('Lightning Bolt');
});

test('the palette finds an action and does it', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await searched(page, 'bea may respond');
  await page.keyboard.press('Enter');
  await expect(table.question).toContainText('Bea');
});

test('the palette finds what changes its words by its name, too', async ({ page }) => {
  await Table.withBoard(page, board);
  const palette = await searched(page, 'pass priority');
  await expect(palette.getByRole('option', { name: /^Pass: Bea may respond/ })).toBeVisible();
});

test('what is typed while the palette is still loaded stands in its field', async ({ page }) => {
  await page.route('**/assets/Palette-*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 1500));
    await route.continue();
  });
  await Table.withBoard(page, board);
  await page.keyboard.press('/');
  await page.keyboard.type('pass');
  await expect(page.getByRole('combobox', { name: /^Action/ })).toHaveValue('pass');
  await page.keyboard.type(' pri');
  await expect(page.getByRole('combobox', { name: /^Action/ })).toHaveValue('pass pri');
});

test('the palette finds a rule by its number', async ({ page }) => {
  await Table.withBoard(page, board);
  const palette = await searched(page, '702.33');
  await palette
    .getByRole('option', { name: /702\.33/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').filter({ hasText: '702.33' })).toBeVisible();
});

test('? lists the keys, those of a single letter too', async ({ page }) => {
  await Table.withBoard(page, board);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Pass priority once');
});

test('keys of a single letter do nothing while one writes', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await searched(page, 'nnn');
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(table.question).toContainText('Ada');
});

test('keys of a single letter do nothing once they are switched off, over a reload too', async ({
  page,
}) => {
  const table = await Table.withBoard(page, board);
  const palette = await searched(page, 'settings');
  await palette
    .getByRole('option', { name: /^Settings/ })
    .first()
    .click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings
    .getByRole('radiogroup', { name: /^Keys of a single letter/ })
    .getByRole('radio', { name: 'off' })
    .click();
  await settings.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('n');
  await expect(table.question).toContainText('Ada');
  await page.reload();
  await expect(table.question).toBeVisible();
  await page.keyboard.press('n');
  await expect(table.question).toContainText('Ada');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: /^Find an action/ })).toBeVisible();
});
