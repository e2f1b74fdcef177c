import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { ada, after, bea, board, verb } from '../play/verb';

/** Ada's Bolt at Bea's Bears lies on the stack. */
const bolt = after(
  board(
    ada({ hand: ['Lightning Bolt'], battlefield: ['Mountain'] }),
    bea({ hand: ['Giant Growth'], battlefield: ['Grizzly Bears', 'Forest'] }),
  ),
  { cast: 'Lightning Bolt', targets: ['grizzly-bears'] },
);

verb('could Bea have responded? the moment is seen, and entered as a branch', {
  on: bolt,
  does: async (person) => {
    const { page } = person;
    await person.pass(2);
    await expect(person.onBattlefield('Grizzly Bears')).toHaveCount(0);
    await person.openXray();
    const picture = page.getByRole('dialog', { name: 'Who could act when' });
    await expect(
      picture.getByRole('button', { name: /state-based actions: .*dies/ }),
    ).toBeVisible();
    await expectNoFaults(page, '[role=dialog]');
    const missed = picture.getByRole('button', { name: /Bea priority: passes.*Lightning Bolt/ });
    await person.press(missed);
    await expect(picture).toBeHidden();
    await expect(person.onBattlefield('Grizzly Bears')).toBeVisible();
    await person.press(person.inHand('Bea', 'Giant Growth'));
    await person.aimAt('Grizzly Bears');
    await person.pay();
  },
  comesTo: [
    { pass: true },
    { branch: [{ pass: true }] },
    { cast: 'Giant Growth', targets: ['grizzly-bears'] },
  ],
});
