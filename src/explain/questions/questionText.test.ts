import { expect, it } from 'vitest';
import { cr, type Question, type QuestionKind } from '../../rules';
import { objectId, playerId } from '../../rules/kernel/ids';
import { madeUpNames } from '../testing/madeUp';
import { outcomeWords, questionText, questionWords } from './questionText';

const NO_MODES = { choose: [2, 2], modes: [] } as const;
const ada = playerId(0);
const shock = objectId(1);
const bears = objectId(2);
const anthem = objectId(3);
const names = madeUpNames(
  ['Ada', 'Bea'],
  { 1: { name: 'Shock' }, 2: { name: 'Grizzly Bears' }, 3: { name: 'Glorious Anthem' } },
  {
    slot: (about, slot) =>
      about !== bears
        ? undefined
        : {
            spec:
              slot === 0
                ? { objects: { where: [{ is: 'type', type: 'Creature' }] } }
                : { players: { player: 'opponents' }, count: [0, 2] },
            purpose: slot === 0 ? 'to return' : '',
          },
  },
);

const triggered = {
  kind: 'triggered',
  trigger: { event: 'beginning', step: 'upkeep' },
  content: { do: [] },
} as const;
const asked = { player: ada, cites: [cr('608.2d')] };
const two = [{ object: shock }, { object: bears }] as const;

/** A question of each kind, and its words. */
const EXAMPLES: { readonly [K in QuestionKind]: readonly (readonly [Question, string])[] } = {
  priority: [[{ ...asked, kind: 'priority' }, 'act or pass']],
  chooseObject: [
    [
      { ...asked, kind: 'chooseObject', options: two, purpose: 'copy', about: shock },
      'choose what to copy for Shock',
    ],
    [
      { ...asked, kind: 'chooseObject', options: [...two, { player: ada }], purpose: '?' },
      'choose a card or player',
    ],
  ],
  chooseObjects: [
    [
      { ...asked, kind: 'chooseObjects', options: two, min: 0, max: 2, purpose: '?' },
      'choose up to two cards',
    ],
    [
      { ...asked, kind: 'chooseObjects', options: two, min: 1, max: 2, purpose: 'copy' },
      'choose what to copy (one to two cards)',
    ],
    [
      {
        ...asked,
        kind: 'chooseObjects',
        options: two,
        min: 0,
        max: 2,
        purpose: 'costCrew',
        power: { least: 3, of: [] },
        about: shock,
      },
      'choose what to crew with (total power 3 or more) for the cost of Shock',
    ],
  ],
  discard: [
    [
      { ...asked, kind: 'discard', options: two, min: 1, max: 1, purpose: '?', about: shock },
      'choose a card to discard for Shock',
    ],
    [
      { ...asked, kind: 'discard', options: two, min: 2, max: 2, purpose: 'handSize' },
      'choose two cards to discard, down to the maximum hand size',
    ],
  ],
  sacrifice: [
    [
      {
        ...asked,
        kind: 'sacrifice',
        options: two,
        min: 1,
        max: 1,
        purpose: 'costSacrifice',
        about: shock,
      },
      'choose a permanent to sacrifice for the cost of Shock',
    ],
    [
      { ...asked, kind: 'sacrifice', options: two, min: 1, max: 1, purpose: '?' },
      'choose a permanent to sacrifice',
    ],
  ],
  choosePlayer: [
    [
      { ...asked, kind: 'choosePlayer', options: [], purpose: '?', about: anthem },
      'choose a player for Glorious Anthem',
    ],
  ],
  // By where it is come to: unread.test.ts.
  unread: [],
  chooseDefender: [
    [
      { ...asked, kind: 'chooseDefender', options: [], about: bears },
      'choose whom the creature attacks that enters attacking for Grizzly Bears',
    ],
  ],
  chooseTarget: [
    [
      { ...asked, kind: 'chooseTarget', slot: 0, options: two, min: 1, max: 1, about: bears },
      'choose a target for Grizzly Bears — a creature to return',
    ],
    [
      { ...asked, kind: 'chooseTarget', slot: 1, options: two, min: 0, max: 2, about: bears },
      'choose up to two targets for Grizzly Bears — up to two opponents',
    ],
    [
      { ...asked, kind: 'chooseTarget', slot: 0, options: two, min: 1, max: 1, about: shock },
      'choose a target for Shock',
    ],
  ],
  chooseMode: [
    [
      {
        ...asked,
        kind: 'chooseMode',
        modal: NO_MODES,
        count: 4,
        legal: [0, 1],
        min: 2,
        max: 2,
        about: shock,
      },
      'choose two modes for Shock',
    ],
  ],
  chooseColor: [
    [
      { ...asked, kind: 'chooseColor', options: ['W'], about: anthem },
      'choose a colour for Glorious Anthem',
    ],
  ],
  chooseMana: [
    [
      { ...asked, kind: 'chooseMana', options: ['{B}', '{G}'], about: anthem },
      'which mana does Glorious Anthem make: {B} or {G}?',
    ],
  ],
  chooseNumber: [
    [
      { ...asked, kind: 'chooseNumber', min: 0, max: null, about: shock, draft: 'x' },
      'choose X for Shock (0 or more)',
    ],
    [{ ...asked, kind: 'chooseNumber', min: 1, max: 6 }, 'choose a number (1 to 6)'],
  ],
  chooseType: [[{ ...asked, kind: 'chooseType' }, 'choose a creature type']],
  chooseName: [[{ ...asked, kind: 'chooseName' }, 'name a card']],
  chooseOption: [
    [{ ...asked, kind: 'chooseOption', options: ['heads', 'tails'] }, 'choose one: heads or tails'],
    [{ ...asked, kind: 'chooseOption', options: [] }, 'the game is over'],
  ],
  yesNo: [
    [
      { ...asked, kind: 'yesNo', purpose: 'enterAsCopy', about: bears },
      'Grizzly Bears: have it enter as a copy?',
    ],
  ],
  payOptional: [
    [{ ...asked, kind: 'payOptional', cost: '{2}', about: shock }, 'pay {2} for Shock?'],
  ],
  orderTriggers: [
    [
      {
        ...asked,
        kind: 'orderTriggers',
        options: [
          { source: shock, index: 0, ability: triggered },
          { source: bears, index: 1, ability: triggered },
        ],
      },
      'in what order do the two triggered abilities go on the stack? The first resolves last',
    ],
  ],
  orderReplacements: [
    [
      { ...asked, kind: 'orderReplacements', options: [shock, anthem] },
      'which effect applies first: that of Shock or that of Glorious Anthem?',
    ],
  ],
  orderCards: [
    [
      { ...asked, kind: 'orderCards', options: [shock, bears], places: 'any' },
      'put two cards in order, the first on top',
    ],
    [
      { ...asked, kind: 'orderCards', options: [shock], places: 'topOrBottom' },
      'put a card on top or on the bottom of the library, in order',
    ],
  ],
  declareAttackers: [
    [{ ...asked, kind: 'declareAttackers', options: [] }, 'which creatures attack, and whom?'],
  ],
  declareBlockers: [
    [
      { ...asked, kind: 'declareBlockers', options: [] },
      'which creatures block, and which attackers?',
    ],
  ],
  assignDamage: [
    [
      {
        ...asked,
        kind: 'assignDamage',
        source: bears,
        amount: 4,
        options: [{ object: anthem }, { player: ada }],
        lethal: [{ object: anthem, amount: 2 }],
      },
      'assign the 4 combat damage of Grizzly Bears among Ada and Glorious Anthem',
    ],
  ],
  divide: [
    [
      { ...asked, kind: 'divide', amount: 3, options: two, about: shock },
      'divide 3 among Shock and Grizzly Bears for Shock',
    ],
  ],
  legendRule: [
    [
      { ...asked, kind: 'legendRule', options: [bears, bears] },
      'which of the two permanents named Grizzly Bears stays? The rest go to the graveyard',
    ],
  ],
  castingOptions: [
    [
      {
        ...asked,
        kind: 'castingOptions',
        about: shock,
        mustUseAlternative: false,
        alternatives: [{ name: 'flashback', cost: '{2}', cites: [] }],
        additional: [{ keyword: 'kicker', cost: '{C}', max: 1 }],
      },
      'choose how Shock is paid for: perhaps by flashback and with kicker {C} if wanted',
    ],
  ],
  payMana: [
    [
      { ...asked, kind: 'payMana', cost: '{1}{U}', about: shock },
      'pay {1}{U} for Shock: tap for mana, then pay',
    ],
  ],
};

const all = Object.values(EXAMPLES).flat();

it.each(all.map(([question, words]) => [words, question] as const))(
  'asks: %s',
  (words, question) => {
    expect(questionText(question, names)).toBe(`Ada: ${words}`);
  },
);

it('the words alone begin with a capital', () => {
  expect(questionWords({ ...asked, kind: 'priority' }, names)).toBe('Act or pass');
});

it('of a controlled player says who decides for them (723.5)', () => {
  const question: Question = { ...asked, kind: 'priority', decidedBy: playerId(1) };
  expect(questionText(question, names)).toBe('Bea for Ada: act or pass');
});

it('new targets are asked for of the spell that gets them, or of its copy (115.7d, 707.10c)', () => {
  const question: Question = {
    ...asked,
    kind: 'chooseTarget',
    about: anthem,
    slot: 0,
    options: [],
    min: 1,
    max: 1,
    anew: { of: shock, copy: true },
  };
  expect(questionText(question, names)).toMatch(/choose a new target for the copy of Shock/);
  const same: Question = { ...question, anew: { of: shock, copy: false } };
  expect(questionText(same, names)).toMatch(/choose a new target for Shock/);
});

it('a game that is over tells who won, or that nobody did', () => {
  const players = [{ name: 'Ada' }, { name: 'Bea' }];
  expect(outcomeWords({ winner: playerId(1), players })).toBe('Bea wins the game');
  expect(outcomeWords({ winner: 'draw', players })).toBe('The game is a draw');
});
