import { expect } from '@playwright/test';
import { ada, after, bea, board, verb } from '../play/verb';

const plain = board(
  ada({ battlefield: ['Hill Giant', 'Island'], hand: ['Opt'] }),
  bea({ battlefield: ['Serra Angel'] }),
);

verb('a permanent is tapped by hand', {
  on: plain,
  does: (person) => person.act(person.onBattlefield('Serra Angel'), /^Tap/),
  comesTo: [{ edit: 'set', object: 'serra-angel', tapped: true }],
});

verb('a permanent is untapped by hand', {
  on: board(ada({ battlefield: [{ card: 'Island', tapped: true }] }), bea()),
  does: (person) => person.act(person.onBattlefield('Island'), /^Untap/),
  comesTo: [{ edit: 'set', object: 'island', tapped: false }],
});

verb('counters are set by hand', {
  on: plain,
  does: async (person) => {
    await person.act(person.onBattlefield('Hill Giant'), /^Counters/);
    const dialog = person.page.getByRole('dialog');
    await person.hands.write(dialog.getByRole('spinbutton', { name: '+1/+1' }), '2');
    await person.hands.press(dialog.getByRole('button', { name: 'Set' }));
    await expect(person.onBattlefield('Hill Giant')).toHaveAccessibleName(/5\/5/);
  },
  comesTo: [{ edit: 'set', object: 'hill-giant', counters: { '+1/+1': 2 } }],
});

verb('life is set by hand', {
  on: plain,
  does: async (person) => {
    await person.actOnPlayer('Bea', /^Life/);
    const dialog = person.page.getByRole('dialog');
    await person.hands.write(dialog.getByRole('spinbutton', { name: 'Life' }), '7');
    await person.hands.press(dialog.getByRole('button', { name: 'Set' }));
    await expect(person.player('Bea')).toHaveAccessibleName(/7 life/);
  },
  comesTo: [{ edit: 'set', player: 'Bea', life: 7, manaPool: '' }],
});

verb('a step of a turn is gone to by hand', {
  on: plain,
  does: async (person) => {
    await person.actOnPlayer('Bea', /^Go to a step/);
    const dialog = person.page.getByRole('dialog');
    await person.hands.press(dialog.getByRole('button', { name: 'end', exact: true }));
  },
  comesTo: [{ edit: 'step', step: 'end', active: 'Bea' }],
});

const newGiant = {
  name: 'New Hill Giant',
  mana_cost: '{3}{R}',
  type_line: 'Creature — Giant',
  oracle_text: 'Trample',
  power: '3',
  toughness: '3',
};

verb('the text of a permanent is changed by hand', {
  on: {
    ...board(ada({ battlefield: [{ card: 'Hill Giant', tapped: true }] }), bea()),
    cards: [newGiant],
  },
  does: async (person) => {
    await person.act(person.onBattlefield('Hill Giant'), /^Change its text/);
    const dialog = person.page.getByRole('dialog');
    await person.hands.write(dialog.getByLabel('Text of the card'), 'Trample');
    await expect(dialog.getByText('All of its text is understood.')).toBeVisible();
    await person.hands.press(dialog.getByRole('button', { name: 'Put it in its place' }));
    await expect(person.onBattlefield('New Hill Giant')).toHaveAccessibleName(/tapped, trample/);
  },
  comesTo: [
    {
      edit: 'place',
      player: 'Ada',
      zone: 'battlefield',
      ref: 'hill-giant-2',
      card: 'New Hill Giant',
      tapped: true,
    },
    { edit: 'remove', object: 'hill-giant' },
  ],
});

verb('a token that is a copy is made by hand', {
  on: plain,
  does: async (person) => {
    await person.act(person.onBattlefield('Hill Giant'), /^(Copy|Make a token that is a copy)/);
    const dialog = person.page.getByRole('dialog');
    await person.hands.press(dialog.getByRole('button', { name: 'Make it' }));
    await expect(person.onBattlefield('Hill Giant token')).toBeVisible();
  },
  comesTo: [
    {
      edit: 'place',
      player: 'Ada',
      zone: 'battlefield',
      token: true,
      copyOf: 'hill-giant',
      sick: true,
    },
  ],
});

for (const [zone, words] of [
  ['hand', 'Hand'],
  ['library', 'Library, on top'],
  ['graveyard', 'Graveyard'],
  ['exile', 'Exile'],
  ['command', 'Command zone'],
] as const) {
  verb(`something is moved by hand: ${words}`, {
    on: plain,
    does: async (person) => {
      await person.act(person.onBattlefield('Hill Giant'), /^Move to/);
      const dialog = person.page.getByRole('dialog');
      await person.hands.press(dialog.getByRole('button', { name: words, exact: true }));
      await expect(person.onBattlefield('Hill Giant')).toHaveCount(0);
    },
    comesTo: [{ edit: 'move', object: 'hill-giant', zone }],
  });
}

verb('something is taken away by hand', {
  on: plain,
  does: (person) => person.act(person.onBattlefield('Serra Angel'), /^Take away/),
  comesTo: [{ edit: 'remove', object: 'serra-angel' }],
});

verb('a change by hand in the middle of a resolution', {
  on: after(
    board(
      ada({ hand: ['Gatekeeper of Malakir'] }),
      bea({ battlefield: ['Darksteel Myr', 'Hill Giant', 'Serra Angel'] }),
    ),
    { cast: 'gatekeeper-of-malakir', kick: true, pay: 'free' },
    { resolve: true },
    { answer: 'Bea', question: 'chooseTarget' },
    { resolve: true },
  ),
  does: async (person) => {
    await person.act(person.onBattlefield('Gatekeeper of Malakir'), /^Tap/);
    await person.choose(person.onBattlefield('Hill Giant'), /^Sacrifice/);
  },
  comesTo: [
    { edit: 'set', object: 'gatekeeper-of-malakir', tapped: true },
    { answer: ['hill-giant'], question: 'sacrifice' },
  ],
});
