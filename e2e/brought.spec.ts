import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './play/faults';
import { Table } from './play/table';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add a card' });

const BEAR = `Zyzzyx Bear {G}
Creature — Bear
Trample
When this creature enters, you gain 3 life.
Flibber the gibbet.
2/2`;

test('a text of one’s own is pasted, read sentence by sentence, and played', async ({ page }) => {
  const table = await Table.empty(page);
  await table.add('Forest');
  await page.getByRole('button', { name: /Add a card/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: 'Own card' }).click();
  await dialog.getByLabel(/^Paste a card/).fill(BEAR);
  await expect(dialog.getByLabel('Name of the card')).toHaveValue('Zyzzyx Bear');
  const reading = dialog.getByRole('region', { name: 'What is understood' });
  await expect(reading.getByText('1 sentence not modelled here')).toBeVisible();
  await expect(reading.getByRole('listitem').filter({ hasText: 'Flibber' })).toContainText(
    'by hand',
  );
  await expect(reading.getByRole('listitem').filter({ hasText: 'gain 3' })).toContainText(
    'triggered ability',
  );
  await expectNoFaults(page, '[role=dialog]');
  // Without the sentence that nobody knows, all of it is by the rules.
  const text = dialog.getByLabel('Text of the card');
  await text.fill('Trample\nWhen this creature enters, you gain 3 life.');
  await expect(reading.getByText('All of its text is understood.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take this card' }).click();
  await dialog.getByLabel('Where').selectOption({ label: 'hand' });
  await dialog.getByRole('button', { name: /^Put/ }).click();
  await table.inHand('Ada', 'Zyzzyx Bear').dblclick();
  await table.answer(/^Pay/);
  await table.pass();
  await table.pass();
  await expect(table.onBattlefield('Zyzzyx Bear')).toHaveAccessibleName(/2\/2/);
  await table.pass();
  await table.pass();
  await expect(table.player('Ada')).toHaveAccessibleName(/23 life/);
});

test('the text of a known card is changed under a name of its own', async ({ page }) => {
  const table = await Table.empty(page);
  await page.getByRole('button', { name: /Add a card/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: 'Name or type' }).fill('t:angel c:w mv=5 o:vigilance');
  await dialog.getByRole('option', { name: /^Serra Angel/ }).click();
  await dialog.getByRole('button', { name: 'Change the text of Serra Angel' }).click();
  await expect(dialog.getByLabel('Name of the card')).toHaveValue('New Serra Angel');
  await dialog.getByLabel('Text of the card').fill('Flying, lifelink');
  await dialog.getByRole('button', { name: 'Take this card' }).click();
  await dialog.getByRole('button', { name: /^Put/ }).click();
  await expect(table.onBattlefield('New Serra Angel')).toHaveAccessibleName(/lifelink/);
});

test('what is no card is refused in words', async ({ page }) => {
  await Table.empty(page);
  await page.getByRole('button', { name: /Add a card/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name: 'Own card' }).click();
  const field = dialog.getByLabel(/^Paste a card/);
  await field.fill('{"name": "Zyzzyx"}');
  await expect(dialog.getByText(/no type line/)).toBeVisible();
  await field.fill('<img src=x onerror=alert(1)>\nInstant\nDraw a card.');
  await expect(dialog.getByLabel('Name of the card')).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(dialog.locator('img')).toHaveCount(0);
});

const WYVERN = {
  object: 'card',
  name: 'Quxly Wyvern',
  mana_cost: '{G}',
  type_line: 'Creature — Drake',
  oracle_text: 'Flying\nWhen this creature enters, draw a card.',
  power: '2',
  toughness: '1',
};

/** Scryfall, as far as the app knows it: what was asked of it, in order. */
async function scryfall(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://api.scryfall.com/**', async (route) => {
    const url = new URL(route.request().url());
    asked.push(`${url.pathname} ${[...url.searchParams.values()].join()}`);
    const names = { data: ['Quxly Wyvern'] };
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: url.pathname.endsWith('autocomplete') ? names : WYVERN,
    });
  });
  return asked;
}

test('a name that the library lacks is looked up, placed and cast; then again without a connection', async ({
  page,
  context,
}) => {
  const asked = await scryfall(page);
  const table = await Table.empty(page);
  await table.add('Forest');
  const open = async () => {
    await page.getByRole('button', { name: /Add a card/ }).click();
    return dialogOf(page);
  };
  let dialog = await open();
  const lookUps = dialog.getByRole('switch', { name: 'Look names up at Scryfall' });
  await expect(lookUps).not.toBeChecked();
  await dialog.getByRole('combobox', { name: 'Name or type' }).fill('quxly');
  await dialog.getByRole('button', { name: 'Look it up at Scryfall' }).click();
  await expect(lookUps).toBeChecked();
  await dialog.getByRole('option', { name: /^Quxly Wyvern at Scryfall/ }).click();
  await expect(dialog.getByRole('region', { name: 'To be placed' })).toContainText('Quxly Wyvern');
  await expectNoFaults(page, '[role=dialog]');
  await dialog.getByLabel('Where').selectOption({ label: 'hand' });
  await dialog.getByRole('button', { name: /^Put/ }).click();
  expect(asked.at(-1)).toBe('/cards/named Quxly Wyvern');
  await table.inHand('Ada', 'Quxly Wyvern').dblclick();
  await table.answer(/^Pay/);
  await table.pass();
  await table.pass();
  await expect(table.onBattlefield('Quxly Wyvern')).toHaveAccessibleName(/flying/);
  // Another table, and nobody to be asked: it is known here now.
  await page.unroute('https://api.scryfall.com/**');
  const again = await Table.empty(page);
  dialog = await open();
  await dialog.getByRole('combobox', { name: 'Name or type' }).fill('wyvern quxly');
  const kept = dialog.getByRole('option', { name: /^Quxly Wyvern .*brought before/ });
  await expect(kept).toBeVisible();
  await context.setOffline(true);
  await kept.click();
  await dialog.getByRole('button', { name: /^Put/ }).click();
  await expect(again.onBattlefield('Quxly Wyvern')).toHaveAccessibleName(/flying/);
  await context.setOffline(false);
});

test('nothing is asked before somebody switches look-ups on and types, nor after they are off again', async ({
  page,
}) => {
  const asked = await scryfall(page);
  await Table.empty(page);
  await page.getByRole('button', { name: /Add a card/ }).click();
  const dialog = dialogOf(page);
  const field = dialog.getByRole('combobox', { name: 'Name or type' });
  const lookUps = dialog.getByRole('switch', { name: 'Look names up at Scryfall' });
  await field.fill('quxly');
  await expect(dialog.getByText('Nothing of this name is known here.')).toBeVisible();
  await expectNoFaults(page, '[role=dialog]');
  await page.waitForTimeout(1000);
  await field.fill('');
  await lookUps.click();
  await page.waitForTimeout(1000);
  await lookUps.click();
  await field.fill('quxly');
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
});
