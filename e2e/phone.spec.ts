import { expect, type Locator, test } from '@playwright/test';
import { openKept } from './play/boards';
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
  await tap(page.getByRole('button', { name: 'Cast it' }));
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

test('a finger that is held shows the card, and let go offers all that can be done', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: /Six lands/ }).tap();
  const table = new Table(page);
  await expect(table.question).toBeVisible();
  const chip = table.card('Serra Angel').first();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const box = await chip.boundingBox();
  if (box === null) throw new Error('No card');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const shown = page.getByRole('tooltip');
  const menu = page.getByRole('menu');

  await test.step('a finger that moves is no held one', async () => {
    await touch('touchStart', x, y);
    await touch('touchMove', x, y + 12);
    await page.waitForTimeout(600);
    await expect(shown).toBeHidden();
    await touch('touchEnd');
    await expect(menu).toBeHidden();
  });

  await test.step('one that keeps still is', async () => {
    await touch('touchStart', x, y);
    await expect(shown).toContainText('Serra Angel');
    await expect(menu).toBeHidden();
    await touch('touchEnd');
    await expect(shown).toBeHidden();
    await expect(menu).toContainText('Counters …');
    await page.waitForTimeout(300);
    await expect(menu).toBeVisible();
  });
});

test('a tap chooses and shows what it is; the same is offered by a button', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /Six lands/ }).tap();
  const table = new Table(page);
  await expect(table.question).toBeVisible();
  await page.getByRole('tab', { name: /^Hand/ }).tap();
  const card = table.card('Depth Defiler');
  const bar = page.getByRole('region', { name: 'Tapped' });
  const casting = page.getByRole('complementary', { name: /^Casting/ });

  await test.step('the first tap does nothing yet', async () => {
    await card.tap();
    await expect(bar).toContainText('Kicker');
    await expect(casting).toHaveCount(0);
  });

  await test.step('a tap elsewhere leaves it', async () => {
    await page.getByRole('main', { name: 'Battlefield' }).tap({ position: { x: 380, y: 8 } });
    await expect(bar).toBeHidden();
  });

  await test.step('its dots open all that can be done, without anything being done first', async () => {
    await card.tap();
    await bar.getByRole('button', { name: 'All actions of Depth Defiler' }).tap();
    await expect(page.getByRole('menu')).toContainText('By hand');
    await page.keyboard.press('Escape');
  });

  await test.step('the second tap acts', async () => {
    await card.tap();
    await expect(casting).toBeVisible();
  });
});

test('of an opened pile the button that gathers it lies free', async ({ page }) => {
  await openKept(page, 'piles');
  await page.getByRole('button', { name: '12 × Goblin: spread out' }).tap();
  const gather = page.getByRole('button', { name: '12 × Goblin: lay on one pile' });
  await expect(gather).toBeVisible();
  const free = await gather.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [left + 3, (left + right) / 2, right - 3].every((x) =>
      button.contains(document.elementFromPoint(x, middle)),
    );
  });
  expect(free).toBe(true);
});
