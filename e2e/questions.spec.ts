import { expect, test } from '@playwright/test';
import { withScenario } from './play/scenario';

const division = {
  title: 'Damage among blockers',
  players: [
    { name: 'Ada', battlefield: ['Plated Slagwurm'], hand: [] },
    { name: 'Bea', battlefield: ['Grizzly Bears', 'Hill Giant'], hand: [] },
  ],
  turn: { active: 'Ada', step: 'main1' },
  play: [
    { attack: { 'plated-slagwurm': 'Bea' } },
    { block: { 'grizzly-bears': 'plated-slagwurm', 'hill-giant': 'plated-slagwurm' } },
    { advance: 'combatDamage' },
  ],
};

for (const way of ['click', 'keyboard', 'tap'] as const) {
  test.describe(`by ${way}`, () => {
    test.use({ hasTouch: way === 'tap' });

    test('damage is divided on the creatures themselves, lethal is said', async ({ page }) => {
      const table = await withScenario(page, division);
      const press = async (name: RegExp, times: number) => {
        const button = page.getByRole('main').getByRole('button', { name });
        for (let n = 0; n < times; n += 1) {
          if (way === 'tap') await button.tap();
          else if (way === 'click') await button.click();
          else {
            await button.focus();
            await page.keyboard.press('Enter');
          }
        }
      };
      await expect(table.question).toContainText('2 is lethal');
      await press(/^damage to Grizzly Bears.*one more/, 2);
      await expect(table.question).toContainText('6 left');
      await press(/^damage to Hill Giant.*one more/, 6);
      await table.answer(/^Divide like this/);
      await expect(table.onBattlefield('Grizzly Bears')).toHaveCount(0);
    });
  });
}

test('an offer says what it offers, in the words of the text', async ({ page }) => {
  const table = await withScenario(page, {
    title: 'Each player may',
    players: [
      { name: 'Ada', battlefield: [], hand: ['Show and Tell', 'Hill Giant', 'Grizzly Bears'] },
      { name: 'Bea', battlefield: [], hand: [] },
    ],
    turn: { active: 'Ada', step: 'main1' },
    play: [{ cast: 'show-and-tell', pay: 'free' }, { resolve: true }],
  });
  await expect(table.question).toContainText(
    /put an artifact, creature, enchantment, or land card/,
  );
  await page.keyboard.press('1');
  await expect(table.question).toContainText('Hill Giant');
  await page.keyboard.press('1');
  await table.answer(/^Choose this one/);
  await expect(table.onBattlefield('Hill Giant')).toBeVisible();
});

test('scry has two piles; a card goes to the bottom and back', async ({ page }) => {
  const table = await withScenario(page, {
    title: 'Scry',
    players: [
      {
        name: 'Ada',
        battlefield: [],
        hand: ['Opt'],
        manaPool: '{U}',
        library: ['Shock', 'Island'],
      },
      { name: 'Bea', battlefield: [], hand: [] },
    ],
    turn: { active: 'Ada', step: 'main1' },
    play: [{ cast: 'opt' }, { resolve: true }],
  });
  const bottom = page.getByRole('region', { name: 'On the bottom of the library' });
  await expect(bottom).toContainText('no card');
  await table.question.getByRole('button', { name: /Shock: on the bottom/ }).click();
  await expect(bottom).toContainText('Shock');
  await table.answer(/^In this order/);
  await expect(table.inHand('Ada', 'Island')).toBeVisible();
});

test('the list of answers folds and hides no step', async ({ page }) => {
  const table = await withScenario(page, division);
  const fold = table.question.getByRole('button', { name: /^The division/ });
  const steps = table.steps;
  const panel = await fold.boundingBox();
  const rail = await steps.boundingBox();
  expect((rail?.y ?? 0) + (rail?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + 1);
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
});
