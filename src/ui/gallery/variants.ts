import type { PlayerView, TableView } from '../views';
import * as c from './cards';
import { casting, casting2, castingQuestion } from './casting';
import { questions } from './questions';
import { ada, bea, table, turn } from './tables';

/** The table in many states, by name. */
const proposed = new Set(casting.payment?.sources.filter(({ used }) => used).map(({ id }) => id));
const payer: PlayerView = {
  ...ada,
  status: { words: 'is casting', now: true },
  rings: [],
  lands: ada.lands.map((group) => ({
    ...group,
    members: group.members.map((card) =>
      proposed.has(card.id)
        ? {
            ...card,
            tapped: false,
            rings: ['proposed'] as const,
            proposes: (card.makes ?? []).join(''),
          }
        : card,
    ),
  })),
  others: [c.one(c.orrery({ rings: ['target'], flag: 'lets Ada cast' }))],
};
const calm: PlayerView = {
  ...bea,
  front: bea.front.map((group) => ({
    ...group,
    members: group.members.map((card) => ({ ...card, rings: [] })),
  })),
};

const different = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    c.one(
      c.goblin({
        tapped: i % 5 === 1,
        counters: i % 3 === 0 ? [{ kind: '+1/+1', count: 1 + (i % 4) }] : [],
        damage: i % 7 === 2 ? 1 : 0,
      }),
    ),
  );

const player = (
  id: string,
  name: string,
  seat: number,
  life: number,
  more: Partial<PlayerView> = {},
): PlayerView => ({
  ...calm,
  id,
  name,
  seat,
  life,
  status: { words: 'waits' },
  ...more,
});

const cem = player('cem', 'Cem', 2, 31, { counters: [{ kind: 'poison', count: 3 }] });
const dai = player('dai', 'Dai', 3, 20, {
  front: [c.one(c.angel()), c.one(c.guide())],
  lands: calm.lands.slice(0, 2),
  others: [],
});
const eli = player('eli', 'Eli', 4, 0, { lost: true, front: [], lands: [], others: [] });
const fay = player('fay', 'Fay', 5, 8, { front: different(12) });
const empty = (who: PlayerView): PlayerView => ({
  ...who,
  life: 20,
  pool: [],
  rings: [],
  front: [],
  lands: [],
  others: [],
  hand: [],
  zones: who.zones.map((zone) => ({ kind: zone.kind, count: 0, cards: [] })),
});

const quiet: TableView = {
  ...table,
  stack: [],
  players: [{ ...ada, rings: [] }, calm],
  turn: turn('main'),
};

export const tablesByName: Record<string, TableView> = {
  table,
  casting: { ...table, stack: [], players: [payer, calm], casting, question: castingQuestion },
  casting2: {
    ...table,
    stack: [],
    casting: casting2,
    question: {
      ...castingQuestion,
      words: 'Choose target creature',
      ready: false,
      id: 'c2',
    } as TableView['question'],
  },
  forty: {
    ...quiet,
    players: [
      { ...ada, rings: [], front: different(41) },
      { ...calm, front: different(24) },
    ],
  },
  hundred: {
    ...quiet,
    players: [
      { ...ada, front: different(100) },
      { ...calm, front: [c.many(12000, () => c.goblin())] },
    ],
  },
  three: { ...quiet, players: [ada, calm, cem] },
  six: { ...quiet, players: [ada, calm, cem, dai, eli, fay] },
  empty: {
    ...quiet,
    title: 'Empty table',
    players: [empty(ada), empty(calm)],
    steps: {
      rows: [],
      now: 0,
      detail: 'steps',
      branches: { lines: [], columns: 0, line: { name: '', main: true } },
    },
    question: {
      id: 'e',
      kind: 'over',
      player: { id: 'ada', name: 'Ada', seat: 0 },
      role: 'begins',
      words: 'Place the first card',
    },
  },
  refused: {
    ...table,
    refusal: {
      id: 'r',
      reason: 'Wrath of God is a sorcery: only in Bea’s own main phase, the stack empty',
      rules: [{ rule: '307.1' }],
    },
  },
  ...Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [
      `q-${name}`,
      {
        ...quiet,
        question,
        turn: turn(name === 'attackers' ? 'attack' : name === 'blockers' ? 'block' : 'main'),
      },
    ]),
  ),
};
