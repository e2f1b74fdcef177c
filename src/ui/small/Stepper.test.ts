import { expect, test } from 'vitest';
import { boundOf } from './Stepper';

test('a number that lies beyond is not changed in silence', () => {
  expect(boundOf(99_999_999, 1, 9_999)).toBe('9,999 is the most');
  expect(boundOf(0, 1, 9_999)).toBe('1 is the least');
  expect(boundOf(9_999, 1, 9_999)).toBeUndefined();
});
