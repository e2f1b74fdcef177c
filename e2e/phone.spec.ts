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

test('an empty table offers its first card, and the bar one more', async ({ page }) => {
  const table = await Table.empty(page);
  const dialog = page.getByRole('dialog', { name: 'Add a card' });

  await test.step('in the middle of what is empty', async () => {
    await page.getByRole('button', { name: 'Place the first card' }).tap();
    await expect(dialog.getByRole('button', { name: /^Put/ })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('in the bar, without a menu', async () => {
    await table.add('Serra Angel');
    await expect(table.onBattlefield('Serra Angel')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place the first card' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add a card' })).toBeInViewport({ ratio: 1 });
  });
});

test('where a finger points nothing tells of keys', async ({ page }) => {
  const keys = page.locator('.key').filter({ visible: true });
  for (const board of ['question-target', 'question-order-triggers', 'stack-of-six', 'casting']) {
    await page.goto('about:blank');
    await openKept(page, board);
    await expect(new Table(page).question).toBeVisible();
    await expect(keys).toHaveCount(0);
  }

  await test.step('no menu does', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'More' }).tap();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(keys).toHaveCount(0);
  });

  await test.step('their own page lists them all the same', async () => {
    await page.getByRole('menuitem', { name: /^All keys/ }).tap();
    await expect(keys.first()).toBeVisible();
  });
});

test('the kicker is asked for above what announces it', async ({ page }) => {
  await openKept(page, 'casting');
  const table = new Table(page);
  await page.getByRole('tab', { name: /^Hand/ }).tap();
  await table.card('Depth Defiler').tap();
  await page.getByRole('button', { name: 'Cast it', exact: true }).tap();
  const kicker = await page.getByRole('switch', { name: /Kicker/ }).boundingBox();
  const announce = await table.question.getByRole('button', { name: /^Announce/ }).boundingBox();
  expect(kicker?.y).toBeLessThan(announce?.y ?? 0);
  expect((kicker?.y ?? 0) + (kicker?.height ?? 0)).toBeLessThanOrEqual(announce?.y ?? 0);
});

test('what answers lies at the lower edge, in reach of a thumb', async ({ page }) => {
  const boards = [
    'empty',
    'full-board',
    'question-target',
    'question-attackers',
    'question-damage',
  ];
  for (const board of [...boards, 'question-yes-no', 'question-order-triggers']) {
    await page.goto('about:blank');
    await openKept(page, board);
    const answer = new Table(page).question.locator('[data-primary]');
    await expect(answer).toBeInViewport({ ratio: 1 });
    for (const height of ['low', 'half', 'tall']) {
      const box = await answer.boundingBox();
      const below = 844 - (box?.y ?? 0) - (box?.height ?? 0);
      expect(below, `${board}, ${height}`).toBeGreaterThanOrEqual(0);
      expect(below, `${board}, ${height}`).toBeLessThanOrEqual(24);
      await page.getByRole('button', { name: /^Sheet:/ }).tap();
    }
  }
});
