import { expect, type Page, test } from '@playwright/test';
import { Table } from './play/table';

async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Share a link/ }).click();
  const link = page.getByRole('textbox', { name: 'Link to this step' });
  await expect(link).toHaveValue(/#s=/);
  return link.inputValue();
}

test('a link leads to its very step in a fresh browser, and play goes on from there', async ({
  page,
  browser,
}) => {
  const table = await Table.withBoard(page, /Six lands/);
  await table.onBattlefield('Wastes').click();
  await table.pass();
  await page.keyboard.press('z');
  const link = await linkOf(page);
  expect(link).toContain('&at=');
  await expect(page.getByRole('dialog', { name: 'Share this step' })).toContainText(
    'Step 1: Ada taps Wastes',
  );

  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(link);
  const there = new Table(fresh);
  await expect(there.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  await expect(there.question).toContainText('Ada');
  await expect(fresh.getByRole('button', { name: 'Redo: Ada passes' })).toBeEnabled();
  await there.pass();
  await expect(there.question).toContainText('Bea');
});

test('a link may hold only the way to the step', async ({ page, browser }) => {
  const table = await Table.withBoard(page, /Six lands/);
  await table.onBattlefield('Wastes').click();
  await table.pass();
  await page.keyboard.press('z');
  const whole = await linkOf(page);
  await page.getByRole('radio', { name: /Only the way/ }).click();
  const input = page.getByRole('textbox', { name: 'Link to this step' });
  await expect(input).not.toHaveValue(whole);
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(await input.inputValue());
  await expect(new Table(fresh).onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  await expect(fresh.getByRole('button', { name: /^Redo: / })).toHaveCount(0);
});

test('several files dropped anywhere are opened; a wrong one is named and takes nothing away', async ({
  page,
}) => {
  await page.goto('./');
  const players = [{ name: 'A' }, { name: 'B' }];
  const text = JSON.stringify({ scenario: 1, title: 'Dropped', players });
  const data = await page.evaluateHandle((good) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([good], 'good.scenario.json'));
    transfer.items.add(new File(['oops'], 'bad.scenario.json'));
    return transfer;
  }, text);
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: data });
  await expect(page.getByText('Drop scenario files to open them')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(page.getByText('Drop scenario files to open them')).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Not all could be opened' });
  await expect(dialog).toContainText('bad.scenario.json');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Dropped' })).toBeVisible();
});

test('a link to another step than the present one, from its menu', async ({ page }) => {
  const table = await Table.withBoard(page, /Six lands/);
  await table.onBattlefield('Wastes').click();
  await table.pass();
  await table.stepLine('Ada taps Wastes').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Copy a link/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this step' });
  await expect(dialog).toContainText('Step 1: Ada taps Wastes');
  await expect(dialog.getByRole('textbox', { name: 'Link to this step' })).toHaveValue(
    /&at=%2Fplay%2F0$/,
  );
});
