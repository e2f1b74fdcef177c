import { describe, expect, test } from 'vitest';
import { neighbours, seeds } from '../rulings/scenarioFiles';
import { read } from './schema';

const players = [{ name: 'A' }, { name: 'B' }];

/** The problems of a scenario that has these fields besides the usual ones. */
function problems(fields: object) {
  const result = read(JSON.stringify({ scenario: 1, title: 'T', players, ...fields }));
  return result.ok ? [] : result.problems;
}
const ofEntry = (entry: unknown) => problems({ play: [entry] });
const ofPlaced = (placed: unknown) =>
  problems({ players: [{ name: 'A', battlefield: [placed] }, { name: 'B' }] });

describe('Files', () => {
  test.each(seeds)('$name is read', ({ text }) => {
    expect(read(text)).toMatchObject({ ok: true });
  });

  test('There are seeds to read', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(70);
  });

  test('Files of others are read', () => {
    expect(neighbours.filter(({ text }) => !read(text).ok)).toEqual([]);
  });
});

describe('What the whole file needs', () => {
  test('A file without title and players is told what it needs', () => {
    expect(read('{"scenario": 1}')).toEqual({
      ok: false,
      problems: [
        { at: '', message: 'The file needs "title".' },
        { at: '', message: 'The file needs "players".' },
      ],
    });
  });

  test('A later version is refused', () => {
    expect(problems({ scenario: 2 })).toEqual([
      {
        at: '/scenario',
        message: '"scenario" is version 2 of the format, and only version 1 is known.',
      },
    ]);
  });

  test('A list is no scenario', () => {
    expect(read('[]')).toEqual({
      ok: false,
      problems: [{ at: '', message: 'The file must be a scenario, not a list.' }],
    });
  });

  test('One player is too few and seven are too many', () => {
    const seven = [...'ABCDEFG'].map((name) => ({ name }));
    expect(problems({ players: [{ name: 'A' }] })[0]?.message).toBe(
      '"players" must have 2 to 6 items, and has 1.',
    );
    expect(problems({ players: seven })[0]?.at).toBe('/players');
  });

  test('Two players of one name are refused', () => {
    expect(problems({ players: [{ name: 'A' }, { name: 'A' }] })).toEqual([
      { at: '/players/1/name', message: 'Two players are called "A".' },
    ]);
  });

  test('All problems are told at once', () => {
    expect(problems({ seed: 'x', variant: 'casual', titel: 'T' }).map(({ at }) => at)).toEqual([
      '/seed',
      '/variant',
      '/titel',
    ]);
  });

  test('Of very many problems fifty are told', () => {
    const play = Array.from({ length: 15_000 }, () => 7);
    expect(problems({ play })).toHaveLength(50);
  });
});

describe('Unknown fields', () => {
  test('A field mistyped is told with the one it is near', () => {
    expect(problems({ plya: [] })).toEqual([
      { at: '/plya', message: '"plya" does not belong in a scenario; did you mean "play"?' },
    ]);
  });

  test('A field that another entry may have is refused', () => {
    expect(ofEntry({ tap: 'forest', targets: ['A'] })).toEqual([
      { at: '/play/0/targets', message: '"targets" does not belong in a "tap" entry.' },
    ]);
  });

  test('Several unknown fields are all told', () => {
    expect(ofEntry({ pass: true, zig: 1, zag: 2 }).map(({ at }) => at)).toEqual([
      '/play/0/zig',
      '/play/0/zag',
    ]);
  });

  test('Names of built-in properties are unknown fields, too', () => {
    const text = `{"scenario": 1, "title": "T", "players": [{"name": "A"}, {"name": "B"}],
      "__proto__": {}, "constructor": 1, "hasOwnProperty": 2}`;
    const result = read(text);
    expect(!result.ok && result.problems.map(({ at }) => at)).toEqual([
      '/__proto__',
      '/constructor',
      '/hasOwnProperty',
    ]);
  });
});

describe('Bounds', () => {
  test('A text of more than 4 MB is refused with its size', () => {
    const result = read(' '.repeat(4 * 1024 * 1024 + 1));
    expect(!result.ok && result.problems).toEqual([
      {
        at: '',
        message: 'The text is 4.1 MB long (4,194,305 characters), and 4 MB is the limit.',
      },
    ]);
  });

  test('A title has at most 300 characters', () => {
    expect(problems({ title: 'x'.repeat(300) })).toEqual([]);
    expect(problems({ title: 'x'.repeat(301) })).toEqual([
      { at: '/title', message: '"title" is 301 characters long, and 300 is the limit.' },
    ]);
  });

  test('A note has at most 20,000 characters', () => {
    expect(ofEntry({ note: 'x'.repeat(20_001) })[0]?.message).toContain('20,000 is the limit');
    expect(problems({ about: 'x'.repeat(20_001) })[0]?.at).toBe('/about');
  });

  test('A name has at most 200 characters', () => {
    expect(ofPlaced('x'.repeat(201))[0]?.message).toContain('200 is the limit');
    expect(problems({ players: [{ name: '' }, { name: 'B' }] })[0]?.message).toContain('empty');
  });

  test('At most 20,000 objects are placed', () => {
    expect(ofPlaced('20000 Forest')).toEqual([]);
    expect(ofPlaced('20001 Forest')).toEqual([
      {
        at: '/players',
        message: 'The file places 20,001 objects, edits included, and 20,000 is the limit.',
      },
    ]);
  });

  test('Objects placed by edits count as often as they are placed', () => {
    const edit = {
      edit: 'place',
      player: 'A',
      zone: 'hand',
      card: 'Shock',
      count: 300,
      times: 100,
    };
    expect(ofEntry(edit)[0]?.message).toContain('30,000 objects');
  });

  test('At most 20,000 entries are carried out, repetitions included', () => {
    const branch = [{ pass: true, times: 200 }];
    expect(ofEntry({ branch, times: 99 })).toEqual([]);
    expect(ofEntry({ branch, times: 100 })).toEqual([
      {
        at: '/play',
        message:
          'There are 20,100 entries here, those of branches and repetitions included, and 20,000 is the limit.',
      },
    ]);
  });
});
