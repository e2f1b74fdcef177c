import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { openByLink } from '../play/position';
import { ada, bea, board, test } from '../play/verb';

/** A card with a sentence that nobody can read. */
const riddle = {
  name: 'Zyzzyx Riddle',
  mana_cost: '{0}',
  type_line: 'Sorcery',
  oracle_text: 'Draw a card. Flibber the gibbet. Draw two cards.',
};

test('legal, illegal and not modelled here are told apart by sign and word', async ({
  page,
  person,
}) => {
  const hand = ['Zyzzyx Riddle', 'Grizzly Bears', 'Ornithopter'];
  await openByLink(page, { ...board(ada({ hand }), bea()), cards: [riddle] });
  for (const [name, verdict] of [
    ['Ornithopter', 'legal now'],
    ['Grizzly Bears', 'illegal now'],
    ['Zyzzyx Riddle', 'not modelled here'],
  ] as const) {
    await person.act(person.inHand('Ada', name), /^What can be done with it/);
    const deeds = page.getByRole('region', { name: 'What can be done with it?' });
    await expect(
      deeds.getByRole('button', { name: new RegExp(`^Cast.*${verdict}`) }),
    ).toBeVisible();
    if (verdict === 'not modelled here') await expectNoFaults(page);
    await person.hands.keyOr('Escape', () =>
      person.press(page.getByRole('button', { name: /^Table/ })),
    );
    await expect(deeds).toBeHidden();
  }
});
