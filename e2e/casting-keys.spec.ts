import { expect } from '@playwright/test';
import { openByLink } from './play/position';
import { Table } from './play/table';
import { ada, bea, board, test } from './play/verb';

const defiler = board(
  ada({ battlefield: ['5 Island', 'Wastes'], hand: ['Depth Defiler'], library: ['3 Island'] }),
  bea({ battlefield: ['Serra Angel'] }),
);

test('in the casting panel Space turns a switch, and Enter does what the button with ↵ says', async ({
  page,
}) => {
  await openByLink(page, defiler);
  const table = new Table(page);
  await table.inHand('Ada', 'Depth Defiler').focus();
  await page.keyboard.press('Enter');
  const kicker = page.getByRole('switch', { name: /Kicker/ });
  await expect(kicker, 'the row that is asked takes the focus').toBeFocused();
  await page.keyboard.press('Space');
  await expect(kicker).toBeChecked();
  const pay = table.question.getByRole('button', { name: /^Pay/ });
  await page.keyboard.press('Enter');
  await expect(pay).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Island/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.onStack('Depth Defiler')).toHaveCount(2);
  await expect(
    table.question.getByRole('button', { name: /^Choose this target/ }),
    'the focus is not lost with the panel',
  ).toBeFocused();
});

test('from the row that is asked Tab comes to the button at once, and then to Cancel', async ({
  page,
}) => {
  await openByLink(page, defiler);
  const table = new Table(page);
  await table.inHand('Ada', 'Depth Defiler').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: /Kicker/ })).toBeFocused();
  const announce = table.question.getByRole('button', { name: /^Announce it/ });
  const rules = await table.question.getByRole('button', { name: /^rule/ }).count();
  for (let tabs = 0; tabs <= rules; tabs += 1) await page.keyboard.press('Tab');
  await expect(announce).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(table.question.getByRole('button', { name: /^Cancel/ })).toBeFocused();
});

test('the present step is in view beside a list of choices', async ({ page }) => {
  await openByLink(page, defiler);
  const table = new Table(page);
  await table.inHand('Ada', 'Depth Defiler').click();
  await page.getByRole('switch', { name: /Kicker/ }).click();
  await table.answer(/^Announce it/);
  await table.answer(/^Pay/);
  const present = table.steps.getByRole('button', { name: /^Ada casts Depth Defiler/ });
  await expect(present).toBeInViewport();
  await page.reload();
  await expect(present).toBeInViewport();
});

test('the page is no taller than the window', async ({ page }) => {
  await openByLink(page, defiler);
  await expect(new Table(page).question).toBeVisible();
  const over = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  expect(over).toBe(0);
});
