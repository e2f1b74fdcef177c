import { expect } from '@playwright/test';
import { ada, after, bea, board, cleo, verb } from '../play/verb';

verb('a target of a triggered ability', {
  on: after(
    board(ada({ hand: ['Gatekeeper of Malakir'] }), bea({ battlefield: ['Hill Giant'] })),
    { cast: 'gatekeeper-of-malakir', kick: true, pay: 'free' },
    { resolve: true },
  ),
  does: (person) => person.aimAtPlayer('Bea'),
  comesTo: [{ answer: 'Bea', question: 'chooseTarget' }],
});

verb('an object: what is returned', {
  on: after(
    board(ada({ hand: ['Kor Skyfisher'], battlefield: ['Hill Giant', 'Plains'] }), bea()),
    { cast: 'kor-skyfisher', pay: 'free' },
    { resolve: 'all' },
  ),
  does: (person) => person.choose(person.onBattlefield('Hill Giant'), /^Choose this one/),
  comesTo: [{ answer: 'hill-giant', question: 'chooseObject' }],
});

verb('several objects: what a library is searched for', {
  on: after(
    board(ada({ hand: ['Rampant Growth'], library: ['Forest', 'Island', 'Opt'] }), bea()),
    { cast: 'rampant-growth', pay: 'free' },
    { resolve: true },
  ),
  does: async (person) => {
    await person.tick(/^Island/);
    await person.answer(/^Choose this one/);
  },
  comesTo: [{ answer: ['island'], question: 'chooseObjects' }],
});

verb('a card to discard', {
  on: after(
    board(ada({ hand: ['Mind Rot'] }), bea({ hand: ['Opt', 'Shock', 'Island'] })),
    { cast: 'mind-rot', targets: ['Bea'], pay: 'free' },
    { resolve: true },
  ),
  does: async (person) => {
    await person.tick(/^Shock/);
    await person.tick(/^Island/);
    await person.answer(/^(Choose|Discard)/);
  },
  comesTo: [{ answer: ['shock', 'island'], question: 'discard' }],
});

verb('a permanent to sacrifice', {
  on: after(
    board(
      ada({ hand: ['Gatekeeper of Malakir'] }),
      bea({ battlefield: ['Darksteel Myr', 'Slippery Bogle'] }),
    ),
    { cast: 'gatekeeper-of-malakir', kick: true, pay: 'free' },
    { resolve: true },
    { answer: 'Bea', question: 'chooseTarget' },
    { resolve: true },
  ),
  does: (person) => person.choose(person.onBattlefield('Darksteel Myr'), /^Sacrifice/),
  comesTo: [{ answer: ['darksteel-myr'], question: 'sacrifice' }],
});

verb('a player', {
  on: after(
    board(ada({ hand: ['Stuffy Doll'] }), bea(), cleo()),
    { cast: 'stuffy-doll', pay: 'free' },
    { resolve: true },
  ),
  does: (person) => person.choose(person.player('Cleo'), /^Choose this one/),
  comesTo: [{ answer: 'Cleo', question: 'choosePlayer' }],
});

verb('whom something attacks that enters attacking', {
  on: after(
    board(
      ada({ battlefield: ['Isamaru, Hound of Konda', 'Shaun, Father of Synths'] }),
      bea(),
      cleo(),
    ),
    { attack: { 'isamaru-hound-of-konda': 'Bea', 'shaun-father-of-synths': 'Bea' } },
    { answer: 'isamaru-hound-of-konda', question: 'chooseTarget', ifAsked: true },
    { resolve: true },
    { answer: 'yes' },
  ),
  does: (person) => person.choose(person.player('Cleo'), /^Choose this one/),
  comesTo: [{ answer: 'Cleo', question: 'chooseDefender' }],
});

verb('a mode of a triggered ability', {
  on: after(
    board(
      ada({ hand: ['Depth Defiler'], library: ['Opt', 'Shock'] }),
      bea({ battlefield: ['Hill Giant'] }),
    ),
    { cast: 'depth-defiler', pay: 'free' },
  ),
  does: async (person) => {
    await person.tick(/draws two cards/);
    await person.answer(/^Choose/);
  },
  comesTo: [{ answer: [2], question: 'chooseMode' }],
});

verb('a colour', {
  on: after(
    board(ada({ hand: ['Voice of All'] }), bea()),
    { cast: 'voice-of-all', pay: 'free' },
    { resolve: true },
  ),
  does: (person) => person.answer(/^red/i),
  comesTo: [{ answer: 'red', question: 'chooseColor' }],
});

verb('mana', {
  on: after(
    board(ada({ battlefield: ['Azorius Chancery'] }), bea({ battlefield: ['Mana Flare'] })),
    { tap: 'azorius-chancery' },
  ),
  does: (person) => person.answer(/blue|\{U\}/),
  comesTo: [{ answer: '{U}', question: 'chooseMana' }],
});

verb('a creature type, by writing it', {
  on: after(
    board(ada({ hand: ['Urza’s Incubator'] }), bea({ battlefield: ['Hill Giant'] })),
    { cast: 'urzas-incubator', pay: 'free' },
    { resolve: true },
  ),
  does: async (person) => {
    await person.hands.write(person.question.getByRole('combobox'), 'Giant');
    await person.answer(/^Choose this type/);
  },
  comesTo: [{ answer: 'Giant', question: 'chooseType' }],
});

verb('yes or no: yes', {
  on: after(
    board(ada({ hand: ['Clone'] }), bea({ battlefield: ['Hill Giant', 'Serra Angel'] })),
    { cast: 'clone', pay: 'free' },
    { resolve: true },
  ),
  does: async (person) => {
    await person.answer(/^Yes/);
    await person.choose(person.onBattlefield('Serra Angel'), /^Choose this one/);
  },
  comesTo: [
    { answer: 'yes', question: 'yesNo' },
    { answer: 'serra-angel', question: 'chooseObject' },
  ],
});

const riddle = {
  name: 'Zyzzyx Riddle',
  mana_cost: '{0}',
  type_line: 'Sorcery',
  oracle_text: 'Draw a card. Flibber the gibbet. Draw two cards.',
};

verb('a text that is not modelled here is left to the hand', {
  on: {
    ...after(
      board(ada({ hand: ['Zyzzyx Riddle'], library: ['5 Forest'] }), bea()),
      { cast: 'zyzzyx-riddle' },
      { resolve: true },
    ),
    cards: [riddle],
  },
  does: async (person) => {
    await expect(person.question).toContainText('Flibber the gibbet');
    await person.actOnPlayer('Bea', /^Life/);
    const dialog = person.page.getByRole('dialog');
    await person.hands.write(dialog.getByRole('spinbutton', { name: 'Life' }), '7');
    await person.hands.press(dialog.getByRole('button', { name: 'Set' }));
    await expect(person.player('Bea')).toHaveAccessibleName(/7 life/);
    await person.answer(/^Go on/);
  },
  comesTo: [
    { edit: 'set', player: 'Bea', life: 7, manaPool: '' },
    { answer: 'byHand', question: 'unread' },
  ],
});

verb('yes or no: no', {
  on: after(
    board(ada({ hand: ['Clone'] }), bea({ battlefield: ['Hill Giant'] })),
    { cast: 'clone', pay: 'free' },
    { resolve: true },
  ),
  does: (person) => person.answer(/^No/),
  comesTo: [{ answer: 'no', question: 'yesNo' }],
});

const leaked = after(
  board(ada({ hand: ['Grizzly Bears'], battlefield: ['3 Forest'] }), bea({ hand: ['Mana Leak'] })),
  { cast: 'grizzly-bears', pay: 'free' },
  { pass: true },
  { cast: 'mana-leak', targets: ['grizzly-bears'], pay: 'free', by: 'Bea' },
  { resolve: true },
);

verb('a cost that may be paid is paid', {
  on: leaked,
  does: async (person) => {
    await person.answer(/^Pay/);
    // Then the mana is made and paid.
    await person.answer(/^Pay/);
  },
  comesTo: [{ answer: 'yes', question: 'payOptional' }],
});

verb('a cost that may be paid is not paid', {
  on: leaked,
  does: (person) => person.answer(/^Do not pay/),
  comesTo: [{ answer: 'no', question: 'payOptional' }],
});

verb('triggered abilities are put in order', {
  on: after(
    board(
      ada({ battlefield: ['Soul Warden', 'Purphoros, God of the Forge'], hand: ['Grizzly Bears'] }),
      bea(),
    ),
    { cast: 'grizzly-bears', pay: 'free' },
    { resolve: true },
  ),
  does: async (person) => {
    await person.hands.press(person.question.getByRole('button', { name: /^Soul Warden.*: down/ }));
    await person.answer(/^In this order/);
  },
  comesTo: [
    {
      answer: ['purphoros-god-of-the-forge-ability', 'soul-warden-ability'],
      question: 'orderTriggers',
    },
  ],
});

verb('one of two effects applies first', {
  on: after(board(ada({ battlefield: ['Nyxbloom Ancient', 'Mana Reflection', 'Forest'] }), bea()), {
    tap: 'forest',
  }),
  does: (person) => person.choose(person.onBattlefield('Mana Reflection'), /^Apply this one first/),
  comesTo: [{ answer: 'mana-reflection', question: 'orderReplacements' }],
});

verb('cards are put back in order, one of them on the bottom', {
  on: after(
    board(ada({ hand: ['Opt'], library: ['Island', 'Shock'] }), bea()),
    { cast: 'opt', pay: 'free' },
    { resolve: true },
  ),
  does: async (person) => {
    await person.answer(/^Island: on the bottom/);
    await person.answer(/^In this order/);
  },
  comesTo: [{ answer: { top: [], bottom: ['island'] }, question: 'orderCards' }],
});

verb('which legendary permanent stays', {
  on: after(
    board(
      ada({
        battlefield: [{ card: 'Isamaru, Hound of Konda', ref: 'old', counters: { '+1/+1': 1 } }],
        hand: ['Isamaru, Hound of Konda'],
      }),
      bea(),
    ),
    { cast: 'isamaru-hound-of-konda', pay: 'free' },
    { resolve: true },
  ),
  does: async (person) => {
    await person.press(
      person.page
        .getByRole('main', { name: 'Battlefield' })
        .getByRole('button', { name: /^Isamaru, Hound of Konda,.*counter/ }),
    );
    await person.answer(/^Keep this one/);
  },
  comesTo: [{ answer: 'old', question: 'legendRule' }],
});

verb('one of the options that are written out', {
  on: after(board(ada({ battlefield: ['Thriving Isle'] }), bea()), { tap: 'thriving-isle' }),
  does: (person) => person.answer(/blue|\{U\}/),
  comesTo: [{ answer: 1, question: 'chooseOption' }],
});
