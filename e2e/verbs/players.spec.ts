import { expect } from '@playwright/test';
import { ada, bea, board, verb } from '../play/verb';

verb('cards are drawn by hand from a library that nobody knows', {
  on: board(ada(), bea()),
  does: async (person) => {
    await person.actOnPlayer('Ada', /^Draw, mill/);
    const dialog = person.page.getByRole('dialog', { name: 'Ada’s library' });
    await person.hands.press(dialog.getByRole('button', { name: 'How many: one more' }));
    await person.hands.press(dialog.getByRole('button', { name: 'Draw 2' }));
    await expect(person.zone('Ada', 'Hand')).toHaveAccessibleName(/2 cards/);
  },
  comesTo: [{ edit: 'place', player: 'Ada', zone: 'hand', card: '?', count: 2 }],
});

verb('a known card is milled by hand', {
  on: board(ada({ library: ['Opt', 'Shock'] }), bea()),
  does: async (person) => {
    await person.actOnPlayer('Ada', /^Draw, mill/);
    const dialog = person.page.getByRole('dialog', { name: 'Ada’s library' });
    await person.hands.press(dialog.getByRole('button', { name: 'Mill 1' }));
    await expect(person.zone('Ada', 'Graveyard')).toHaveAccessibleName(/1 card/);
  },
  comesTo: [{ edit: 'move', object: 'opt', zone: 'graveyard' }],
});

verb('counters of a player are set by hand', {
  on: board(ada(), bea()),
  does: async (person) => {
    await person.actOnPlayer('Bea', /^Counters/);
    const dialog = person.page.getByRole('dialog');
    await person.hands.write(dialog.getByRole('spinbutton', { name: 'poison' }), '3');
    await person.hands.press(dialog.getByRole('button', { name: 'Set', exact: true }));
    await expect(dialog).toBeHidden();
  },
  comesTo: [{ edit: 'set', player: 'Bea', counters: { poison: 3 } }],
});

verb('all of a player are untapped by hand', {
  on: board(
    ada({ battlefield: [{ card: 'Island', tapped: true }, 'Forest'] }),
    bea({ battlefield: [{ card: 'Plains', tapped: true }] }),
  ),
  does: (person) => person.actOnPlayer('Ada', /^Untap all/),
  comesTo: [{ edit: 'set', object: 'island', tapped: false }],
});

verb('a player concedes', {
  on: board(ada(), bea()),
  does: async (person) => {
    await person.actOnPlayer('Ada', /^Concede/);
    await expect(person.page.getByText(/Bea (has )?w(i|o)ns?/).first()).toBeVisible();
  },
  comesTo: [{ answer: 'concede', question: 'priority' }],
});

verb('all cards of a zone are moved by hand', {
  on: board(ada({ graveyard: ['Opt', 'Shock'] }), bea()),
  does: async (person) => {
    const { hands, page } = person;
    await person.press(person.zone('Ada', 'Graveyard'));
    await hands.press(page.getByRole('button', { name: 'All actions of Ada’s graveyard' }));
    await hands.press(page.getByRole('menuitem', { name: /^Move all of it/ }));
    await hands.press(page.getByRole('button', { name: 'Exile', exact: true }));
    await expect(person.zone('Ada', 'Exile')).toHaveAccessibleName(/2 cards/);
  },
  comesTo: [
    { edit: 'move', object: 'opt', zone: 'exile' },
    { edit: 'move', object: 'shock', zone: 'exile' },
  ],
});

verb('a card is placed for a player, from their menu', {
  on: board(ada(), bea()),
  does: async (person) => {
    const { hands, page } = person;
    await person.actOnPlayer('Bea', /^Add cards for them/);
    const dialog = page.getByRole('dialog', { name: 'Add a card' });
    await hands.write(dialog.getByRole('combobox', { name: 'Name' }), 'Hill Giant');
    await hands.press(page.getByRole('option', { name: 'Hill Giant' }).first());
    await hands.press(dialog.getByRole('button', { name: /^Put/ }));
    await expect(person.onBattlefield('Hill Giant')).toBeVisible();
  },
  comesTo: [{ edit: 'place', player: 'Bea', zone: 'battlefield', card: 'Hill Giant' }],
});
