import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { Table } from './play/table';

/** Chooses a file as a person does: the button, then the file. */
async function open(page: Page, text: string | Buffer) {
  const path = test.info().outputPath('file.scenario.json');
  await writeFile(path, text);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Open$|^Open a scenario file/ }).click();
  await (await chooser).setFiles(path);
}

const players = '[{"name":"A"},{"name":"B"}]';
const fine = `{"scenario":1,"title":"Two strangers","players":${players}}`;

test('a work saved as a file opens again, branches included', async ({ page }) => {
  const table = await Table.withBoard(page, /Six lands/);
  await table.onBattlefield('Wastes').click();
  await page.keyboard.press('z');
  await table.inHand('Ada', 'Depth Defiler').click();
  await page.getByRole('switch', { name: /Kicker/ }).click();
  await table.answer(/^Announce it/);
  await table.answer(/^Pay/);
  await table.onBattlefield('Serra Angel').click();
  await table.answer(/^Choose this target/);
  await table.player('Ada').click();
  await table.answer(/^Choose this target/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.scenario\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ scenario: 1, play: expect.any(Array) });
  expect(text).toContain('"branch"');
  expect(text).toContain('"kick"');

  await page.getByRole('button', { name: 'Ruleglass, start page' }).click();
  await open(page, text);
  await expect(table.onStack('Depth Defiler')).toHaveCount(2);
  await expect(page.getByRole('region', { name: /^Stack/ })).toContainText('Serra Angel');
});

const broken = [
  ['no JSON', '{"scenario": 1, "title": oops}', /line 1, column 26/],
  ['an unknown field', `{"scenario":1,"title":"x","playrs":${players}}`, /playrs/],
  ['too few players', '{"scenario":1,"title":"x","players":[{"name":"A"}]}', /players/],
  [
    'a card that nobody knows',
    `{"scenario":1,"title":"x","players":[{"name":"A","hand":["Nosuchcard"]},{"name":"B"}]}`,
    /Nosuchcard/,
  ],
  ['a title of 10 MB', `{"scenario":1,"title":"${'x'.repeat(10 * 1024 * 1024)}"}`, /4 MB/],
  ['nothing at all', '', /empty/],
] as const;

for (const [what, text, place] of broken) {
  test(`a file with ${what} is refused with its place, and nothing is lost`, async ({ page }) => {
    const table = await Table.withBoard(page, /Six lands/);
    await table.onBattlefield('Wastes').click();
    await open(page, text);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(place);
    await expect(dialog).toContainText('Nothing was changed');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  });
}

test('a file of foreign bytes is refused', async ({ page }) => {
  await page.goto('./');
  await open(page, Buffer.from([0xff, 0xfe, 0x00, 0xd8]));
  await expect(page.getByRole('dialog')).toContainText('no text in UTF-8');
});

test('names and notes that look like markup are only shown, never run', async ({ page }) => {
  const ran: string[] = [];
  page.on('dialog', async (dialog) => {
    ran.push(dialog.message());
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => ran.push(error.message));
  const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const file = {
    scenario: 1,
    title: evil,
    about: evil,
    players: [
      { name: evil, battlefield: [{ card: 'Island', chosen: { name: evil } }] },
      { name: '__proto__', battlefield: [{ card: 'Forest', ref: 'constructor' }] },
    ],
    play: [{ note: `${evil} [x](javascript:alert(3))` }, { pass: true }],
  };
  await page.goto('./');
  await open(page, JSON.stringify(file));
  const table = new Table(page);
  await expect(table.question).toContainText('__proto__');
  await expect(page.getByText(evil).first()).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await table.onBattlefield('Forest').first().click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  expect(ran).toEqual([]);
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});

test('opening another file keeps the work before it', async ({ page }) => {
  const table = await Table.withBoard(page, /Six lands/);
  await table.onBattlefield('Wastes').click();
  await open(page, fine);
  await expect(page.getByText('Two strangers')).toBeVisible();
  await page.getByRole('button', { name: 'Ruleglass, start page' }).click();
  const works = page.getByRole('region', { name: 'Saved works' });
  await expect(works.getByRole('button', { name: /^Six lands/ })).toBeVisible();
  await expect(works.getByRole('button', { name: /^Two strangers/ })).toBeVisible();
});
