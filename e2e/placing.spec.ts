import { expect, type Page, test } from '@playwright/test';
import { Table } from './play/table';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add a card' });

test('several cards at once: browsed, searched with a number, and from a list', async ({
  page,
}) => {
  const table = await Table.empty(page);
  await page.getByRole('button', { name: /Add a card/ }).click();
  const dialog = dialogOf(page);
  const known = dialog.getByRole('listbox', { name: 'Known cards' });
  await expect(known.getByRole('option', { name: /^Air Elemental/ })).toBeVisible();
  const field = dialog.getByRole('combobox', { name: 'Name or type' });
  await field.fill('3 forest');
  await dialog.getByRole('option', { name: /^Forest/ }).click();
  await dialog.getByRole('tab', { name: 'List' }).click();
  await dialog.getByLabel('A line for each card').fill('2 Islnd\n1 Shock\nBlargh the Unheard Of');
  await dialog.getByRole('button', { name: 'Take what the list names' }).click();
  await expect(dialog.getByText('Blargh the Unheard Of').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Take 2 Island' }).click();
  await dialog.getByLabel('Where').selectOption({ label: 'hand' });
  await dialog.getByRole('button', { name: /^Put/ }).click();
  await expect(table.zone('Ada', 'Hand')).toHaveAccessibleName(/6 cards/);
  await expect(table.steps.getByText('by hand').first()).toBeVisible();
  await page.keyboard.press('z');
  await expect(table.zone('Ada', 'Hand')).toHaveAccessibleName(/0 cards/);
});

test('one after another, with the keyboard alone', async ({ page }) => {
  const table = await Table.empty(page);
  await page.keyboard.press('+');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('combobox', { name: 'Name or type' })).toBeFocused();
  await page.keyboard.type('grizzly');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(/^Placed Grizzly Bears/)).toBeVisible();
  await page.keyboard.type('4 serra');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(/^Placed 4 Serra Angel/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(table.onBattlefield('Grizzly Bears')).toHaveCount(1);
  await expect(table.onBattlefield('Serra Angel')).toHaveCount(4);
});

test('unknown cards, as many as one likes', async ({ page }) => {
  const table = await Table.empty(page);
  await page.keyboard.press('+');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('combobox', { name: 'Name or type' })).toBeFocused();
  await page.keyboard.type('7 ?');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Where').selectOption({ label: 'hand' });
  await dialog.getByRole('button', { name: /^Put/ }).click();
  await expect(table.zone('Ada', 'Hand')).toHaveAccessibleName(/7 cards/);
});

test('a token that cards make, and one of one’s own', async ({ page }) => {
  const table = await Table.empty(page);
  await page.keyboard.press('g');
  const dialog = dialogOf(page);
  // A tab leads to its field, so that one can go on writing.
  for (const tab of ['Cards', 'Tokens']) {
    await dialog.getByRole('tab', { name: tab, exact: true }).click();
    await expect(dialog.getByRole('combobox', { name: 'Name or type' })).toBeFocused();
  }
  await dialog.getByRole('combobox', { name: 'Name or type' }).fill('thopter');
  await dialog.getByRole('option', { name: /Thopter token/ }).click();
  await dialog.getByRole('tab', { name: 'Own token' }).click();
  await dialog.getByLabel('Name of the token').fill('Odd');
  await dialog.getByLabel('Text').fill('Flibber the gibbet.');
  await expect(dialog.getByText(/Not modelled here/)).toBeVisible();
  await dialog.getByLabel('Text').fill('Flying');
  await dialog.getByRole('button', { name: 'Take this token' }).click();
  await dialog.getByRole('button', { name: /^Put/ }).click();
  await expect(table.onBattlefield('Thopter token')).toHaveAccessibleName(/flying/);
  await expect(table.onBattlefield('Odd token')).toHaveAccessibleName(/1\/1.*flying/);
});

test('each way of adding takes the focus when it is chosen', async ({ page }) => {
  await Table.empty(page);
  await page.keyboard.press('+');
  const dialog = dialogOf(page);
  const tab = (name: string) => dialog.getByRole('tab', { name });
  await tab('Own token').click();
  await expect(dialog.getByLabel('Name of the token')).toBeFocused();
  await tab('List').click();
  await expect(dialog.getByLabel('A line for each card')).toBeFocused();
  await tab('Tokens').click();
  await expect(dialog.getByRole('combobox', { name: 'Name or type' })).toBeFocused();
});

test('an instant goes to the hand, unless somebody wants it elsewhere', async ({ page }) => {
  const table = await Table.empty(page);
  await page.keyboard.press('+');
  const dialog = dialogOf(page);
  const take = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'Name or type' }).fill(name);
    await dialog.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  };
  await take('Giant Growth');
  await expect(dialog.getByRole('button', { name: 'Put into the hand' })).toBeVisible();
  await take('Grizzly Bears');
  await expect(dialog.getByText('Into the hand: Giant Growth.')).toBeVisible();
  // A place that somebody chose holds, and what the rules say to it is told.
  await dialog.getByLabel('Where').selectOption({ label: 'battlefield' });
  await expect(dialog.getByText(/^Giant Growth can’t enter the battlefield/)).toContainText(
    '304.4',
  );
  await dialog.getByLabel('Where').selectOption({ label: 'battlefield and hand' });
  await dialog.getByRole('button', { name: 'Put onto the battlefield and into the hand' }).click();
  await expect(table.onBattlefield('Grizzly Bears')).toHaveCount(1);
  await expect(table.inHand('Ada', 'Giant Growth')).toHaveCount(1);
  await page.keyboard.press('z');
  await expect(table.onBattlefield('Grizzly Bears')).toHaveCount(0);
  await expect(table.inHand('Ada', 'Giant Growth')).toHaveCount(0);
});

test('what was gathered is still there when the dialog was closed', async ({ page }) => {
  const table = await Table.empty(page);
  await page.keyboard.press('+');
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: 'Name or type' }).fill('4 forest');
  await dialog.getByRole('option', { name: /^Forest/ }).click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: /^Put/ }).click();
  await expect(table.onBattlefield('Forest')).toHaveCount(4);
  await page.keyboard.press('+');
  await expect(dialog.getByText('Choose a card first.')).toBeVisible();
});
