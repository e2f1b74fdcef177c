import { expect, it } from 'vitest';
import { cr, type GameEvent, type Happening, type RuleNumber } from '../../rules';
import { objectId, playerId } from '../../rules/kernel/ids';
import { madeUpNames } from '../testing/madeUp';
import { type Line, linesWith, summary } from './lines';

const ada = playerId(0);
const bea = playerId(1);
const card = objectId(1);
const shock = objectId(2);
const mountain = objectId(3);
const names = madeUpNames(['Ada', 'Bea'], {
  1: { name: 'Shock', owner: 0 },
  2: { name: 'Shock', owner: 0 },
  3: { name: 'Mountain', owner: 0 },
  4: { name: 'Goblin token', owner: 1, token: true, creature: true },
  5: { name: 'Goblin token', owner: 1, token: true, creature: true },
  6: { name: 'Grizzly Bears', owner: 1, creature: true },
  7: { name: "Soul Warden's ability", owner: 0, ability: true },
});

interface More {
  readonly batch?: number;
  readonly cause?: number;
}

function event(happening: Happening, cite: RuleNumber, more: More = {}): GameEvent {
  return {
    ...happening,
    cites: [cite],
    batch: more.batch ?? 1,
    ...(more.cause === undefined ? {} : { cause: objectId(more.cause) }),
  };
}

/** Headlines with what is under them, as indented text. */
function outline(lines: readonly Line[], depth = 0): readonly string[] {
  return lines.flatMap((l) => [
    `${'  '.repeat(depth)}${l.letter === undefined ? '' : `${l.letter} `}${l.text}`,
    ...outline(l.children, depth + 1),
  ]);
}

const red = { type: 'R', source: 3 } as const;
const casting: readonly GameEvent[] = [
  event(
    { kind: 'moved', object: card, from: 'hand', to: 'stack', why: 'cast', became: shock },
    cr('601.2a'),
  ),
  event({ kind: 'step', what: 'costDetermined', objects: [shock], detail: '{R}' }, cr('601.2f'), {
    cause: 2,
  }),
  event({ kind: 'step', what: 'proposed', objects: [mountain] }, cr('605.3'), { cause: 3 }),
  event({ kind: 'tapped', object: mountain, forMana: true }, cr('107.5'), { cause: 3 }),
  event({ kind: 'activated', object: mountain, player: ada, ability: null }, cr('602.2b')),
  event({ kind: 'manaAdded', player: ada, mana: [red], tapped: mountain }, cr('106.4'), {
    cause: 3,
  }),
  event({ kind: 'manaSpent', player: ada, mana: [red], on: shock }, cr('601.2h')),
  event({ kind: 'cast', object: shock, player: ada, from: 'hand' }, cr('601.2i')),
  event({ kind: 'priorityGiven', player: ada }, cr('117.3c')),
];

it('casting is one headline with its parts under it, mana abilities one of them', () => {
  expect(outline(linesWith(casting, names))).toEqual([
    'Ada casts Shock.',
    "  a Shock goes from Ada's hand onto the stack.",
    '  f The total cost in mana is {R}.',
    '  Ada taps Mountain for {R}.',
    "    Mountain's mana ability is to be activated.",
    '    Mountain becomes tapped.',
    "    Ada activates Mountain's mana ability.",
    '  h Ada spends {R} on Shock.',
    'Ada gets priority.',
  ]);
});

it('a line knows its rules, its objects and its events', () => {
  const [line] = linesWith(casting, names);
  expect(line).toMatchObject({
    level: 'headline',
    cites: ['601.2i'],
    objects: [shock],
    events: [7],
  });
  expect(line?.children[2]).toMatchObject({ level: 'step', events: [5], cause: mountain });
  expect(line?.children[1]).toMatchObject({ letter: 'f', level: 'step' });
});

it('what is still being cast has its way to the stack for its headline', () => {
  const lines = linesWith(casting.slice(0, 2), names);
  expect(outline(lines)).toEqual([
    "Shock goes from Ada's hand onto the stack.",
    '  f The total cost in mana is {R}.',
  ]);
  expect(lines[0]?.level).toBe('headline');
});

const resolving: readonly GameEvent[] = [
  event({ kind: 'priorityPassed', player: bea }, cr('117.3d')),
  event({ kind: 'step', what: 'resolving', objects: [shock] }, cr('608.2')),
  event(
    { kind: 'damage', source: shock, to: { player: bea }, amount: 2, combat: false },
    cr('120.1'),
    { cause: 2 },
  ),
  event({ kind: 'life', player: bea, change: -2, why: 'damage' }, cr('120.3a'), { cause: 2 }),
  event({ kind: 'resolved', object: shock, result: 'done' }, cr('608.2')),
  event({ kind: 'step', what: 'stateBased', objects: [] }, cr('704.5a')),
  event({ kind: 'lost', player: bea, why: 'life' }, cr('704.5a')),
];

it('a resolution stands under what resolves, and what prepares before what comes', () => {
  const lines = linesWith(resolving, names);
  expect(outline(lines)).toEqual([
    'Bea passes.',
    'Shock resolves.',
    '  Shock begins to resolve.',
    '  Shock deals 2 damage to Bea.',
    '  The damage makes Bea lose 2 life.',
    'State-based actions act: no life left.',
    'Bea loses the game, having no life left.',
  ]);
  expect(summary(lines)).toBe('Shock resolves; Bea loses the game, having no life left');
});

it('a resolution that goes on after an answer stands under what resolves', () => {
  expect(outline(linesWith(resolving.slice(2, 5), names))).toEqual([
    'Shock resolves.',
    '  Shock deals 2 damage to Bea.',
    '  The damage makes Bea lose 2 life.',
  ]);
});

it('casting that goes on after an answer is told with what is left of it', () => {
  expect(outline(linesWith(casting.slice(1, 8), names))[0]).toBe('Ada casts Shock.');
});

it('where there is no headline the first thing is one', () => {
  const step = event(
    { kind: 'step', what: 'xChosen', objects: [shock], detail: '3' },
    cr('601.2b'),
  );
  expect(linesWith([step], names)[0]).toMatchObject({ text: 'X is 3.', level: 'headline' });
});

it('what happens to many at once is one line', () => {
  const dies = (id: number) =>
    event(
      {
        kind: 'moved',
        object: objectId(id),
        from: 'battlefield',
        to: 'graveyard',
        why: 'stateBased',
      },
      cr('704.5f'),
    );
  const [line, more] = linesWith([dies(4), dies(5), dies(6)], names);
  expect(line?.text).toBe('Two Goblin tokens and Grizzly Bears die.');
  expect(line?.objects).toHaveLength(3);
  expect(more).toBeUndefined();
});

it('what happens one after the other is not one line', () => {
  const untap = (id: number, batch: number) =>
    event({ kind: 'untapped', object: objectId(id) }, cr('502.3'), { batch });
  expect(linesWith([untap(4, 1), untap(5, 2)], names)).toHaveLength(2);
});

it('equal damage of several attackers is one line, and the life lost one sum', () => {
  const hit = (id: number) =>
    event(
      { kind: 'damage', source: objectId(id), to: { player: ada }, amount: 1, combat: true },
      cr('510.2'),
    );
  const lose = event({ kind: 'life', player: ada, change: -1, why: 'damage' }, cr('120.3a'));
  expect(linesWith([hit(4), hit(5)], names).map((l) => l.text)).toEqual([
    'Two Goblin tokens deal 1 combat damage each to Ada.',
  ]);
  expect(linesWith([lose, lose], names).map((l) => l.text)).toEqual([
    'The damage makes Ada lose 2 life.',
  ]);
});

it('many names are counted, not all told', () => {
  const many = Array.from({ length: 9 }, (_, i) => objectId(100 + i));
  const others = madeUpNames(
    ['Ada'],
    Object.fromEntries(many.map((id) => [id, { name: `Card ${id}` }])),
  );
  const events = many.map((object) => event({ kind: 'untapped', object }, cr('502.3')));
  expect(linesWith(events, others)[0]?.text).toBe(
    'Card 100, Card 101, Card 102, Card 103, Card 104, Card 105 and three more untap.',
  );
});

it('no event is told twice or left out', () => {
  const all = (lines: readonly Line[]): readonly number[] =>
    lines.flatMap((l) => [...l.events, ...all(l.children)]);
  for (const events of [casting, resolving, [...casting, ...resolving]]) {
    const told = [...all(linesWith(events, names))].sort((a, b) => a - b);
    expect(told).toEqual(events.map((_, i) => i));
  }
});

it('what is done by hand is marked', () => {
  const edit: GameEvent = { kind: 'edited', what: 'move', cites: [], byHand: true, batch: 1 };
  expect(linesWith([edit], names)[0]).toMatchObject({ byHand: true, level: 'headline' });
});

it('of many headlines a summary has the first and the last', () => {
  const passes = [ada, bea, ada, bea].map((player, batch) =>
    event({ kind: 'priorityPassed', player }, cr('117.3d'), { batch }),
  );
  expect(summary(linesWith(passes, names))).toBe('Ada passes; Bea passes; 1 more; Bea passes');
});

it('the life that damage takes is told under that damage, not under the last of all', () => {
  const batch = { batch: 7 };
  const rule = cr('510.2');
  const lines = linesWith(
    [
      event(
        { kind: 'damage', source: objectId(4), to: { player: bea }, amount: 1, combat: true },
        rule,
        batch,
      ),
      event(
        {
          kind: 'damage',
          source: objectId(6),
          to: { object: objectId(4) },
          amount: 3,
          combat: true,
        },
        rule,
        batch,
      ),
      event({ kind: 'life', player: bea, change: -1, why: 'damage' }, cr('120.3a'), batch),
    ],
    names,
  );
  expect(lines.map(({ text, children }) => [text, children.map((child) => child.text)])).toEqual([
    ['Goblin token deals 1 combat damage to Bea.', ['The damage makes Bea lose 1 life.']],
    ['Grizzly Bears deals 3 combat damage to Goblin token.', []],
  ]);
});

it('nothing at all has no lines', () => {
  expect(linesWith([], names)).toEqual([]);
  expect(summary([])).toBe('');
});
