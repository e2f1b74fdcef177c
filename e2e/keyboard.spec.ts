import { expect, type Locator, type Page, test } from '@playwright/test';
import { Table } from './play/table';

test.setTimeout(90_000);

/** Goes on with Tab until the focus lies on something. */
async function tabTo(page: Page, goal: Locator) {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${goal}`);
}

/** Goes on with Tab into a group of which one item is a tab stop, then with the arrows to the item. */
async function arrowTo(page: Page, item: Locator) {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    const near = await item.evaluate((element) => {
      const group = element.closest('section, main');
      const focused = document.activeElement;
      return focused?.matches('[data-rove]') === true && group?.contains(focused) === true;
    });
    if (near) break;
    await page.keyboard.press('Tab');
  }
  for (let moves = 0; moves < 40; moves += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(moves < 20 ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`No arrow comes to ${item}`);
}

/** Places a card by the search, with the keyboard alone. */
async function add(page: Page, name: string, player: string, zone: string) {
  await page.keyboard.press('+');
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('combobox', { name: 'Name' }));
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel('Whose'));
  await page.keyboard.type(player);
  await tabTo(page, dialog.getByLabel('Where'));
  await page.keyboard.type(zone);
  await tabTo(page, dialog.getByRole('button', { name: /^Put/ }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('the kicked Depth Defiler with the keyboard alone', async ({ page }) => {
  await page.goto('./');
  await tabTo(page, page.getByRole('button', { name: 'Open the table' }));
  await page.keyboard.press('Enter');
  const table = new Table(page);
  await expect(table.question).toBeVisible();
  await add(page, 'Depth Defiler', 'Ada', 'hand');
  for (let islands = 0; islands < 5; islands += 1) await add(page, 'Island', 'Ada', 'battlefield');
  await add(page, 'Wastes', 'Ada', 'battlefield');
  await add(page, 'Serra Angel', 'Bea', 'battlefield');

  await test.step('T taps the focused land for mana', async () => {
    await arrowTo(page, table.onBattlefield('Wastes'));
    await page.keyboard.press('t');
    await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
    await expect(page.getByLabel('Ada’s mana pool')).toBeVisible();
  });

  await test.step('casting it kicked', async () => {
    await arrowTo(page, table.inHand('Ada', 'Depth Defiler'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('switch', { name: /Kicker/ }));
    await page.keyboard.press('Space');
    await tabTo(page, table.question.getByRole('button', { name: /^Announce it/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, table.question.getByRole('button', { name: /^Pay/ }));
    await page.keyboard.press('Enter');
    await expect(table.onStack('Depth Defiler')).toHaveCount(2);
  });

  await test.step('choosing the targets', async () => {
    await arrowTo(page, table.onBattlefield('Serra Angel'));
    await page.keyboard.press('Enter');
    await tabTo(page, table.question.getByRole('button', { name: /^Choose this target/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, table.player('Ada'));
    await page.keyboard.press('Enter');
    await tabTo(page, table.question.getByRole('button', { name: /^Choose this target/ }));
    await page.keyboard.press('Enter');
  });

  await test.step('N passes, letter keys rest while one types', async () => {
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await expect(table.zone('Bea', 'Hand')).toHaveAccessibleName(/1 card/);
    await page.keyboard.press('+');
    const dialog = page.getByRole('dialog', { name: 'Add a card' });
    const name = dialog.getByRole('combobox', { name: 'Name' });
    await expect(name).toBeFocused();
    await page.keyboard.type('nnzz');
    await expect(name).toHaveValue('nnzz');
    // Escape closes the list, empties the field, and closes the dialog.
    for (let presses = 0; presses < 3 && (await dialog.isVisible()); presses += 1) {
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toBeHidden();
    await expect(table.zone('Bea', 'Hand')).toHaveAccessibleName(/1 card/);
  });

  await test.step('? lists the keys', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect(keys).toContainText('Pass priority once');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });
});
