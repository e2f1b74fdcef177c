import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './play/faults';
import { Table } from './play/table';

const WYVERN = {
  object: 'card',
  name: 'Quxly Wyvern',
  lang: 'en',
  mana_cost: '{G}',
  type_line: 'Creature — Drake',
  oracle_text: 'Flying\nWhen this creature enters, draw a card.',
  power: '2',
  toughness: '1',
};
const RIDDLE = {
  object: 'card',
  name: 'Quxly Riddle',
  lang: 'en',
  mana_cost: '{1}{U}',
  type_line: 'Sorcery',
  oracle_text: 'Draw a card. Flibber the gibbet.',
};
const many = Array.from({ length: 700 }, (_, at) => ({ ...WYVERN, name: `Zyzzyx Bear ${at}` }));

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const bulkFile = file('oracle-cards.json', JSON.stringify([WYVERN, RIDDLE, ...many]));

/** Lets a file fall onto the page, as from a folder. */
async function drop(page: Page, { name, mimeType, buffer }: typeof bulkFile) {
  const data = await page.evaluateHandle(
    ([title, type, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], title, { type }));
      return transfer;
    },
    [name, mimeType, buffer.toString('utf8')] as const,
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

const cards = (page: Page) => page.getByRole('region', { name: 'Cards from a file' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add a card' });

async function search(page: Page, words: string) {
  await page.getByRole('button', { name: /Add a card/ }).click();
  await dialogOf(page).getByRole('combobox', { name: 'Name or type' }).fill(words);
  return dialogOf(page);
}

test('a file of many cards is dropped, kept, and its cards are placed without a connection', async ({
  page,
  context,
}) => {
  let table = await Table.empty(page);
  await drop(page, bulkFile);
  await expect(cards(page)).toContainText('702 cards of oracle-cards.json');
  await expect(cards(page)).toContainText('701 are all by the rules');
  await expect(cards(page)).toContainText('All of it is kept now.');
  await expectNoFaults(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  // On another day, with nobody to be asked.
  table = await Table.empty(page);
  let dialog = await search(page, 'quxly');
  await dialog.getByRole('option', { name: /^Quxly Riddle .*1 sentence by hand/ }).click();
  await expect(dialog.getByRole('region', { name: 'To be placed' })).toContainText('Quxly Riddle');
  await context.setOffline(true);
  await dialog.getByRole('option', { name: /^Quxly Wyvern .*all by the rules/ }).click();
  await expect(dialog.getByRole('region', { name: 'To be placed' })).toContainText('Quxly Wyvern');
  await dialog.getByRole('combobox', { name: 'Name or type' }).fill('t:drake o:flying');
  await expect(dialog.getByText(/and 5\d\d more in the file/)).toBeVisible();
  await dialog.getByLabel('Where').selectOption({ label: 'hand' });
  await dialog.getByRole('button', { name: /^Put/ }).click();
  await expect(table.inHand('Ada', 'Quxly Wyvern')).toBeVisible();
  // Once placed it needs the file no longer.
  dialog = await search(page, 'wyvern');
  await expect(dialog.getByRole('option', { name: /^Quxly Wyvern/ })).toHaveCount(1);
  await context.setOffline(false);
});

test('what is kept of a file is replaced and removed in the settings', async ({ page }) => {
  await Table.empty(page);
  await page.keyboard.press(',');
  const choose = async (name: RegExp, chosen: typeof bulkFile) => {
    const chooser = page.waitForEvent('filechooser');
    await cards(page).getByRole('button', { name }).click();
    await (await chooser).setFiles(chosen);
  };
  await choose(/^Choose a file/, bulkFile);
  await expect(cards(page)).toContainText('702 cards of oracle-cards.json');
  await choose(
    /^Replace/,
    file('two.jsonl', `${JSON.stringify(RIDDLE)}\n${JSON.stringify(WYVERN)}\n`),
  );
  await expect(cards(page)).toContainText('2 cards of two.jsonl');
  await choose(/^Replace/, file('torn.json', JSON.stringify([WYVERN]).slice(0, -9)));
  await expect(cards(page)).toContainText('ends in the middle');
  await expect(cards(page)).toContainText('2 cards of two.jsonl');
  await cards(page).getByRole('button', { name: 'Remove them' }).click();
  await cards(page).getByRole('button', { name: 'Really remove them' }).click();
  await expect(cards(page)).toContainText('can be kept here');
});
