import { expect, test } from '@playwright/test';
import { Table } from './play/table';

const board = /Six lands/;

test('several are selected by mouse, and one choice is done to all of them', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.add('Grizzly Bears', { count: 2 });
  const bears = table.onBattlefield('Grizzly Bears');
  await bears.first().click({ modifiers: ['Shift'] });
  await bears.nth(1).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: /^Tap/ }).click();
  await expect(bears.first()).toHaveAccessibleName(/tapped/);
  await expect(bears.nth(1)).toHaveAccessibleName(/tapped/);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.keyboard.press('z');
  await expect(bears.first()).not.toHaveAccessibleName(/tapped/);
  await expect(bears.nth(1)).not.toHaveAccessibleName(/tapped/);
});

test('selected by keys: X on each, U taps them', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.add('Grizzly Bears', { count: 2 });
  const bears = table.onBattlefield('Grizzly Bears');
  for (const place of [0, 1]) {
    await bears.nth(place).focus();
    await page.keyboard.press('x');
  }
  await page.keyboard.press('u');
  await expect(bears.first()).toHaveAccessibleName(/tapped/);
  await expect(bears.nth(1)).toHaveAccessibleName(/tapped/);
});

test('a copy token, and counters by buttons', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.onBattlefield('Serra Angel').focus();
  await page.keyboard.press('k');
  const copying = page.getByRole('dialog', { name: /^Tokens that are copies of Serra Angel/ });
  await copying.getByRole('button', { name: 'How many: one more' }).click();
  await copying.getByLabel('Under whose control').selectOption('Ada');
  await copying.getByRole('button', { name: 'Make 2' }).click();
  await expect(table.onBattlefield('Serra Angel token')).toHaveCount(2);
  await table.onBattlefield('Serra Angel token').first().focus();
  await page.keyboard.press('c');
  await page.getByRole('button', { name: '+1/+1: one more' }).click();
  await page.getByRole('button', { name: 'Set' }).click();
  await expect(table.onBattlefield('Serra Angel token').first()).toHaveAccessibleName(/5\/5/);
});

test('attached on the table, and taken off', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.add('Bonesplitter');
  await table.onBattlefield('Bonesplitter').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Attach to …' }).click();
  await expect(page.getByText(/Press what Bonesplitter is to be attached to/)).toBeVisible();
  await table.onBattlefield('Serra Angel').click();
  await expect(table.onBattlefield('Serra Angel')).toHaveAccessibleName(/6\/4/);
});

test('drawn and milled by hand from an unknown library', async ({ page }) => {
  const table = await Table.empty(page);
  await table.player('Ada').click();
  await page.getByRole('menuitem', { name: 'Draw, mill, shuffle …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ada’s library' });
  await dialog.getByRole('button', { name: 'How many: one more' }).click();
  await dialog.getByRole('button', { name: 'Draw 2' }).click();
  await expect(table.zone('Ada', 'Hand')).toHaveAccessibleName(/2 cards/);
});
