import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { openByLink } from '../play/position';
import { ada, after, bea, board, test } from '../play/verb';

const taxed = board(
  ada({
    battlefield: ['3 Mountain', 'Thalia, Guardian of Thraben', 'Trinisphere'],
    hand: ['Lightning Bolt'],
  }),
  bea(),
);

test('the cost as it is built, and which mana paid which symbol', async ({ page, person }) => {
  await openByLink(page, taxed);
  await person.cast('Lightning Bolt');
  await person.aimAtPlayer('Bea');
  const draft = page.getByRole('complementary', { name: /^Casting, 601\.2: Lightning Bolt/ });
  await person.press(draft.getByRole('button', { name: 'Why this cost?' }));
  await expect(draft.getByRole('button', { name: 'At least: Trinisphere' })).toBeVisible();
  await expect(draft.getByRole('button', { name: /^rule 118\.7,?/ }).first()).toBeVisible();
  await person.pay();
  await person.act(person.onStack('Lightning Bolt'), /^Why is it/);
  const costs = page.getByRole('region', { name: 'What was paid for it' });
  await expect(costs.getByRole('row').filter({ hasText: 'Trinisphere' })).toBeVisible();
  await expect(costs.getByRole('listitem')).toHaveCount(3);
  await expect(costs.getByRole('listitem').first()).toContainText(/from Mountain.* pays/);
});

const doubled = after(
  {
    ...board(
      ada({
        battlefield: ['2 Mountain', 'Doubling Season', 'Parallel Lives'],
        hand: ['Dragon Fodder'],
      }),
      bea({ battlefield: ['Anointed Procession'] }),
    ),
  },
  { cast: 'dragon-fodder' },
  { resolve: true },
);

test('what was proposed, what changed it in which order, and what happened', async ({
  page,
  person,
}) => {
  await openByLink(page, doubled);
  await person.act(person.stepLine(/^Dragon Fodder resolves/), /^What was replaced/);
  const dialog = page.getByRole('dialog', { name: 'How it came about' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Proposed: Ada creates two Goblin tokens\./,
    /^Doubling Season applies, before Parallel Lives .* four Goblin tokens\./,
    /^Parallel Lives applies: Ada creates eight Goblin tokens\./,
    /^Anointed Procession does not apply/,
    /^So it happens: Ada creates eight Goblin tokens\./,
  ]);
  await expectNoFaults(page, '[role=dialog]');
  await person.press(dialog.getByRole('button', { name: 'Parallel Lives' }));
  await expect(page.getByRole('heading', { name: 'Parallel Lives', level: 2 })).toBeVisible();
});
