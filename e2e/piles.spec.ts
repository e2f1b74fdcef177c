import { expect, type Page, test } from '@playwright/test';
import { openKept } from './play/boards';
import { withScenario } from './play/scenario';
import { Table } from './play/table';

/** Answers how many of a pile are meant. */
async function howMany(page: Page, count: number) {
  const dialog = page.getByRole('dialog', { name: /how many\?$/ });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('spinbutton').fill(String(count));
  await dialog.getByRole('button', { name: `With ${count}` }).click();
  await expect(dialog).toBeHidden();
}

const token = (name: string, count: number) => ({
  token: { name, type_line: `Token Creature — ${name}`, colors: ['R'], power: '1', toughness: '1' },
  count,
});

const ofTwo = (battlefield: readonly unknown[], hand: readonly string[]) => ({
  title: 'Piles',
  players: [
    { name: 'Ada', battlefield, hand },
    { name: 'Bea', battlefield: [], hand: [] },
  ],
  turn: { active: 'Ada', step: 'main1' },
});

test('one of a pile becomes the target, and lies apart from it', async ({ page }) => {
  const table = await withScenario(page, ofTwo(['Mountain', token('Goblin', 12)], ['Shock']));
  const goblins = table.onBattlefield('Goblin token');
  await table.inHand('Ada', 'Shock').click();
  await goblins.first().click();
  await table.answer(/^Choose this target/);
  await expect(goblins).toHaveCount(2);
  await table.answer(/^Pay/);
  await table.pass();
  await table.pass();
  await expect(goblins).toHaveCount(1);
  await expect(goblins).toHaveAccessibleName(/11 /);
});

test('Arrow Down goes into a pile and Escape out of it, with the focus', async ({ page }) => {
  const table = await withScenario(page, ofTwo([token('Goblin', 12)], []));
  const goblins = table.onBattlefield('Goblin token');
  await goblins.focus();
  await page.keyboard.press('ArrowDown');
  await expect(goblins).toHaveCount(12);
  await expect(goblins.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(goblins.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(goblins).toHaveCount(1);
  await expect(goblins).toBeFocused();
});

test.describe('the stack', () => {
  const items = (page: Page) => new Table(page).onStack('Soul Warden');

  test('lays what is alike on one pile, and takes what resolves from it', async ({ page }) => {
    await openKept(page, 'piles-stack');
    await expect(items(page)).toHaveCount(1);
    await expect(items(page)).toHaveAccessibleName(/8 alike/);
    await new Table(page).pass();
    await new Table(page).pass();
    await expect(items(page)).toHaveAccessibleName(/7 alike/);
  });

  test('opens a pile by its button and by keys', async ({ page }) => {
    await openKept(page, 'piles-stack');
    await page.getByRole('button', { name: /^8 × .*: spread out$/ }).click();
    await expect(items(page)).toHaveCount(8);
    await items(page).nth(2).focus();
    await page.keyboard.press('Escape');
    await expect(items(page)).toHaveCount(1);
    await expect(items(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items(page)).toHaveCount(8);
    await expect(items(page).first()).toBeFocused();
  });

  test('parts the one of a pile that is responded to', async ({ page }) => {
    await openKept(page, 'piles-stack');
    const table = new Table(page);
    await table.onBattlefield('Strionic Resonator').click();
    const draft = page.getByRole('complementary', { name: /^Activating/ });
    await draft
      .getByRole('radio', { name: /^Soul Warden/ })
      .nth(3)
      .click();
    await table.answer(/^Choose this target/);
    await table.answer(/^Pay/);
    await expect(items(page)).toHaveCount(3);
    await expect(table.onStack('Strionic Resonator')).toHaveCount(1);
  });
});

test('a pile that was lifted by a key asks how many when it is dropped', async ({ page }) => {
  const table = await withScenario(page, ofTwo(['6 Forest'], []));
  const forests = table.onBattlefield('Forest');
  await forests.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await howMany(page, 2);
  await expect(forests).toHaveCount(4);
});

test('a pile that was dragged asks how many when it is dropped', async ({ page }) => {
  const table = await withScenario(page, ofTwo(['6 Forest'], []));
  const forests = table.onBattlefield('Forest');
  await forests.dragTo(table.zone('Ada', 'Graveyard'));
  await howMany(page, 3);
  await expect(forests).toHaveCount(3);
  await expect(table.zone('Ada', 'Graveyard')).toHaveAccessibleName(/3 cards/);
});
