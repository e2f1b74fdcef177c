import { expect, test } from '@playwright/test';
import { Table } from './play/table';
import { walkTo } from './play/walk';

test('a rule number in the steps says what it is about, to the pointer and to the focus', async ({
  page,
}) => {
  const table = await Table.withBoard(page, /Six lands/);
  const chip = table.steps.getByRole('button', { name: /^rule 117\.3/ });
  await expect(chip, 'the headings have come').toHaveAccessibleName(/117\.3, ./);
  const tip = page.getByRole('tooltip').filter({ hasText: '117.3' });
  await chip.hover();
  await expect(tip).toContainText(/117\.3\s*\S+/);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(5, 5);
  const step = table.stepLine('The board as laid out');
  await walkTo(page, step);
  const isThere = () => chip.evaluate((element) => element === document.activeElement);
  for (let arrows = 0; arrows < 8 && !(await isThere()); arrows += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(tip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rule 117.3' })).toBeVisible();
});

test('the reader says what was changed by hand', async ({ page }) => {
  const table = await Table.withBoard(page, /Six lands/);
  await table.onBattlefield('Serra Angel').focus();
  await page.keyboard.press('u');
  await expect(table.onBattlefield('Serra Angel')).toHaveAccessibleName(/tapped/);
  await table.onBattlefield('Serra Angel').hover();
  await expect(page.getByRole('tooltip')).toContainText('Serra Angel is tapped.');
});
