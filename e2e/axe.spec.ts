import { expect, type Page, test } from '@playwright/test';
import { BOARD_NAMES, openKept } from './play/boards';
import { expectNoFaults } from './play/faults';
import { Table } from './play/table';

/** On the phone a card in hand lies under a tab. */
async function showHand(page: Page) {
  const hand = page.getByRole('tab', { name: /^Hand/ });
  if (await hand.isVisible()) await hand.click();
}

async function opened(page: Page, name: string): Promise<Table> {
  await openKept(page, name);
  const table = new Table(page);
  await expect(table.question).toBeVisible();
  return table;
}

test('the start page has no fault', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expectNoFaults(page);
});

for (const name of BOARD_NAMES) {
  test(`the table has no fault: ${name}`, async ({ page }) => {
    await opened(page, name);
    await expectNoFaults(page);
  });
}

const casts = [
  ['casting', /^Depth Defiler,/],
  ['casting-modes', /^Cryptic Command,/],
  ['casting-divide', /^Arc Lightning,/],
  ['activating', /^Jace Beleren,.*loyalty/],
] as const;

for (const [name, card] of casts) {
  test(`the casting dialog has no fault: ${name}`, async ({ page }) => {
    await opened(page, name);
    if (name !== 'activating') await showHand(page);
    await page.getByRole('button', { name: card }).first().click();
    if (name === 'activating') {
      await page.getByRole('menuitem', { name: /Target player draws/ }).click();
    }
    await expect(page.getByRole('complementary', { name: /^(Casting|Activating)/ })).toBeVisible();
    await expectNoFaults(page);
  });
}

/** What opens each dialog and menu, from the board `full-board`. */
const overlays: readonly (readonly [
  name: string,
  open: (page: Page, table: Table) => Promise<void>,
  role: 'dialog' | 'menu',
])[] = [
  [
    'the menu of a card',
    (_, table) => table.onBattlefield('Serra Angel').first().click({ button: 'right' }),
    'menu',
  ],
  ['the menu of a player', (_, table) => table.player('Bea').first().click(), 'menu'],
  [
    'the menu of the bar',
    (page) => page.getByRole('button', { name: 'More', exact: true }).first().click(),
    'menu',
  ],
  ['a zone', (_, table) => table.zone('Ada', 'Graveyard').first().click(), 'dialog'],
  ['adding a card', (page) => page.keyboard.press('+'), 'dialog'],
  ['the keys', (page) => page.keyboard.press('?'), 'dialog'],
  [
    'counters',
    async (page, table) => {
      await table.onBattlefield('Serra Angel').first().click({ button: 'right' });
      await page.getByRole('menuitem', { name: /^Counters/ }).click();
    },
    'dialog',
  ],
  [
    'moving',
    async (page, table) => {
      await table.onBattlefield('Serra Angel').first().click({ button: 'right' });
      await page.getByRole('menuitem', { name: /^Move to/ }).click();
    },
    'dialog',
  ],
  [
    'life and mana',
    async (page, table) => {
      await table.player('Bea').first().click();
      await page.getByRole('menuitem', { name: /^Life/ }).click();
    },
    'dialog',
  ],
  [
    'the heading of a rule',
    (_, table) =>
      table.question
        .getByRole('button', { name: /^rule / })
        .first()
        .click(),
    'dialog',
  ],
];

for (const [name, open, role] of overlays) {
  test(`it has no fault: ${name}`, async ({ page }) => {
    const table = await opened(page, 'full-board');
    await open(page, table);
    await expect(page.getByRole(role).first()).toBeVisible();
    await expectNoFaults(page, `[role=${role}]`);
  });
}

test('the inspector has no fault', async ({ page }) => {
  const table = await opened(page, 'full-board');
  await table.onBattlefield('Serra Angel').first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Why is it/ }).click();
  await expect(page.getByRole('main', { name: /^Why Serra Angel/ })).toBeVisible();
  await expectNoFaults(page);
});
