import { expect } from '@playwright/test';
import { openByLink } from '../play/position';
import { ada, bea, board, comingTo, expectLines, test } from '../play/verb';

const table = board(
  ada({ battlefield: ['5 Island', 'Wastes'], hand: ['Depth Defiler'], library: ['3 Island'] }),
  bea({ battlefield: ['Serra Angel'] }),
);

test('a kicked Depth Defiler, step by step with its rules', async ({ page, person }) => {
  await openByLink(page, table);
  const tapped = page
    .getByRole('main', { name: 'Battlefield' })
    .getByRole('button', { name: /^(Island|Wastes),.*\btapped/ });
  const stack = page.getByRole('region', { name: /^Stack/ });

  await test.step('it is announced kicked and paid for by six lands; nothing is left over', async () => {
    await person.expectRulesOf(
      async () => {
        await person.cast('Depth Defiler');
        await person.hands.press(person.draft.getByRole('switch', { name: /Kicker/ }));
        await expect(person.draft.locator('.total').getByRole('img')).toHaveAccessibleName(
          /3 generic.*colourless.*blue/,
        );
        await person.answer(/^Announce it/);
        await expect(tapped).toHaveCount(0);
        await person.pay();
        await expect.poll(() => person.howMany(tapped)).toBe(6);
        await expect(page.getByLabel('Ada’s mana pool')).toHaveCount(0);
      },
      ...['601.2a', '601.2b', '601.2f', '601.2g', '601.2h', '601.2i', '702.33d'],
    );
  });

  await test.step('its trigger goes above it with both modes, and asks for both targets', async () => {
    await expect(person.onStack('Depth Defiler')).toHaveCount(2);
    await expect(person.onStack('Depth Defiler').first()).toHaveAccessibleName(/ability/);
    await person.expectRulesOf(async () => {
      await person.aimAt('Serra Angel');
      await person.aimAtPlayer('Ada');
    }, '603.3d');
    expect(await person.rules()).toContain('603.3c');
    await expect(stack).toContainText('Serra Angel');
    await expect(stack).toContainText('Target player draws two cards');
  });

  await test.step('the trigger resolves first', async () => {
    await person.expectRulesOf(async () => {
      await person.resolve();
      await expect(person.onBattlefield('Serra Angel')).toHaveCount(0);
      await expect(person.zone('Bea', 'Hand')).toHaveAccessibleName(/1 card/);
      await person.tick(/./);
      await person.answer(/^Discard/);
      await expect(person.zone('Ada', 'Graveyard')).toHaveAccessibleName(/1 card/);
      await expect(person.onStack('Depth Defiler')).toHaveCount(1);
    }, '608.2');
  });

  await test.step('and then the creature spell', async () => {
    await person.expectRulesOf(async () => {
      await person.resolve();
      await expect(person.onBattlefield('Depth Defiler')).toHaveAccessibleName(/3\/5 colourless/);
    }, '608.3');
    await expect(person.onStack('Depth Defiler')).toHaveCount(0);
    await expect.poll(() => person.howMany(tapped)).toBe(6);
  });

  await expectLines(
    page,
    comingTo(table, [
      { cast: 'depth-defiler', kick: true },
      { answer: 'serra-angel', question: 'chooseTarget' },
      { answer: 'Ada', question: 'chooseTarget' },
      { resolve: true },
      { answer: ['island-6'], question: 'discard' },
      { resolve: true },
    ]),
  );
});
