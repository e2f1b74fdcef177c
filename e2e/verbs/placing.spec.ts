import { expect } from '@playwright/test';
import { ada, bea, board, verb } from '../play/verb';

const empty = board(ada(), bea());

for (const [zone, words] of [
  ['battlefield', 'battlefield'],
  ['hand', 'hand'],
  ['library', 'library, on top'],
  ['graveyard', 'graveyard'],
  ['exile', 'exile'],
  ['command', 'command zone'],
] as const) {
  verb(`a card is placed: ${words}`, {
    on: empty,
    does: (person) => person.place('Grizzly Bears', { player: 'Bea', zone: words }),
    comesTo: [{ edit: 'place', player: 'Bea', zone, card: 'Grizzly Bears' }],
  });
}

verb('several cards are placed at once', {
  on: empty,
  does: async (person) => {
    await person.place('Forest', { count: 3 });
    await expect(person.onBattlefield('Forest')).toHaveCount(3);
  },
  comesTo: [{ edit: 'place', player: 'Ada', zone: 'battlefield', card: 'Forest', count: 3 }],
});

verb('any number of unknown cards is placed', {
  on: empty,
  does: async (person) => {
    await person.place('Unknown card', { zone: 'hand', typed: '12 ?' });
    await expect(person.zone('Ada', 'Hand')).toHaveAccessibleName(/12 cards/);
  },
  comesTo: [{ edit: 'place', player: 'Ada', zone: 'hand', card: '?', count: 12 }],
});

verb('a token that some card makes is made by hand', {
  on: empty,
  does: async (person) => {
    const { hands, page } = person;
    const dialog = page.getByRole('dialog', { name: 'Add a card' });
    await hands.keyOr('g', async () => {
      await person.openAdding();
      await hands.press(dialog.getByRole('tab', { name: 'Tokens' }));
    });
    await hands.write(dialog.getByRole('combobox', { name: 'Name' }), 'Goblin');
    await hands.press(page.getByRole('option', { name: /^Goblin/ }).first());
    await hands.press(dialog.getByRole('button', { name: /^Put/ }));
    await expect(person.onBattlefield('Goblin token')).toHaveAccessibleName(/1\/1 red/);
  },
  comesTo: [
    {
      edit: 'place',
      player: 'Ada',
      zone: 'battlefield',
      token: {
        name: 'Goblin Token',
        type_line: 'Creature — Goblin',
        colors: ['R'],
        power: '1',
        toughness: '1',
      },
      sick: true,
    },
  ],
});

verb('a token in one’s own words is made by hand', {
  on: empty,
  does: async (person) => {
    const { hands } = person;
    const dialog = await person.openAdding();
    await hands.press(dialog.getByRole('tab', { name: 'Own token' }));
    await hands.write(dialog.getByLabel('Name of the token'), 'Knight');
    await hands.write(dialog.getByLabel('Type line'), 'Creature — Knight');
    await hands.press(dialog.getByRole('button', { name: 'white' }));
    await hands.write(dialog.getByLabel(/^Text/), 'Vigilance');
    await hands.press(dialog.getByRole('button', { name: 'Take this token' }));
    await hands.press(dialog.getByRole('button', { name: /^Put/ }));
    await expect(person.onBattlefield('Knight token')).toHaveAccessibleName(/1\/1 white/);
  },
  comesTo: [
    {
      edit: 'place',
      player: 'Ada',
      zone: 'battlefield',
      token: {
        name: 'Knight',
        type_line: 'Creature — Knight',
        colors: ['W'],
        power: '1',
        toughness: '1',
        oracle_text: 'Vigilance',
      },
      sick: true,
    },
  ],
});

verb('a token that a card of the table makes is made by hand', {
  on: board(ada({ battlefield: ['Dog Walker'] }), bea()),
  does: async (person) => {
    await person.act(person.onBattlefield('Dog Walker'), /^Make a token that it makes/);
    const dialog = person.page.getByRole('dialog', { name: 'Tokens that Dog Walker makes' });
    await person.hands.press(dialog.getByRole('button', { name: /Dog/ }).first());
    await expect(person.onBattlefield('Dog token')).toBeVisible();
  },
  comesTo: [
    {
      edit: 'place',
      player: 'Ada',
      zone: 'battlefield',
      token: {
        name: 'Dog Token',
        type_line: 'Creature — Dog',
        colors: ['W'],
        power: '1',
        toughness: '1',
      },
      sick: true,
    },
  ],
});
