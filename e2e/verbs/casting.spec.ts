import { expect } from '@playwright/test';
import { ada, after, bea, board, verb } from '../play/verb';

verb('a spell is cast as it is printed', {
  on: board(ada({ hand: ['Grizzly Bears'], battlefield: ['2 Forest'] }), bea()),
  does: async (person) => {
    await person.cast('Grizzly Bears');
    await person.pay();
    await person.resolve();
    await expect(person.onBattlefield('Grizzly Bears')).toBeVisible();
  },
  comesTo: [{ cast: 'grizzly-bears' }, { resolve: true }],
});

verb('a spell is cast kicked', {
  on: board(ada({ hand: ['Kavu Titan'], battlefield: ['5 Forest'] }), bea()),
  does: async (person) => {
    await person.cast('Kavu Titan');
    await person.hands.press(person.draft.getByRole('switch', { name: /Kicker/ }));
    await person.answer(/^Announce it/);
    await person.pay();
    await person.resolve();
  },
  comesTo: [{ cast: 'kavu-titan', kick: true }, { resolve: true }],
});

verb('a spell is kicked more than once', {
  on: board(ada({ hand: ['Everflowing Chalice'], battlefield: ['4 Wastes'] }), bea()),
  does: async (person) => {
    await person.cast('Everflowing Chalice');
    const more = person.draft.getByRole('button', { name: /one more/ });
    await person.hands.press(more);
    await person.hands.press(more);
    await person.answer(/^Announce it/);
    await person.pay();
  },
  comesTo: [{ cast: 'everflowing-chalice', kick: 2 }],
});

verb('X is chosen', {
  on: board(ada({ hand: ['Blaze'], battlefield: ['4 Mountain'] }), bea()),
  does: async (person) => {
    await person.cast('Blaze');
    await person.hands.write(person.draft.getByRole('spinbutton', { name: /X/ }), '3');
    await person.answer(/^X is 3/);
    await person.aimAtPlayer('Bea');
    await person.pay();
    await person.resolve();
  },
  comesTo: [{ cast: 'blaze', x: 3, targets: ['Bea'] }, { resolve: true }],
});

verb('two of four modes are chosen, and a target for one of them', {
  on: board(
    ada({ hand: ['Cryptic Command'], battlefield: ['4 Island'], library: ['Opt'] }),
    bea({ battlefield: ['Hill Giant'] }),
  ),
  does: async (person) => {
    await person.cast('Cryptic Command');
    await person.hands.press(person.draft.getByRole('checkbox', { name: /Return target/ }));
    await person.hands.press(person.draft.getByRole('checkbox', { name: /Draw a card/ }));
    await person.answer(/^Choose these modes/);
    await person.aimAt('Hill Giant');
    await person.pay();
    await person.resolve();
  },
  comesTo: [{ cast: 'cryptic-command', modes: [2, 4], targets: ['hill-giant'] }, { resolve: true }],
});

verb('damage is divided among two targets', {
  on: board(
    ada({ hand: ['Arc Lightning'], battlefield: ['3 Mountain'] }),
    bea({ battlefield: ['Hill Giant', 'Grizzly Bears'] }),
  ),
  does: async (person) => {
    await person.cast('Arc Lightning');
    await person.press(person.onBattlefield('Hill Giant'));
    await person.press(person.onBattlefield('Grizzly Bears'));
    await person.answer(/^Choose/);
    const share = person.draft.getByRole('spinbutton', { name: /Hill Giant/ });
    await person.hands.write(share, '2');
    await person.answer(/^Divide/);
    await person.pay();
    await person.resolve();
  },
  comesTo: [
    {
      cast: 'arc-lightning',
      targets: [
        { to: 'hill-giant', amount: 2 },
        { to: 'grizzly-bears', amount: 1 },
      ],
    },
    { resolve: true },
  ],
});

verb('the sources are chosen one by one, in place of those proposed', {
  on: board(
    ada({ hand: ['Grizzly Bears'], battlefield: ['Forest', 'Mountain', 'Llanowar Elves'] }),
    bea(),
  ),
  does: async (person) => {
    await person.cast('Grizzly Bears');
    await person.press(person.onBattlefield('Llanowar Elves'));
    await person.press(person.onBattlefield('Mountain'));
    await person.pay();
  },
  comesTo: [{ cast: 'grizzly-bears', pay: ['llanowar-elves', 'mountain'] }],
});

verb('a Phyrexian symbol is paid with life', {
  on: board(
    ada({ hand: ['Dismember'], battlefield: ['Swamp', 'Wastes'] }),
    bea({ battlefield: ['Hill Giant'] }),
  ),
  does: async (person) => {
    await person.cast('Dismember');
    await person.answer(/2 life/);
    await person.answer(/\{?B\}?|black/);
    await person.aimAt('Hill Giant');
    await person.pay();
  },
  comesTo: [{ cast: 'dismember', choose: ['2 life', '{B}'], targets: ['hill-giant'] }],
});

const begun = after(
  board(
    ada({ hand: ['Kavu Titan', 'Shock', 'Blaze'], battlefield: ['5 Taiga'] }),
    bea({ battlefield: ['Hill Giant'] }),
  ),
  { tap: 'taiga', mana: '{R}' },
);

verb('cancelling while it is announced leaves everything as before', {
  on: begun,
  does: async (person) => {
    await person.cast('Kavu Titan');
    await person.hands.press(person.draft.getByRole('switch', { name: /Kicker/ }));
    await person.cancel();
  },
  comesTo: [],
});

verb('cancelling while X is chosen', {
  on: begun,
  does: async (person) => {
    await person.cast('Blaze');
    await person.hands.write(person.draft.getByRole('spinbutton', { name: /X/ }), '2');
    await person.cancel();
  },
  comesTo: [],
});

verb('cancelling while a target is chosen', {
  on: begun,
  does: async (person) => {
    await person.cast('Shock');
    await person.press(person.onBattlefield('Hill Giant'));
    await person.cancel();
  },
  comesTo: [],
});

verb('cancelling while it is paid for gives the mana back as well', {
  on: begun,
  does: async (person) => {
    await person.cast('Shock');
    await person.aimAt('Hill Giant');
    await expect(person.question.getByRole('button', { name: /^Pay/ })).toBeVisible();
    await person.cancel();
    await expect(person.page.getByLabel('Ada’s mana pool')).toBeVisible();
  },
  comesTo: [],
});
