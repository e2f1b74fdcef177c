import { expect } from '@playwright/test';
import { ada, after, bea, board, verb } from '../play/verb';

verb('another cost is paid in place of the mana cost', {
  on: board(ada({ hand: ['Hill Giant'], battlefield: ['Omniscience'] }), bea()),
  does: async (person) => {
    await person.act(person.inHand('Ada', 'Hill Giant'), /^Cast/);
    await person.press(person.draft.getByRole('radio', { name: /Omniscience/ }));
    await person.answer(/^Announce it/);
    await person.resolve();
    await expect(person.onBattlefield('Hill Giant')).toBeVisible();
  },
  comesTo: [{ cast: 'hill-giant', alternative: 'Omniscience' }, { resolve: true }],
});

verb('a creature is tapped for convoke', {
  on: {
    ...board(
      ada({ hand: ['Choir of the Grove'], battlefield: ['Forest', 'Grizzly Bears'] }),
      bea(),
    ),
    cards: [
      {
        name: 'Choir of the Grove',
        mana_cost: '{1}{G}',
        type_line: 'Creature — Elf',
        oracle_text: 'Convoke',
        power: '3',
        toughness: '3',
      },
    ],
  },
  does: async (person) => {
    await person.cast('Choir of the Grove');
    await person.press(person.onBattlefield('Grizzly Bears'));
    await person.pay();
    await person.resolve();
    await expect(person.onBattlefield('Choir of the Grove')).toBeVisible();
  },
  comesTo: [
    {
      cast: 'choir-of-the-grove',
      pay: [{ activate: 'grizzly-bears', ability: 'convoke' }, 'forest'],
    },
    { resolve: true },
  ],
});

verb('a card is cast face down', {
  on: board(ada({ hand: ['Exalted Angel'], battlefield: ['3 Plains'] }), bea()),
  does: async (person) => {
    await person.act(person.inHand('Ada', 'Exalted Angel'), /^Cast face down/);
    await person.pay();
    await person.resolve();
  },
  comesTo: [{ cast: 'exalted-angel', alternative: 'morph' }, { resolve: true }],
});

verb('a permanent is turned face up', {
  on: board(ada({ battlefield: [{ card: 'Exalted Angel', faceDown: true }, '4 Plains'] }), bea()),
  does: async (person) => {
    await person.act(person.onBattlefield('Face-down card'), /^Turn face up/);
    await person.pay();
    await expect(person.onBattlefield('Exalted Angel')).toHaveAccessibleName(/4\/5/);
  },
  comesTo: [{ turnFaceUp: 'exalted-angel' }],
});

const jace = after(
  board(
    ada({
      battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }],
      library: ['Opt', 'Shock'],
    }),
    bea(),
  ),
);

verb('a loyalty ability that adds counters', {
  on: jace,
  does: async (person) => {
    await person.act(person.onBattlefield('Jace Beleren'), /Each player draws/);
    await person.resolve();
    await expect(person.onBattlefield('Jace Beleren')).toHaveAccessibleName(/loyalty 5/);
  },
  comesTo: [{ activate: 'jace-beleren', ability: 1 }, { resolve: true }],
});

verb('a loyalty ability with a target', {
  on: jace,
  does: async (person) => {
    await person.act(person.onBattlefield('Jace Beleren'), /Target player draws/);
    await person.aimAtPlayer('Ada');
    await person.resolve();
    await expect(person.zone('Ada', 'Hand')).toHaveAccessibleName(/1 card/);
  },
  comesTo: [{ activate: 'jace-beleren', ability: 2, targets: ['Ada'] }, { resolve: true }],
});
