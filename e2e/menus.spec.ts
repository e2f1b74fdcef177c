import { expect, test } from '@playwright/test';
import { Table } from './play/table';

const board = /Six lands/;

test('what the rules do not allow now stays in the menu, with the reason and the rules', async ({
  page,
}) => {
  const table = await Table.withBoard(page, board);
  await table.onBattlefield('Wastes').click();
  await table.onBattlefield('Wastes').click({ button: 'right' });
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('not now: Wastes is already tapped');
  await expect(menu.getByRole('menuitem', { name: /already tapped.*rule 107\.5/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

for (const width of [1024, 1280]) {
  test(`a menu and the card beside it stay within a window of ${width} points`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    const table = await Table.withBoard(page, /A kicked spell is copied/);
    await table.inHand('Ada', 'Reverberate').click({ button: 'right' });
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('not now: There is no legal target for Reverberate.');
    for (const part of [menu, page.locator('.menureader')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a press that the rules refuse says why, and changes nothing', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.onBattlefield('Wastes').click();
  await table.onBattlefield('Wastes').focus();
  await page.keyboard.press('t');
  await expect(page.getByRole('alert')).toContainText('already tapped');
  await table.pass();
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a rule’s number opens its heading', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.question.getByRole('button', { name: /^rule 117.1/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rule 117.1' });
  await expect(dialog).toContainText('117');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('changes by hand are marked as such', async ({ page }) => {
  const table = await Table.withBoard(page, board);

  await test.step('life', async () => {
    await table.player('Bea').click();
    await page.getByRole('menuitem', { name: 'Life and mana …' }).click();
    await page.getByRole('spinbutton', { name: 'Life' }).fill('7');
    await page.getByRole('button', { name: 'Set' }).click();
    await expect(table.player('Bea')).toHaveAccessibleName(/7 life/);
  });

  await test.step('counters', async () => {
    await table.onBattlefield('Serra Angel').click();
    await page.getByRole('menuitem', { name: 'Counters …' }).click();
    await page.getByRole('spinbutton', { name: '+1/+1' }).fill('2');
    await page.getByRole('button', { name: 'Set' }).click();
    await expect(table.onBattlefield('Serra Angel')).toHaveAccessibleName(/6\/6 white/);
    await expect(table.onBattlefield('Serra Angel')).toHaveAccessibleName(/2 \+1\/\+1 counters/);
  });

  await test.step('another zone', async () => {
    await table.onBattlefield('Serra Angel').click();
    await page.getByRole('menuitem', { name: 'Move to …' }).click();
    await page.getByRole('button', { name: 'Exile', exact: true }).click();
    await expect(table.onBattlefield('Serra Angel')).toHaveCount(0);
    expect(await table.listed('Bea', 'Exile')).toEqual(['Serra Angel']);
  });

  await expect(table.steps.getByText('by hand').first()).toBeVisible();
});

test('why a card is as it is, layer by layer', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.add('Glorious Anthem', { player: 'Bea' });
  await table.onBattlefield('Serra Angel').click();
  await page.getByRole('menuitem', { name: /^Why is it as it is/ }).click();
  const power = page.getByRole('region', { name: 'Why is it 5/5?' });
  await expect(power).toContainText('Glorious Anthem');
  await expect(power.getByText('613.4c')).toBeVisible();
});

test('everything on the table has its menu, by the right button and by keys', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  const menu = page.getByRole('menu');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  };
  const zone = table.zone('Bea', 'Library');

  await test.step('a player', async () => {
    await table.player('Bea').click({ button: 'right' });
    await expect(menu).toContainText('Life and mana …');
    await close();
  });

  await test.step('a zone, with the focus given back to it', async () => {
    await zone.click({ button: 'right' });
    await expect(menu).toContainText('Draw, mill, shuffle …');
    await close();
    await expect(zone).toBeFocused();
    for (const key of ['a', 'Shift+F10', 'ContextMenu']) {
      await page.keyboard.press(key);
      await expect(menu).toContainText('Draw, mill, shuffle …');
      await close();
    }
  });

  await test.step('what is looked through from it', async () => {
    await table.zone('Ada', 'Graveyard').click({ button: 'right' });
    await menu.getByRole('menuitem', { name: 'Look through it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ada’s graveyard' });
    await dialog.getByRole('button', { name: 'All actions of Ada’s graveyard' }).click();
    await menu.getByRole('menuitem', { name: 'Add cards here …' }).click();
    await expect(page.getByLabel('Where')).toHaveValue('graveyard');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('the empty table, where the pointer is', async () => {
    await page
      .getByRole('main', { name: 'Battlefield' })
      .click({ button: 'right', position: { x: 400, y: 20 } });
    await expect(menu.getByRole('menuitem', { name: /^Pass: / })).toBeVisible();
    const box = await menu.boundingBox();
    expect(box?.x ?? 0).toBeGreaterThan(400);
    await close();
  });

  await test.step('a card, with the keys that do the same', async () => {
    await table.onBattlefield('Wastes').first().focus();
    await page.keyboard.press('.');
    await expect(menu.getByRole('menuitem', { name: /^Tap\b.*U$/ })).toBeVisible();
    await close();
  });

  await test.step('something on the stack', async () => {
    await table.onBattlefield('Wastes').first().click();
    await table.inHand('Ada', 'Depth Defiler').click();
    await table.answer(/^Announce it/);
    await table.answer(/^Pay/);
    await table.onStack('Depth Defiler').first().click({ button: 'right' });
    await expect(menu.getByRole('menuitem', { name: /^Resolve all of the stack/ })).toBeVisible();
    await close();
  });

  await test.step('a step', async () => {
    const step = table.steps.locator('.log').getByRole('button', { name: /^Ada taps Wastes/ });
    await step.first().click({ button: 'right' });
    await menu.getByRole('menuitem', { name: 'Go there' }).click();
    await expect(table.onStack('Depth Defiler')).toHaveCount(0);
  });
});
