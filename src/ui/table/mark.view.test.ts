import { expect, test } from 'vitest';
import { withoutMark } from './mark.view';

test('what is marked as done by hand says so once', () => {
  expect(withoutMark('By hand: Serra Angel is tapped')).toBe('Serra Angel is tapped');
  expect(withoutMark('By hand: a token is made.')).toBe('A token is made.');
});
