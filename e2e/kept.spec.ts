import { expect, type Page, test } from '@playwright/test';
import { Table } from './play/table';

const works = (page: Page) => page.getByRole('region', { name: 'Saved works' });
const saved = (page: Page) => expect(page.getByText('saved on this machine')).toBeVisible();

/** A work of which a Wastes is tapped. */
async function begun(page: Page): Promise<Table> {
  const table = await Table.withBoard(page, /Six lands/);
  await table.onBattlefield('Wastes').click();
  await saved(page);
  return table;
}

async function toStart(page: Page) {
  await page.getByRole('button', { name: 'Ruleglass, start page' }).click();
  await expect(works(page)).toBeVisible();
}

async function choose(page: Page, work: RegExp, what: string) {
  await works(page).getByRole('button', { name: work }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

test.describe('the start page', () => {
  test('has six boards, an empty table for each number of players, and says what is not there yet', async ({
    page,
  }) => {
    await page.goto('./');
    await expect(
      page
        .getByRole('region', { name: 'Boards' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') }),
    ).toHaveCount(6);
    await expect(works(page)).toContainText('each step is saved as you make it');
    for (const players of [2, 6]) {
      const table = await Table.empty(page, players);
      await expect(table.player('Ada')).toBeVisible();
      await page.goto('./');
    }
  });

  test('leads somebody new to a kicked spell in a few presses', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByText('start here')).toBeVisible();
    await page.getByRole('button', { name: /Six lands/ }).click();
    const table = new Table(page);
    await table.inHand('Ada', 'Depth Defiler').click();
    await page.getByRole('switch', { name: /Kicker/ }).click();
    await table.answer(/^Announce it/);
    await table.answer(/^Pay/);
    await expect(table.onStack('Depth Defiler').first()).toBeVisible();
  });
});

test.describe('saved works', () => {
  test('are renamed, and called so on the table and in the list', async ({ page }) => {
    await begun(page);
    await toStart(page);
    await choose(page, /More for Six lands/, 'Rename');
    await page.getByRole('textbox', { name: 'New title' }).fill('Kicker lesson');
    await page.keyboard.press('Enter');
    await works(page)
      .getByRole('button', { name: /^Kicker lesson/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Kicker lesson' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Kicker lesson' })).toBeVisible();
  });
});
