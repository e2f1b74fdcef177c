import { expect } from '@playwright/test';
import { openByLink } from './play/position';
import { Table } from './play/table';
import { ada, bea, board, test } from './play/verb';

const angel = board(
  ada({ battlefield: ['Serra Angel', 'Plains'], hand: ['Hill Giant'] }),
  bea({ battlefield: ['Grizzly Bears'] }),
);

test('a double click answers one question, and selects no words', async ({ page }) => {
  await openByLink(page, angel);
  const table = new Table(page);
  await expect(table.question).toContainText('Ada');
  await table.question.getByRole('button', { name: /^Pass/ }).dblclick();
  await expect(table.stepLine(/^Ada passes/)).toBeVisible();
  await expect(table.stepLine(/^Bea passes/)).toHaveCount(0);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('while casting, digits choose targets, and Enter says what is missing', async ({ page }) => {
  await openByLink(
    page,
    board(
      ada({ battlefield: ['Mountain'], hand: ['Shock'] }),
      bea({ battlefield: ['Grizzly Bears', 'Hill Giant'] }),
    ),
  );
  const table = new Table(page);
  await table.inHand('Ada', 'Shock').click();
  const giant = page.getByRole('radio', { name: /^Hill Giant/ });
  await expect(giant).toBeVisible();
  await page.getByRole('main', { name: 'Battlefield' }).click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('Enter');
  await expect(table.question.getByRole('alert')).toContainText(/First: .*one target/);
  await expect(giant).toBeVisible();
  await page.keyboard.press((await giant.locator('.key').textContent()) ?? '');
  await expect(giant).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(table.question.getByRole('button', { name: /^Pay/ })).toBeVisible();
});

test('after Next turn was pressed, Enter does what the button with ↵ says', async ({ page }) => {
  await openByLink(page, angel);
  const table = new Table(page);
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(table.question.getByRole('button', { name: /^Attack with none/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(table.question.getByRole('button', { name: /^Attack with none/ })).toHaveCount(0);
});

test('no earlier step is shown by itself under a pointer that stayed', async ({ page }) => {
  await openByLink(page, angel);
  const table = new Table(page);
  await table.pass();
  await table.goTo('The board as laid out');
  const newest = page.getByRole('button', { name: 'To the newest' });
  await newest.hover();
  const spot = await table.stepLine('The board as laid out').boundingBox();
  if (spot === null) throw new Error('the step is not drawn');
  const [x, y] = [spot.x + 20, spot.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
  // The key brings another step into the present: this one now lies under the pointer.
  await page.keyboard.press('Shift+Z');
  await page.mouse.move(x + 1, y);
  await page.waitForTimeout(400);
  await expect(page.getByRole('region', { name: 'The table as it was' })).toHaveCount(0);
  await page.mouse.move(x + 12, y);
  await expect(page.getByRole('region', { name: 'The table as it was' })).toBeVisible();
});

test('from the menu to Why and back takes one Escape for each layer', async ({ page }) => {
  await openByLink(page, angel);
  const table = new Table(page);
  await table.onBattlefield('Serra Angel').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Why is it/ }).click();
  const why = page.getByRole('main', { name: /^Why Serra Angel/ });
  await expect(why).toBeVisible();
  await page.waitForTimeout(800);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(table.onBattlefield('Serra Angel')).toBeFocused();
  await page.waitForTimeout(800);
  await expect(page.getByRole('tooltip'), 'what the focus returns to is not read').toHaveCount(0);
});

test('a press goes through the large card to what it lies over', async ({ page }) => {
  await openByLink(page, angel);
  const table = new Table(page);
  const reader = page.getByRole('tooltip');
  await expect(async () => {
    await table.player('Bea').first().hover();
    await table.onBattlefield('Serra Angel').hover();
    await expect(reader).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const box = await reader.boundingBox();
  const under = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[role=tooltip]') === null,
    [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
  );
  expect(under).toBe(true);
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.waitForTimeout(400);
  await expect(reader, 'it stays under the pointer (WCAG 1.4.13)').toBeVisible();
});
