import { expect, it } from 'vitest';
import { findBy } from './findBy.view';

const lines = ['Go to Serra Angel', 'Angel of Mercy', 'Lim-Dûl’s Vault'];
const found = (search: string) => findBy(lines, (line) => line, search, 8);

it('finds by the beginnings of words, in any order, without accents, the best first', () => {
  expect(found('angel')).toEqual(['Angel of Mercy', 'Go to Serra Angel']);
  expect(found('ang ser')).toEqual(['Go to Serra Angel']);
  expect(found('lim-dul')).toEqual(['Lim-Dûl’s Vault']);
  expect(found('xyz')).toEqual([]);
});

it('finds what has several names by each of them', () => {
  const names = [['Pass: go to combat', 'Pass priority once'], ['Undo']];
  expect(findBy(names, (name) => name, 'pass priority', 8)).toEqual(names.slice(0, 1));
});
