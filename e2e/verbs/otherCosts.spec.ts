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
      ada({ hand: ['Choir of the Grove'], battlefield: ['2 Forest', 'Grizzly Bears'] }),
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

verb('cards are exiled for delve, chosen one by one', {
  on: board(
    ada({
      hand: ['Gurmag Angler'],
      battlefield: ['5 Swamp'],
      graveyard: ['Shock', 'Opt', 'Hill Giant', 'Island'],
    }),
    bea(),
  ),
  does: async (person) => {
    await person.cast('Gurmag Angler');
    const delve = person.draft.getByRole('region', { name: 'Delve' });
    await person.press(delve.getByRole('checkbox', { name: /^Hill Giant/ }));
    await person.press(delve.getByRole('checkbox', { name: /^Island/ }));
    await expect(delve.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(person.question).toContainText('5 sources tap and 2 cards are exiled');
    await person.pay();
    await person.resolve();
    await expect(person.onBattlefield('Gurmag Angler')).toBeVisible();
  },
  comesTo: [
    {
      cast: 'gurmag-angler',
      pay: [
        { activate: 'hill-giant', ability: 'delve' },
        { activate: 'island', ability: 'delve' },
        'swamp',
        'swamp-2',
        'swamp-3',
        'swamp-4',
        'swamp-5',
      ],
    },
    { resolve: true },
  ],
});

verb('an artifact is tapped for improvise, and another is taken back', {
  on: board(
    ada({ hand: ['Reverse Engineer'], battlefield: ['4 Island', 'Ornithopter', 'Bonesplitter'] }),
    bea(),
  ),
  does: async (person) => {
    await person.cast('Reverse Engineer');
    const improvise = person.draft.getByRole('region', { name: 'Improvise' });
    const ticked = improvise.getByRole('checkbox', { checked: true });
    await expect(ticked).toHaveCount(1);
    await expect(ticked).toHaveAccessibleName(/^Ornithopter/);
    await person.press(person.onBattlefield('Ornithopter'));
    await expect(ticked).toHaveAccessibleName(/^Bonesplitter/);
    await person.press(improvise.getByRole('checkbox', { name: /^Ornithopter/ }));
    await expect(ticked).toHaveAccessibleName(/^Ornithopter/);
    await person.press(person.onBattlefield('Bonesplitter'));
    await expect(ticked).toHaveCount(2);
    await person.pay();
  },
  comesTo: [
    {
      cast: 'reverse-engineer',
      pay: [
        { activate: 'ornithopter', ability: 'improvise' },
        { activate: 'bonesplitter', ability: 'improvise' },
        'island',
        'island-2',
        'island-3',
      ],
    },
  ],
});

verb('a Vehicle is crewed with another creature than is proposed', {
  on: board(
    ada({ battlefield: ["Smuggler's Copter", 'Ornithopter', 'Grizzly Bears', 'Hill Giant'] }),
    bea(),
  ),
  does: async (person) => {
    await person.act(person.onBattlefield("Smuggler's Copter"), /^Crew/i);
    const confirm = person.question.getByRole('button', { name: /^Crew with/ });
    await expect(confirm).toContainText('power 2, 1 needed');
    await person.press(person.onBattlefield('Grizzly Bears'));
    await expect(confirm).toContainText('choose creatures with total power 1');
    await person.press(person.onBattlefield('Hill Giant'));
    await person.answer(/^Crew with this one/);
    await person.resolve();
  },
  comesTo: [
    { activate: 'smugglers-copter' },
    { answer: ['hill-giant'], question: 'chooseObjects' },
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
