import { expect, test } from 'vitest';
import { keyOf } from './format';

test('An entry is known by its acting key', () => {
  expect(keyOf({ cast: 'shock', note: 'Now.' })).toBe('cast');
});

test('An entry without an acting key is a note', () => {
  expect(keyOf({ note: 'Now.' })).toBe('note');
});
