import { expect, type Locator, type Page, test } from '@playwright/test';
import { Table } from './play/table';

const board = /Six lands/;
const scale = (page: Page): Locator => page.getByRole('navigation').filter({ hasText: 'upkeep' });
const step = (page: Page, name: RegExp): Locator => scale(page).getByRole('button', { name });

test('a step of the scale is gone to by passing, and the scale says where it stands', async ({
  page,
}) => {
  await Table.withBoard(page, board);
  await expect(step(page, /^first main, now$/)).toHaveAttribute('aria-current', 'step');
  await step(page, /^end: go there$/).click();
  await expect(step(page, /^end, now$/)).toHaveAttribute('aria-current', 'step');
});

test('a step that has gone by says why it can’t be gone to, and offers it by hand', async ({
  page,
}) => {
  await Table.withBoard(page, board);
  const upkeep = step(page, /^upkeep$/);
  await expect(upkeep).toHaveAttribute('aria-disabled', 'true');
  await expect(upkeep).toHaveAccessibleDescription(/order/);
  // It tells that it is no way to go: Playwright would wait until it is one.
  await upkeep.click({ force: true });
  await page.getByRole('menuitem', { name: /by hand/i }).click();
  await expect(step(page, /^upkeep, now$/)).toBeVisible();
  await expect(page.getByText('by hand', { exact: true }).first()).toBeVisible();
});

test('a stop holds passing there, and is kept over a reload', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  const stop = page.getByRole('button', { name: /^Stop at the end of combat step in Ada’s turns/ });
  await expect(stop).toHaveAttribute('aria-pressed', 'false');
  await stop.click();
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await table.onBattlefield('Wastes').click();
  await expect(page.getByText('saved on this machine')).toBeVisible();
  await page.reload();
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await step(page, /^end: go there$/).click();
  await expect(step(page, /^end of combat, now$/)).toBeVisible();
});
