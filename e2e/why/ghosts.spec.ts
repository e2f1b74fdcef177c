import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { ada, after, bea, board, verb } from '../play/verb';

/** Bea's Unsummon lies above Ada's Swords to Plowshares; both target Serra Angel. */
const swords = after(
  board(
    ada({ hand: ['Swords to Plowshares'], battlefield: ['Plains'] }),
    bea({ hand: ['Unsummon'], battlefield: ['Serra Angel', 'Island'] }),
  ),
  { cast: 'Swords to Plowshares', targets: ['serra-angel'] },
  { pass: true },
  { cast: 'Unsummon', targets: ['serra-angel'] },
);

verb('a target that has left stays as a ghost, and its pronoun says why it means nothing now', {
  on: swords,
  does: async (person) => {
    const { page } = person;
    await person.pass(2);
    await expect(person.onBattlefield('Serra Angel')).toHaveCount(0);
    const ghost = page.getByRole('button', { name: /^Gone: Serra Angel,.*as it last was/ });
    await expect(ghost).toBeVisible();
    const text = page.getByRole('region', { name: /^Stack/ }).locator('.followed');
    await expect(text).toContainText('Its target has left');
    await person.press(text.getByRole('button', { name: 'its', exact: true }));
    await expect(text).toContainText('its: nothing now: Serra Angel was the target');
    await expect(ghost).toHaveAttribute('data-meant', '');
    await expectNoFaults(page, '.stackpanel');
    await person.pass(2);
    await expect(ghost).toHaveCount(0);
  },
  comesTo: [{ pass: true }, { pass: true }, { pass: true }, { pass: true }],
});
