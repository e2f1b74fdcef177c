import type { CastingView, QuestionView } from '../views';
import * as c from './cards';
import { ada, bea } from './tables';

const [temple, , forests, growth] = ada.lands;
const angel = bea.front[2]?.members[0];
const first = (group: typeof temple) => group?.members[0]?.id ?? '';

export const casting: CastingView = {
  card: c.defiler(),
  caption: 'Casting, 601.2',
  title: 'Depth Defiler',
  subtitle: 'Ada, from hand. Nothing is final until the cost is paid.',
  printed: '{3}{U}{U}',
  total: '{3}{C}{U}{U}',
  rows: [
    {
      letter: 'a',
      state: 'done',
      words: 'On the stack, from Ada’s hand',
      rules: [{ rule: '601.2a' }],
    },
    {
      letter: 'b',
      state: 'done',
      words: 'Announced',
      rules: [{ rule: '601.2b' }, { rule: '702.33a' }],
    },
    {
      letter: 'c',
      state: 'none',
      words: 'No targets. The trigger chooses its own later',
      rules: [{ rule: '603.3d' }],
    },
    { letter: 'd', state: 'none', words: 'Nothing to divide', rules: [{ rule: '601.2d' }] },
    {
      letter: 'e',
      state: 'done',
      words: 'Allowed now: Vedalken Orrery, as with flash',
      rules: [{ rule: '601.2e' }],
    },
    { letter: 'f', state: 'done', words: 'Total cost, locked', rules: [{ rule: '601.2f' }] },
    {
      letter: 'g',
      state: 'now',
      words: 'Mana abilities: proposed, not yet used',
      rules: [{ rule: '601.2g' }],
    },
    { letter: 'h', state: 'todo', words: 'Pay', rules: [{ rule: '601.2h' }] },
    {
      letter: 'i',
      state: 'todo',
      words: 'Becomes cast; its ability triggers',
      rules: [{ rule: '601.2i' }],
    },
  ],
  kickers: [
    {
      id: 'k',
      name: 'Kicker',
      cost: '{C}',
      times: 1,
      most: 1,
      note: 'its trigger takes both modes',
      rules: [],
    },
  ],
  costLines: [
    { words: 'Mana cost', cost: '{3}{U}{U}' },
    { words: 'Kicker', cost: '{C}', sign: '+' },
    { words: 'More, or less', cost: '' },
  ],
  payment: {
    left: '{G} stays in the pool',
    sources: [
      {
        id: first(temple),
        words: 'Eldrazi Temple',
        gives: '{C}{C}',
        used: true,
        pays: [
          { mana: '{C}', as: '{C}', words: 'kicker' },
          { mana: '{C}', as: '{1}', words: 'generic' },
        ],
      },
      { id: 'i1', words: 'Island', gives: '{U}', used: true, pays: [{ mana: '{U}', as: '{U}' }] },
      { id: 'i2', words: 'Island', gives: '{U}', used: true, pays: [{ mana: '{U}', as: '{U}' }] },
      {
        id: first(forests),
        words: 'Forest',
        gives: '{G}',
        used: true,
        pays: [{ mana: '{G}', as: '{1}', words: 'generic' }],
      },
      {
        id: first(growth),
        words: 'Forest, Wild Growth',
        gives: '{G}{G}',
        used: true,
        pays: [{ mana: '{G}', as: '{1}', words: 'generic' }],
      },
      { id: 'sw', words: 'Swamp', gives: '{B}', used: false, pays: [] },
      {
        id: 'el',
        words: 'Llanowar Elves',
        gives: '{G}',
        used: false,
        pays: [],
        refused: { reason: 'summoning sick', rules: [{ rule: '302.6' }] },
      },
    ],
  },
};

export const casting2: CastingView = {
  card: c.rite(),
  caption: 'Casting, 601.2',
  title: 'Rite of Replication',
  subtitle: 'Ada, from hand',
  printed: '{X}{2/U}{U/P}{W/B}',
  total: '{5}{2/U}{U/P}{W/B}',
  refused: { reason: 'Choose a target first', rules: [{ rule: '601.2c' }] },
  rows: [
    {
      letter: 'a',
      state: 'done',
      words: 'On the stack, from Ada’s hand',
      rules: [{ rule: '601.2a' }],
    },
    { letter: 'b', state: 'done', words: 'Announced', rules: [{ rule: '601.2b' }] },
    {
      letter: 'c',
      state: 'now',
      words: 'Choose the targets, here or on the table',
      rules: [{ rule: '601.2c' }],
    },
    { letter: 'd', state: 'todo', words: 'Divide', rules: [{ rule: '601.2d' }] },
    { letter: 'e', state: 'todo', words: 'Is it allowed?', rules: [{ rule: '601.2e' }] },
    { letter: 'f', state: 'todo', words: 'Total cost', rules: [{ rule: '601.2f' }] },
    { letter: 'g', state: 'todo', words: 'Mana abilities', rules: [{ rule: '601.2g' }] },
    { letter: 'h', state: 'todo', words: 'Pay', rules: [{ rule: '601.2h' }] },
    { letter: 'i', state: 'todo', words: 'Becomes cast', rules: [{ rule: '601.2i' }] },
  ],
  modes: {
    min: 1,
    max: 2,
    chosen: ['a'],
    choices: [
      { id: 'a', label: 'Make a copy of a creature' },
      {
        id: 'b',
        label: 'Draw a card',
        refused: { reason: 'only if kicked', rules: [{ rule: '702.33d' }] },
      },
    ],
  },
  alternatives: {
    chosen: 'p',
    choices: [
      { id: 'p', label: 'Mana cost', cost: '{X}{2/U}{U/P}{W/B}' },
      { id: 'o', label: 'Overload', cost: '{6}{U}' },
    ],
  },
  x: { value: 5, min: 0, max: 9 },
  kickers: [
    { id: 'k', name: 'Kicker', cost: '{5}', times: 0, most: 1 },
    { id: 'm', name: 'Multikicker', cost: '{1}', times: 2, most: 6 },
    {
      id: 'n',
      name: 'Buyback',
      cost: '{3}',
      times: 0,
      most: 1,
      refused: { reason: 'only one at a time' },
    },
  ],
  targets: [
    {
      id: 't1',
      number: 1,
      words: 'target creature',
      min: 1,
      max: 1,
      active: true,
      chosen: [],
      choices: [
        {
          id: angel?.id ?? '',
          label: 'Serra Angel',
          note: 'Bea’s, 5/5',
          ...(angel && { card: angel }),
        },
        { id: 'w', label: 'Wall of Air', note: 'Ada’s, 1/5', card: c.wall() },
        {
          id: 'x',
          label: 'Goblin Guide',
          card: c.guide(),
          refused: { reason: 'it has hexproof', rules: [{ rule: '702.11b' }] },
        },
      ],
    },
    {
      id: 't2',
      number: 2,
      words: 'up to one target player',
      min: 0,
      max: 1,
      chosen: [],
      choices: [],
    },
  ],
};

export const castingQuestion: QuestionView = {
  id: 'q-cast',
  kind: 'casting',
  player: { id: 'ada', name: 'Ada', seat: 0 },
  role: 'is casting',
  words: 'Pay {3}{C}{U}{U} like this?',
  ready: true,
  confirm: { label: 'Pay, and cast it kicked', note: 'Five lands tap. {G} stays in the pool' },
  cancel: { label: 'Cancel', note: 'as before; your choices are kept' },
};
