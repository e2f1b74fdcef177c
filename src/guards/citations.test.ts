import { expect, it } from 'vitest';
import { citationsOf, unknownCitations } from './citations';
import { filesUnder } from './source';

const code = (text: string) => [{ path: 'src/a.ts', text }];

it('every rule that is cited exists in the edition in use', () => {
  // The tests of citing itself cite wrong numbers on purpose.
  const files = filesUnder(['src', 'e2e'], /\.(tsx?|json)$/).filter(
    ({ path }) => !/^src\/(guards|rules\/citations)\/.*\.test\.ts$/.test(path),
  );
  expect(unknownCitations(files)).toEqual([]);
});

it.each([
  "cr('601.99')",
  "const x = { cites: ['601.2a', '601.99'] }",
  "const x = { cites: ['601.99'] as const }",
  "const x = { cite: '601.99' }",
])('refuses %s', (text) => {
  expect(unknownCitations(code(text))).toEqual(['src/a.ts:1: 601.99']);
});

it('finds what is cited well, too', () => {
  const text = "cr('601.2a'); const x = { cites: ['702.33', cr('104.4b')] }";
  expect(citationsOf(code(text)).map(({ number }) => number)).toEqual([
    '601.2a',
    '702.33',
    '104.4b',
  ]);
  expect(unknownCitations(code(text))).toEqual([]);
});

it('reads scenario files', () => {
  const text = '{ "cites": ["601"], "steps": [{ "expect": { "cited": ["999.9"] } }] }';
  expect(unknownCitations([{ path: 'src/rulings/a.json', text }])).toEqual([
    'src/rulings/a.json: 999.9',
  ]);
});
