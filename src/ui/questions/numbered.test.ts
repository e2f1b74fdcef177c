import { expect, it } from 'vitest';
import { numbered } from './numbered';

it('numbers only what has the same name', () => {
  const choices = ['Goblin', 'Bear', 'Goblin'].map((label, nth) => ({ id: `o${nth}`, label }));
  expect(numbered(choices)).toEqual([
    { id: 'o0', label: 'Goblin, 1 of 2' },
    { id: 'o1', label: 'Bear' },
    { id: 'o2', label: 'Goblin, 2 of 2' },
  ]);
});
