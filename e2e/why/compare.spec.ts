import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { openByLink } from '../play/position';
import { ada, bea, board, test } from '../play/verb';

const TWO_LINES = {
  ...board(
    ada({ hand: ['Lightning Bolt'], manaPool: '{R}' }),
    bea({ battlefield: ['Grizzly Bears', 'Serra Angel'] }),
  ),
  turn: { step: 'main1' as const },
  play: [
    {
      branch: [{ cast: 'lightning-bolt', targets: ['grizzly-bears'] }, { resolve: true as const }],
    },
    { cast: 'lightning-bolt', targets: ['Bea'] },
    { resolve: true as const },
  ],
};

test('two lines of play stand side by side, and one of them is gone to', async ({
  page,
  person,
  way,
}) => {
  const { hands } = person;
  await openByLink(page, TWO_LINES);
  await expect(person.question).toBeVisible();
  await hands.keyOr('Shift+S', () =>
    hands.press(page.getByRole('button', { name: 'Compare …' }).first()),
  );
  const dialog = page.getByRole('dialog', { name: 'What if, side by side' });
  const first = dialog.getByRole('region', { name: /^Column 1/ });
  const second = dialog.getByRole('region', { name: /^Column 2/ });
  await expect(first).toBeFocused();
  await expect(
    first.getByRole('listitem').filter({ hasText: /Grizzly Bears.*only here/ }),
  ).toBeVisible();
  await expect(second.getByRole('listitem').filter({ hasText: /Bears: not here/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Bea's life 17 20/ })).toBeVisible();
  await expectNoFaults(page, '[role=dialog]');

  // Before the Bolt resolves the Bears are there in both.
  if (way === 'keyboard') {
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('[');
  } else await hands.press(second.getByRole('button', { name: /^One step back/ }));
  await expect(second.getByText('Step 1')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Grizzly Bears/ })).toHaveCount(0);
  await hands.press(second.getByRole('button', { name: 'Go there' }));
  await expect(dialog).toBeHidden();
  await expect(person.onStack('Lightning Bolt')).toBeVisible();
});
