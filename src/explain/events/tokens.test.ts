import { expect, it } from 'vitest';
import { cr } from '../../rules';
import { ada, told } from '../testing/table';

const created = {
  kind: 'created',
  what: 'token',
  count: 1,
  values: {
    name: 'Serra Angel',
    colors: [],
    supertypes: [],
    types: ['Creature'],
    subtypes: ['Eldrazi'],
    abilities: [],
    power: 10,
    toughness: 10,
  },
  owner: ada,
  zone: 'battlefield',
} as const;

it('a copy is told with its size and what its exceptions make of it', () => {
  expect(told(created, cr('701.7a'), cr('707.2'), cr('707.9b'))).toBe(
    'Ada creates a 10/10 token that is a copy of Serra Angel, with exceptions: it is colourless, Creature — Eldrazi.',
  );
});

it('several copies without exceptions', () => {
  expect(told({ ...created, count: 2 }, cr('701.7a'), cr('707.2'))).toBe(
    'Ada creates two 10/10 tokens that are copies of Serra Angel.',
  );
});
