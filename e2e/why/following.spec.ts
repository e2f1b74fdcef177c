import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { ada, after, bea, board, verb } from '../play/verb';

/** Ada's kicked Depth Defiler is on the stack, and above it its trigger with both modes. */
const kicked = after(
  board(
    ada({
      hand: ['Depth Defiler', 'Plains'],
      battlefield: ['6 Island', 'Wastes'],
      library: ['Forest', 'Swamp'],
    }),
    bea({ battlefield: ['Serra Angel'] }),
  ),
  { cast: 'Depth Defiler', kick: true },
  { answer: 'serra-angel' },
  { answer: 'Ada' },
);

verb('while a kicked trigger resolves, what is done is dim and what is asked for is lit', {
  on: kicked,
  does: async (person) => {
    const { page } = person;
    const stack = page.getByRole('region', { name: /^Stack/ });
    const text = stack.locator('.followed');
    // What its words point at is said, by focus or pointer, before anything of it is done.
    await person.press(text.getByRole('button', { name: 'target creature' }));
    await expect(text).toContainText('target creature: Serra Angel');
    await expect(person.onBattlefield('Serra Angel')).toHaveAttribute('data-meant', '');
    await person.pass(2);
    await expect(text.locator('.now')).toHaveText(/^discards a card/);
    await expect(text.locator('.done').last()).toContainText('draws two cards');
    await expectNoFaults(page, '.stackpanel');
  },
  comesTo: [{ pass: true }, { pass: true }],
});
