import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './json';

function problems(text: string) {
  const read = readJson(text);
  return read.ok ? [] : read.problems;
}

test('What is JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 3 }), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const read = readJson(text);
      expect(read.ok).toBe(true);
      if (read.ok) expect(JSON.stringify(read.value)).toBe(JSON.stringify(JSON.parse(text)));
    }),
  );
});

test('What JSON.parse refuses is refused, and nothing else', () => {
  const signs = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    'a',
    '\\',
    '1',
    '-',
    ' ',
    'null',
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(readJson(text).ok).toBe(isJson);
    }),
    { numRuns: 2000 },
  );
});

test('A missing comma is told with its line and column', () => {
  expect(problems('{\n  "a": 1\n  "b": 2\n}')).toEqual([
    {
      at: '',
      message:
        'At line 3, column 3, the text is no JSON: a comma or "}" was expected, but there is """.',
    },
  ]);
});

test('A text that breaks off is told', () => {
  expect(problems('{"a": [1, 2')[0]?.message).toContain('a comma or "]" was expected');
  expect(problems('{"a": [1, 2')[0]?.message).toContain('the text ends');
});

test('A text in quotes that is not closed is told where it begins', () => {
  expect(problems('["one", "two]')[0]?.message).toContain('line 1, column 9');
});

test('An unknown escape is refused', () => {
  expect(problems('["\\q"]')[0]?.message).toContain('backslash');
});

test('A number that is beyond all numbers is refused', () => {
  expect(problems('[1e999]')[0]?.message).toContain('too large');
});

test('An empty text is no JSON', () => {
  expect(problems('  ')).toEqual([{ at: '', message: 'The text is empty.' }]);
});

test('A mark of the byte order at the beginning is passed over', () => {
  expect(readJson('\uFEFF{}').ok).toBe(true);
});

test('Sixty-four lists in one another are read, one more is refused', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(readJson(nested(64)).ok).toBe(true);
  expect(problems(nested(65))[0]?.message).toContain('64 is the limit');
  expect(problems('['.repeat(1_000_000)).length).toBe(1);
});

test('A field written twice is refused at its place', () => {
  expect(problems('{"players": [{"life": 20, "life": 30}]}')).toEqual([
    { at: '/players/0/life', message: '"life" is written twice here.' },
  ]);
});

test('Names of built-in properties are keys like any other', () => {
  const read = readJson('{"__proto__": {"a": 1}, "constructor": 2, "hasOwnProperty": 3}');
  expect(read.ok && Object.keys(read.value as object)).toEqual([
    '__proto__',
    'constructor',
    'hasOwnProperty',
  ]);
  expect(read.ok && Object.getPrototypeOf(read.value)).toBe(null);
});
