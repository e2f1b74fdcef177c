import { expect, test } from '@playwright/test';
import { withScenario } from './play/scenario';
import { Table } from './play/table';

const board = /Six lands/;

test('several are selected by mouse, and one choice is done to all of them', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.add('Grizzly Bears');
  await table.add('Hill Giant');
  const both = [table.onBattlefield('Grizzly Bears'), table.onBattlefield('Hill Giant')];
  for (const card of both) await card.click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: /^Tap/ }).click();
  for (const card of both) await expect(card).toHaveAccessibleName(/tapped/);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.keyboard.press('z');
  for (const card of both) await expect(card).not.toHaveAccessibleName(/tapped/);
});

test('selected by keys: X on each, U taps them', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.add('Grizzly Bears', { count: 2 });
  const bears = table.onBattlefield('Grizzly Bears');
  for (const place of [0, 1]) {
    await bears.nth(place).focus();
    await page.keyboard.press('x');
  }
  await page.keyboard.press('u');
  await expect(bears.first()).toHaveAccessibleName(/tapped/);
  await expect(bears.nth(1)).toHaveAccessibleName(/tapped/);
});

test('a copy token, and counters by buttons', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.onBattlefield('Serra Angel').focus();
  await page.keyboard.press('k');
  const copying = page.getByRole('dialog', { name: /^Tokens that are copies of Serra Angel/ });
  await copying.getByRole('button', { name: 'How many: one more' }).click();
  await copying.getByLabel('Under whose control').selectOption('Ada');
  await copying.getByRole('button', { name: 'Make 2' }).click();
  await expect(table.onBattlefield('Serra Angel token')).toHaveCount(2);
  await table.onBattlefield('Serra Angel token').first().focus();
  await page.keyboard.press('c');
  await page.getByRole('button', { name: '+1/+1: one more' }).click();
  await page.getByRole('button', { name: 'Set' }).click();
  await expect(table.onBattlefield('Serra Angel token').first()).toHaveAccessibleName(/5\/5/);
});

test('attached on the table, and taken off', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.add('Bonesplitter');
  await table.onBattlefield('Bonesplitter').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Attach to …' }).click();
  await expect(page.getByText(/Press what Bonesplitter is to be attached to/)).toBeVisible();
  await table.onBattlefield('Serra Angel').click();
  await expect(table.onBattlefield('Serra Angel')).toHaveAccessibleName(/6\/4/);
});

test('drawn and milled by hand from an unknown library', async ({ page }) => {
  const table = await Table.empty(page);
  await table.player('Ada').click();
  await page.getByRole('menuitem', { name: 'Draw, mill, shuffle …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ada’s library' });
  await dialog.getByRole('button', { name: 'How many: one more' }).click();
  await dialog.getByRole('button', { name: 'Draw 2' }).click();
  await expect(table.zone('Ada', 'Hand')).toHaveAccessibleName(/2 cards/);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('several are selected by taps, and moved', async ({ page }) => {
    const table = await Table.withBoard(page, board);
    await page.getByRole('button', { name: 'More', exact: true }).first().tap();
    await page.getByRole('menuitem', { name: /^Select several cards/ }).tap();
    const bar = page.getByRole('region', { name: 'Selected' });
    await expect(bar).toContainText('Press cards to select them');
    await table.card('Serra Angel').first().tap();
    await expect(bar).toContainText('1 selected');
    await bar.getByRole('button', { name: /^Move to/ }).tap();
    await page.getByRole('button', { name: 'Exile', exact: true }).tap();
    await expect(table.card('Serra Angel')).toHaveCount(0);
    await bar.getByRole('button', { name: 'Done' }).tap();
    await expect(bar).toBeHidden();
  });
});

test('a marquee over the empty table selects what it touches', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  const angel = await table.onBattlefield('Serra Angel').boundingBox();
  if (angel === null) throw new Error('no place');
  await page.mouse.move(angel.x - 60, angel.y + 20);
  await page.mouse.down();
  await page.mouse.move(angel.x + 20, angel.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Selected' })).toContainText('1 selected');
  await expect(table.onBattlefield('Serra Angel')).toHaveAccessibleName(/selected/);
});

test('a card dropped anywhere on the hand that is laid open goes to its owner’s hand', async ({
  page,
}) => {
  const table = await withScenario(page, {
    title: 'to the hand',
    players: [
      { name: 'Ada', battlefield: ['Grizzly Bears'], hand: ['Shock'] },
      { name: 'Bea', battlefield: ['Hill Giant'] },
    ],
    turn: { step: 'main1' },
  });
  const hand = page.getByRole('region', { name: 'Ada’s hand' });
  await table.onBattlefield('Grizzly Bears').dragTo(hand);
  await expect(table.inHand('Ada', 'Grizzly Bears')).toBeVisible();
  await table.onBattlefield('Hill Giant').dragTo(hand);
  await expect(table.zone('Bea', 'Hand')).toHaveAccessibleName(/1 card/);
});
