import type {
  NodeView,
  PlayerView,
  QuestionView,
  StepsView,
  StepView,
  TableView,
  TurnView,
  ZoneView,
} from '../views';
import * as c from './cards';

const zones = (library: number, graveyard: ZoneView, hand: number, exile: ZoneView): ZoneView[] => [
  { kind: 'library', count: library },
  graveyard,
  { kind: 'hand', count: hand },
  exile,
];
const pile = (kind: ZoneView['kind'], ...cards: ReturnType<typeof c.card>[]): ZoneView => ({
  kind,
  count: cards.length,
  cards,
  ...(cards[0] && { top: cards[0] }),
});

const targetAngel = c.angel({
  pt: { power: '5', toughness: '5', change: 'up', own: '4/4' },
  rings: ['target'],
  targetNumber: 1,
});

export const bea: PlayerView = {
  id: 'bea',
  name: 'Bea',
  seat: 1,
  life: 4,
  pool: [],
  status: { words: 'has priority', now: true },
  zones: zones(44, pile('graveyard', c.swarm(), c.swords(), c.guide()), 3, pile('exile')),
  lands: [
    c.many(2, () => c.land('Plains', ['{W}'])),
    c.one(c.land('Overgrown Tomb', ['{B}', '{G}'], { typeLine: 'Land — Swamp Forest' })),
    c.many(2, () => c.land('Mountain', ['{R}'], { tapped: true })),
  ],
  others: [c.one(c.arena()), c.one(c.anthem()), c.one(c.icy({ tapped: true }))],
  front: [
    c.one(c.guide({ tapped: true, pt: { power: '3', toughness: '3', change: 'up', own: '2/2' } })),
    c.many(24, () =>
      c.swarm({
        token: true,
        copyOf: 'Compy Swarm',
        typeLine: 'Token Creature — Dinosaur',
        tapped: true,
        pt: { power: '3', toughness: '3', change: 'up', own: '2/2' },
      }),
    ),
    c.one(targetAngel),
  ],
  hand: [],
};

export const ada: PlayerView = {
  id: 'ada',
  name: 'Ada',
  seat: 0,
  life: 11,
  pool: [{ symbol: '{G}', count: 1 }],
  status: { words: 'has passed' },
  rings: ['target'],
  targetNumber: 2,
  zones: zones(
    35,
    pile('graveyard', c.counterspell(), c.rite(), c.giant(), c.elves()),
    4,
    pile('exile', c.defiler()),
  ),
  front: [
    c.one(c.goyf({ tapped: true, damage: 3, combat: { kind: 'attacking', words: 'attacks Bea' } })),
    c.one(
      c.angel({
        tapped: true,
        token: true,
        copyOf: 'Serra Angel',
        copyHasExceptions: true,
        colours: [],
        typeLine: 'Token Creature — Eldrazi',
        line: 'flying, vigilance, trample',
        pt: { power: '6', toughness: '8', change: 'up', own: '5/5' },
        counters: [{ kind: '+1/+1', count: 1 }],
        attached: [c.rancor()],
      }),
    ),
    c.one(
      c.ballista({
        counters: [{ kind: '+1/+1', count: 2 }],
        pt: { power: '2', toughness: '2', change: 'up', own: '0/0' },
      }),
    ),
    c.one(c.wall()),
    c.one(c.elves({ sick: true })),
  ],
  lands: [
    c.one(c.land('Eldrazi Temple', ['{C}', '{C}'], { tapped: true })),
    c.many(3, () => c.land('Island', ['{U}'], { tapped: true })),
    c.many(2, () => c.land('Forest', ['{G}'])),
    c.one(c.land('Forest', ['{G}'], { tapped: true, attached: [c.growth()] })),
    c.one(c.land('Swamp', ['{B}'])),
  ],
  others: [c.one(c.orrery())],
  hand: [c.counterspell(), c.giant(), c.pulse(), c.guide()],
};

const names = [
  ['untap', 'upkeep', 'draw'],
  ['main'],
  ['begin', 'attack', 'block', 'damage', 'end of combat'],
  ['main 2'],
  ['end', 'cleanup'],
];
const flat = names.flat();
export const turn = (now: string): TurnView => ({
  number: 17,
  player: 'Ada',
  seats: [
    { id: 'ada', name: 'Ada', seat: 0 },
    { id: 'bea', name: 'Bea', seat: 1 },
  ],
  inCombat: (names[2] ?? []).includes(now),
  phases: names.map((steps) =>
    steps.map((name) => ({
      id: name,
      name: name.replace(' 2', ''),
      title: `${name.replace(' 2', '')} step`,
      stops: name === 'upkeep' ? ['bea'] : name === 'attack' ? ['ada', 'bea'] : [],
      ...(flat.indexOf(name) <= flat.indexOf(now) && {
        refused: { reason: 'It is over: the steps of a turn come in their order.' },
      }),
      state: name === now ? 'now' : flat.indexOf(name) < flat.indexOf(now) ? 'past' : 'next',
    })),
  ),
});

const r = (rule: string, title?: string) => ({ rule, ...(title && { title }) });

const rows: StepView[] = [
  {
    id: 's1',
    number: 1,
    words: 'Icy Manipulator taps Serra Angel',
    rules: [r('701.26a')],
    chapter: 'Turn 17, Ada’s',
  },
  { id: 's2', number: 2, words: 'Ada attacks Bea with Tarmogoyf', rules: [r('508.1')] },
  {
    id: 's3',
    number: 3,
    words: 'Ada casts Depth Defiler, kicked',
    rules: [r('601.2')],
    events: [
      { id: 'e1', letter: 'a', words: 'Leaves the hand for the stack', rules: [r('601.2a')] },
      { id: 'e2', letter: 'b', words: 'Kicker announced', rules: [r('601.2b')] },
      { id: 'e3', letter: 'f', words: 'Cost locked: {3}{C}{U}{U}', rules: [r('601.2f')] },
      { id: 'e4', letter: 'g', words: 'Five lands tapped for mana', rules: [r('601.2g')] },
      {
        id: 'e5',
        depth: 1,
        words: 'Temple: {C}{C}, for colourless Eldrazi only',
        rules: [r('106.6')],
      },
      { id: 'e6', depth: 1, words: 'Wild Growth adds {G} at once', rules: [r('605.4a')] },
      { id: 'e7', letter: 'h', words: 'Paid; {G} is left over', rules: [r('601.2h')] },
      { id: 'e8', letter: 'i', words: 'Cast. Its ability triggers', rules: [r('603.2')] },
    ],
  },
  { id: 's4', number: 4, words: 'The trigger goes on the stack', rules: [r('603.3')] },
  { id: 's5', number: 5, words: 'Serra Angel’s life set to 4', byHand: true },
  {
    id: 's6',
    number: 6,
    words: 'Ada passes; Bea has priority',
    rules: [r('117.3d')],
    events: [
      { id: 'e9', words: 'Nothing is done by the state-based check', rules: [r('704.3')] },
      { id: 'e10', words: 'Bea receives priority', rules: [r('117.3b')] },
    ],
  },
  { id: 's7', number: 7, words: 'Bea passes, the trigger resolves', rules: [r('608.2')] },
];

const node = (number: number, column: number, more: Partial<NodeView> = {}): NodeView => ({
  id: `n${number}`,
  number,
  words: 'Ada passes',
  column,
  ...more,
});

export const steps: StepsView = {
  rows,
  now: 5,
  detail: 'steps',
  branches: {
    columns: 8,
    line: { name: 'Kicked, before blocks', main: true },
    lines: [
      {
        id: 'l1',
        name: 'Kicked, before blocks',
        tip: 's7',
        steps: 7,
        here: true,
        folds: [{ column: 4, count: 12 }],
        nodes: [
          node(0, 0, { state: 'done' }),
          node(1, 1, { fork: true, state: 'done' }),
          node(2, 2, { state: 'done' }),
          node(3, 3, { fork: true, state: 'done' }),
          node(16, 5, { now: true, state: 'done' }),
          node(17, 6, { state: 'undone' }),
        ],
      },
      {
        id: 'l2',
        name: 'Not kicked, one mode',
        tip: 's7',
        steps: 2,
        here: false,
        folds: [],
        leaves: { row: 0, column: 3 },
        nodes: [node(14, 4), node(15, 5)],
      },
      {
        id: 'l3',
        name: 'Icy Manipulator on Tarmogoyf',
        tip: 's7',
        steps: 2,
        here: false,
        folds: [],
        leaves: { row: 0, column: 1 },
        nodes: [node(12, 2), node(13, 3)],
      },
    ],
  },
};

export const priority: QuestionView = {
  id: 'q-priority',
  kind: 'priority',
  player: { id: 'bea', name: 'Bea', seat: 1 },
  role: 'has priority',
  words: 'Respond to Depth Defiler’s trigger?',
  pass: {
    label: 'Pass: Depth Defiler’s trigger resolves',
    note: 'Both players have then passed in a row',
  },
  quick: [
    { id: 'a1', label: 'Swords to Plowshares', note: 'from hand, for {W}', card: c.swords() },
    { id: 'a2', label: 'Tap for mana', note: 'three lands untapped' },
  ],
};

export const table: TableView = {
  title: 'Defiler before blocks',
  saved: 'saved',
  edition: 'Rules of 17 April 2026',
  players: [ada, bea],
  viewer: 'ada',
  turn: turn('attack'),
  stack: [
    {
      id: 'st1',
      card: c.defiler(),
      kind: 'triggered ability',
      controller: { name: 'Ada', seat: 0 },
      title: 'Depth Defiler was cast',
      notes: ['Both modes, for it was kicked'],
      rules: [r('603.3c')],
      targets: [
        { number: 1, words: 'Serra Angel returns to Bea’s hand', object: targetAngel.id },
        { number: 2, words: 'Ada draws two, then discards one', object: 'ada' },
      ],
    },
    {
      id: 'st2',
      card: c.defiler(),
      kind: 'spell',
      controller: { name: 'Ada', seat: 0 },
      title: 'Depth Defiler',
      tags: ['kicked {C}'],
      notes: ['Eldrazi, 3/5, colourless'],
    },
  ],
  steps,
  question: priority,
  undo: 'Ada passes',
  redo: 'Bea passes',
  said: 'Ada passes. Bea has priority.',
};
