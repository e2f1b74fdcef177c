import { expect, type Page } from '@playwright/test';
import { openByLink } from './play/position';
import { Table } from './play/table';
import { ada, bea, board, test } from './play/verb';

const defiler = board(
  ada({ battlefield: ['5 Island', 'Wastes'], hand: ['Depth Defiler'], library: ['3 Island'] }),
  bea({ battlefield: ['Serra Angel'] }),
);

/** Opens the board and begins to cast the Depth Defiler, by keys. */
async function beginCasting(page: Page): Promise<Table> {
  await openByLink(page, defiler);
  const table = new Table(page);
  await table.inHand('Ada', 'Depth Defiler').focus();
  await page.keyboard.press('Enter');
  return table;
}

test('in the casting panel Space turns a switch, and Enter does what the button with ↵ says', async ({
  page,
}) => {
  const table = await beginCasting(page);
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
  const table = await beginCasting(page);
  await expect(page.getByRole('switch', { name: /Kicker/ })).toBeFocused();
  const announce = table.question.getByRole('button', { name: /^Announce it/ });
  // Only what explains stands between: how the cost is built, and the rules of the question.
  const why = await page.getByRole('button', { name: 'Why this cost?' }).count();
  const rules = await table.question.getByRole('button', { name: /^rule/ }).count();
  for (let tabs = 0; tabs <= why + rules; tabs += 1) await page.keyboard.press('Tab');
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

test('H goes to the hand; up and down go from row to row and back to it', async ({ page }) => {
  await openByLink(page, defiler);
  const table = new Table(page);
  await expect(table.question).toBeVisible();
  await page.keyboard.press('h');
  await expect(table.inHand('Ada', 'Depth Defiler')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(table.onBattlefield('Serra Angel')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(table.onBattlefield('Wastes')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(table.inHand('Ada', 'Depth Defiler')).toBeFocused();
});

test('the key beside an item of an open menu does it', async ({ page }) => {
  await openByLink(page, defiler);
  const table = new Table(page);
  await expect(table.question).toBeVisible();
  await page.keyboard.press('h');
  await page.keyboard.press('.');
  await expect(page.getByRole('menuitem', { name: /^Why is it/ })).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('main', { name: /^Why Depth Defiler/ })).toBeVisible();
});

test('End goes to the end of the page of keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openByLink(page, defiler);
  await expect(new Table(page).question).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('group', { name: 'Keys' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeInViewport();
});

test('what was not kicked is called so, and mana that is not there is named before one pays', async ({
  page,
}) => {
  await openByLink(page, board(ada({ battlefield: ['Wastes'], hand: ['Depth Defiler'] }), bea({})));
  const table = new Table(page);
  await expect(table.question).toBeVisible();
  await page.keyboard.press('h');
  await page.keyboard.press('.');
  const cast = page.getByRole('menuitem', { name: /^Cast/ });
  await expect(cast).toContainText('601.2h');
  await cast.click();
  await table.answer(/^Announce it/);
  await expect(page.getByRole('complementary', { name: /^Casting/ })).toContainText('Not kicked');
  const pay = table.question.getByRole('button', { name: /^Pay/ });
  await expect(pay).toContainText('row g waits for two more generic and two blue mana');
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
});

test('targets are one stop for Tab; arrows go among them and choose', async ({ page }) => {
  await openByLink(
    page,
    board(
      ada({ hand: ['Lightning Bolt'], battlefield: ['Mountain'] }),
      bea({ battlefield: ['Serra Angel', 'Grizzly Bears'] }),
    ),
  );
  const table = new Table(page);
  await table.inHand('Ada', 'Lightning Bolt').focus();
  await page.keyboard.press('Enter');
  const targets = page.getByRole('radiogroup').getByRole('radio');
  await expect(targets.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(targets.nth(1)).toBeFocused();
  await expect(targets.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(targets.last()).toBeChecked();
  await page.keyboard.press('Space');
  await expect(targets.last(), 'one has to be chosen').toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radiogroup').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(targets.last()).toBeFocused();
});
