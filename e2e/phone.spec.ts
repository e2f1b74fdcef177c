import { expect, type Locator, test } from '@playwright/test';
import { Table } from './play/table';

test('the kicked Depth Defiler by taps on a phone', async ({ page }) => {
  const tap = (what: Locator) => what.first().tap();
  const say = (name: RegExp) => tap(table.question.getByRole('button', { name }));
  await page.goto('./');
  await tap(page.getByRole('button', { name: /Six lands/ }));
  const table = new Table(page);
  await expect(table.question).toBeVisible();

  await tap(page.getByRole('tab', { name: /^Hand/ }));
  await tap(table.card('Depth Defiler'));
  await tap(page.getByRole('switch', { name: /Kicker/ }));
  await expect(page.getByRole('complementary', { name: /^Casting/ })).toBeVisible();
  await say(/^Announce it/);
  await say(/^Pay/);

  await tap(table.card('Serra Angel'));
  await say(/^Choose this target/);
  await tap(table.player('Ada'));
  await say(/^Choose this target/);
  await tap(page.getByRole('tab', { name: /^Stack/ }));
  await expect(table.onStack('Depth Defiler')).toHaveCount(2);
  await say(/^Pass/);
  await say(/^Pass/);
  await tap(table.question.getByRole('radio'));
  await say(/^Discard/);
  await say(/^Pass/);
  await say(/^Pass/);
  await expect(table.card('Depth Defiler')).toHaveAccessibleName(/3\/5 colourless/);
  await expect(table.zone('Bea', 'Hand')).toHaveAccessibleName(/1 card/);

  await test.step('nothing hangs over the side of the screen', async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
