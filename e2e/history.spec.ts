import { expect, test } from '@playwright/test';
import { Table } from './play/table';

const board = /Six lands/;

test('undo and redo go one choice back and forth', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.onBattlefield('Wastes').click();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  await page.getByRole('button', { name: /^Undo: Ada taps Wastes/ }).click();
  await expect(table.onBattlefield('Wastes')).not.toHaveAccessibleName(/tapped/);
  await expect(page.getByLabel('Ada’s mana pool')).toHaveCount(0);
  await page.getByRole('button', { name: /^Redo: Ada taps Wastes/ }).click();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  await page.keyboard.press('z');
  await expect(table.onBattlefield('Wastes')).not.toHaveAccessibleName(/tapped/);
  await page.keyboard.press('Shift+Z');
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
});

test('cancelling gives back exactly the position before, mana included', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  const before = await page.getByRole('main', { name: 'Battlefield' }).ariaSnapshot();
  await table.inHand('Ada', 'Depth Defiler').click();
  await page.getByRole('switch', { name: /Kicker/ }).click();
  await table.answer(/^Announce it/);
  await table.onBattlefield('Wastes').click();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  await table.answer(/^Cancel/);
  await expect(table.inHand('Ada', 'Depth Defiler')).toBeVisible();
  await expect(page.getByLabel('Ada’s mana pool')).toHaveCount(0);
  expect(await page.getByRole('main', { name: 'Battlefield' }).ariaSnapshot()).toBe(before);
});

test('acting otherwise from an earlier step keeps what was there', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.pass();
  await page.keyboard.press('z');
  await table.onBattlefield('Wastes').click();
  await page.keyboard.press('z');
  await page.getByRole('button', { name: /^Redo: Ada taps Wastes/ }).click();
  await table.goTo('The board as laid out');
  await table.pass();
  await expect(table.question).toContainText('Bea');
});

test('reloading the page restores the work where it was left', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.inHand('Ada', 'Depth Defiler').click();
  await page.getByRole('switch', { name: /Kicker/ }).click();
  await table.answer(/^Announce it/);
  await table.answer(/^Pay/);
  await expect(page.getByText('saved on this machine')).toBeVisible();
  await page.reload();
  await expect(table.onStack('Depth Defiler')).toHaveCount(2);
  await expect(table.question).toContainText('Choose a target');
  await test.step('and it stands in the list of saved works', async () => {
    await page.getByRole('button', { name: 'Ruleglass, start page' }).click();
    const works = page.getByRole('region', { name: 'Saved works' });
    await works.getByRole('button', { name: /^Six lands/ }).click();
    await expect(table.onStack('Depth Defiler')).toHaveCount(2);
  });
});

test('where nothing can be stored, that is said and the app goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      },
    });
  });
  const table = await Table.withBoard(page, board);
  await expect(page.getByText(/not saved: this browser lets nothing be stored/)).toBeVisible();
  await table.onBattlefield('Wastes').click();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
});
