import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbours, seeds } from '../rulings/scenarioFiles';
import type { Scenario } from './format';
import { read } from './schema';
import { write } from './write';

test.each(seeds)('$name written and read again is the same', ({ text }) => {
  const first = read(text);
  expect(first.ok && read(write(first.scenario))).toEqual(first);
});

test('Files of others written and read again are the same', () => {
  for (const { text } of neighbours) {
    const first = read(text);
    expect(first.ok && read(write(first.scenario))).toEqual(first);
  }
});

test('Any values and keys written and read again are the same', () => {
  const players = [{ name: 'A' }, { name: 'B' }];
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 3 })), fc.string(), (answers, title) => {
      const play = answers.map((answer) => ({ answer }));
      const first = read(JSON.stringify({ scenario: 1, title, players, play }));
      expect(first.ok && read(write(first.scenario))).toEqual(first);
    }),
  );
});

test('A key such as __proto__ is written like any other', () => {
  const text =
    '{"scenario":1,"title":"T","players":[{"name":"A","counters":{"__proto__":3}},{"name":"B"}]}';
  const first = read(text);
  expect(first.ok && write(first.scenario)).toContain('{ "__proto__": 3 }');
});

test('What is short stands on one line, the fields of the file in their order', () => {
  const scenario: Scenario = {
    play: [
      { tap: 'forest', mana: '{G}' },
      {
        branch: [
          { cast: 'llanowar-elves', pay: ['forest'] },
          { expect: { object: 'llanowar-elves', is: { zone: 'stack', counters: {} } } },
        ],
      },
    ],
    players: [{ name: 'A', battlefield: ['Forest'], hand: ['Llanowar Elves'] }, { name: 'B' }],
    title: 'T',
    scenario: 1,
    cites: ['106.5'],
  };
  expect(write(scenario)).toBe(`{
  "scenario": 1,
  "title": "T",
  "cites": ["106.5"],
  "players": [
    { "name": "A", "battlefield": ["Forest"], "hand": ["Llanowar Elves"] },
    { "name": "B" }
  ],
  "play": [
    { "tap": "forest", "mana": "{G}" },
    {
      "branch": [
        { "cast": "llanowar-elves", "pay": ["forest"] },
        { "expect": { "object": "llanowar-elves", "is": { "zone": "stack", "counters": {} } } }
      ]
    }
  ]
}
`);
});
