import { expect, it } from 'vitest';
import { findCards } from './find.view';

const cards = ['Serra Angel', 'Angel of Mercy', 'Lim-Dûl’s Vault', 'Depth Defiler'].map((name) => ({
  name,
  typeLine: '',
}));
const names = (search: string) => findCards(cards, search).map(({ name }) => name);

it('finds by the beginnings of words, in any order, without accents', () => {
  expect(names('angel')).toEqual(['Angel of Mercy', 'Serra Angel']);
  expect(names('ang ser')).toEqual(['Serra Angel']);
  expect(names('lim-dul')).toEqual(['Lim-Dûl’s Vault']);
  expect(names('xyz')).toEqual([]);
});
