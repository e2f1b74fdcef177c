import { expect, type Page, test } from '@playwright/test';
import { withScenario } from './play/scenario';
import type { Table } from './play/table';

/** Three players and a planeswalker: each creature may attack any of three. */
const attack = {
  title: 'Whom to attack',
  players: [
    { name: 'Ada', battlefield: ['Grizzly Bears', 'Hill Giant'], hand: [] },
    { name: 'Bea', battlefield: ['Jace Beleren'], hand: [] },
    { name: 'Cleo', battlefield: [], hand: [] },
  ],
  turn: { active: 'Ada', step: 'main1' },
  play: [{ advance: 'declareAttackers' }],
};

const block = {
  title: 'Which to block',
  players: [
    { name: 'Ada', battlefield: ['Grizzly Bears', 'Hill Giant'], hand: [] },
    { name: 'Bea', battlefield: ['Wall of Stone'], hand: [] },
  ],
  turn: { active: 'Ada', step: 'main1' },
  play: [
    { attack: { 'grizzly-bears': 'Bea', 'hill-giant': 'Bea' } },
    { advance: 'declareBlockers' },
  ],
};

const moving = (page: Page) => page.getByRole('status', { name: 'Moving' });

async function bothAttack(table: Table) {
  await table.answer(/^Attack with these 2/);
  await expect(table.onBattlefield('Grizzly Bears')).toHaveAccessibleName(/attacks Cleo/);
  await expect(table.onBattlefield('Hill Giant')).toHaveAccessibleName(/attacks Jace Beleren/);
}

async function wallBlocksGiant(table: Table) {
  await table.answer(/^Block like this/);
  await expect(table.onBattlefield('Wall of Stone')).toHaveAccessibleName(/blocks Hill Giant/);
}

/** Lifts a card by key and goes with the arrows until the live region names the place. */
async function moveByKeys(table: Table, name: string, to: RegExp) {
  const { page } = table;
  await table.onBattlefield(name).focus();
  await page.keyboard.press('m');
  await expect(moving(page)).toContainText(`${name} lifted`);
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(moving(page)).toContainText('Over');
    if (to.test((await moving(page).textContent()) ?? '')) break;
  }
  await page.keyboard.press('Enter');
  await expect(table.onBattlefield(name)).toBeFocused();
}

test.describe('by mouse', () => {
  test('attackers are dragged to whom they attack', async ({ page }) => {
    const table = await withScenario(page, attack);
    await table.onBattlefield('Grizzly Bears').dragTo(table.player('Cleo').first());
    await expect(moving(page)).toHaveText('Grizzly Bears: attacks Cleo');
    await table.onBattlefield('Hill Giant').dragTo(table.onBattlefield('Jace Beleren'));
    await bothAttack(table);
  });

  test('a drag let go elsewhere, or given up with Escape, changes nothing', async ({ page }) => {
    const table = await withScenario(page, attack);
    await table.onBattlefield('Grizzly Bears').dragTo(page.getByRole('region', { name: 'Steps' }));
    await expect(moving(page)).toHaveText('Grizzly Bears put back');
    await table.onBattlefield('Grizzly Bears').hover();
    await page.mouse.down();
    await table.player('Cleo').first().hover();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(table.question.getByRole('button', { name: /^Attack with none/ })).toBeVisible();
  });

  test('a blocker is dragged to the attacker', async ({ page }) => {
    const table = await withScenario(page, block);
    await table.onBattlefield('Wall of Stone').dragTo(table.onBattlefield('Hill Giant'));
    await wallBlocksGiant(table);
  });

  test('a land dragged to the table is played, a spell is cast', async ({ page }) => {
    const table = await withScenario(page, {
      title: 'From the hand',
      players: [
        { name: 'Ada', battlefield: ['2 Forest'], hand: ['Forest', 'Grizzly Bears'] },
        { name: 'Bea', battlefield: [], hand: [] },
      ],
      turn: { active: 'Ada', step: 'main1' },
    });
    const field = page.getByRole('main', { name: 'Battlefield' });
    await table.inHand('Ada', 'Forest').dragTo(field);
    await expect(table.inHand('Ada', 'Forest')).toHaveCount(0);
    await table.inHand('Ada', 'Grizzly Bears').dragTo(field);
    await expect(
      page.getByRole('complementary', { name: /^Casting.*Grizzly Bears/ }),
    ).toBeVisible();
    await table.answer(/^Cancel/);
    await expect(table.inHand('Ada', 'Grizzly Bears')).toBeVisible();
    await test.step('onto a zone: by hand, and marked so', async () => {
      await table.inHand('Ada', 'Grizzly Bears').dragTo(table.zone('Ada', 'Graveyard'));
      await expect(table.zone('Ada', 'Graveyard')).toHaveAccessibleName(/1 card/);
    });
  });
});

test.describe('by keyboard alone', () => {
  test('attackers are lifted, arrows choose, Enter drops', async ({ page }) => {
    const table = await withScenario(page, attack);
    await moveByKeys(table, 'Grizzly Bears', /Over Cleo/);
    await moveByKeys(table, 'Hill Giant', /Over Jace/);
    await bothAttack(table);
  });

  test('a blocker likewise; Escape puts it back', async ({ page }) => {
    const table = await withScenario(page, block);
    await table.onBattlefield('Wall of Stone').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(moving(page)).toHaveText('Wall of Stone put back');
    await moveByKeys(table, 'Wall of Stone', /Over Hill Giant/);
    await wallBlocksGiant(table);
  });
});

test.describe('by touch without dragging', () => {
  test.use({ hasTouch: true });

  test('a creature is tapped, then whom it attacks', async ({ page }) => {
    const table = await withScenario(page, attack);
    await table.onBattlefield('Grizzly Bears').tap();
    await table.player('Cleo').first().tap();
    await table.onBattlefield('Hill Giant').tap();
    await table.onBattlefield('Jace Beleren').tap();
    await bothAttack(table);
  });

  test('several are tapped, and go the same way', async ({ page }) => {
    const table = await withScenario(page, attack);
    await table.onBattlefield('Grizzly Bears').tap();
    await table.onBattlefield('Hill Giant').tap();
    await table.player('Bea').first().tap();
    await table.answer(/^Attack with these 2/);
    await expect(table.onBattlefield('Hill Giant')).toHaveAccessibleName(/attacks Bea/);
  });

  test('a blocker is tapped, then the attacker', async ({ page }) => {
    const table = await withScenario(page, block);
    await table.onBattlefield('Wall of Stone').tap();
    await table.onBattlefield('Hill Giant').tap();
    await wallBlocksGiant(table);
  });
});
