import { expect, it } from 'vitest';
import { many } from './many';

it('speaks of one thing in the singular, of none and of several in the plural', () => {
  expect([0, 1, 2].map((n) => many(n, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
});
