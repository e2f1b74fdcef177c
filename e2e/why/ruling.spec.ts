import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { openByLink } from '../play/position';
import { ada, after, bea, board, test } from '../play/verb';

const BOLTED = after(
  {
    ...board(
      ada({ hand: ['Lightning Bolt'], manaPool: '{R}' }),
      bea({ battlefield: ['Grizzly Bears'] }),
    ),
    turn: { step: 'main1' },
  },
  { cast: 'lightning-bolt', targets: ['grizzly-bears'] },
  { resolve: true },
);

test('a ruling is proposed, changed, and copied with the link to its step', async ({
  page,
  person,
  context,
}) => {
  const { hands } = person;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openByLink(page, BOLTED);
  await expect(person.question).toBeVisible();
  await hands.keyOr('Shift+A', () =>
    person.act(person.stepLine(/resolves/), /^A ruling to hand on/),
  );
  const dialog = page.getByRole('dialog', { name: 'A ruling to hand on' });
  await expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue(
    'Ada casts Lightning Bolt. Lightning Bolt targets Grizzly Bears. What happens?',
  );
  await expect(dialog.getByRole('img', { name: /^The table at Step 2/ })).toBeVisible();
  await expect(dialog).toContainText('The link to it goes along');
  await expectNoFaults(page, '[role=dialog]');

  await hands.write(dialog.getByRole('textbox', { name: 'Answer' }), 'The Bears die.');
  await hands.press(dialog.getByRole('button', { name: 'Copy as Markdown' }));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('**Answer.** The Bears die.');
  const markdown = await copied();
  expect(markdown).toMatch(/\d\. .*Grizzly Bears.* \(rules? [\d., a-z]+\)/);
  expect(markdown).toContain('Comprehensive Rules of 17 April 2026');

  // The link leads to this very step.
  const [link = ''] = /http[^)\s]+/.exec(markdown) ?? [];
  await hands.press(dialog.getByRole('button', { name: 'Copy the picture' }));
  await expect(page.getByText('The picture is copied.')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(person.question).toBeVisible();
  await expect(person.onBattlefield('Grizzly Bears')).toHaveCount(0);
  await expect(person.stepLine(/Lightning Bolt resolves/)).toBeVisible();
});
