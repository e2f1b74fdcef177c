import { describe, expect, it } from 'vitest';
import { cardEntry, counted, find, tokenEntry } from './find.view';

const entries = [
  cardEntry({ name: 'Serra Angel', typeLine: 'Creature — Angel', colours: ['W'] }),
  cardEntry({ name: 'Angel of Mercy', typeLine: 'Creature — Angel', colours: ['W'] }),
  cardEntry({ name: 'Lim-Dûl’s Vault', typeLine: 'Instant', colours: ['U', 'B'] }),
  cardEntry({ name: "Urza's Saga", typeLine: 'Enchantment Land — Urza’s Saga' }),
  cardEntry({ name: '?', label: 'Unknown card', typeLine: '' }),
  tokenEntry({
    id: 0,
    name: 'Goblin',
    line: '1/1 red Creature — Goblin, haste',
    colours: ['R'],
    types: ['Creature'],
    makers: ['Dragon Fodder'],
  }),
];
const none = { words: '', type: '', colours: [] };
const names = (search: Partial<typeof none>) =>
  find(entries, { ...none, ...search }).map(({ label }) => label);

describe('a search', () => {
  it('shows all where nothing is looked for', () => {
    expect(names({})).toHaveLength(entries.length);
  });

  it('goes by the beginnings of words, in any order, without accents and apostrophes', () => {
    expect(names({ words: 'angel' })).toEqual(['Angel of Mercy', 'Serra Angel']);
    expect(names({ words: 'ang ser' })).toEqual(['Serra Angel']);
    expect(names({ words: 'lim-duls' })).toEqual(['Lim-Dûl’s Vault']);
    expect(names({ words: 'urza’s' })).toEqual(["Urza's Saga"]);
    expect(names({ words: 'xyz' })).toEqual([]);
  });

  it('finds by types, keywords and what makes a token', () => {
    expect(names({ words: 'instant' })).toEqual(['Lim-Dûl’s Vault']);
    expect(names({ words: 'haste' })).toEqual(['Goblin token']);
    expect(names({ words: 'dragon fodder' })).toEqual(['Goblin token']);
  });

  it('finds the unknown card by its sign and its name', () => {
    expect(names({ words: '?' })).toEqual(['Unknown card']);
    expect(names({ words: 'unknown' })).toEqual(['Unknown card']);
  });

  it('is narrowed by a type and by colours', () => {
    expect(names({ type: 'Land' })).toEqual(["Urza's Saga"]);
    const blueAndBlack = find(entries, { ...none, colours: ['U', 'B'] });
    expect(blueAndBlack.map(({ label }) => label)).toEqual(['Lim-Dûl’s Vault']);
  });
});

describe('a number before the name', () => {
  it('says how many', () => {
    expect(counted('4 Forest')).toEqual({ count: 4, words: 'Forest' });
    expect(counted('40 ?')).toEqual({ count: 40, words: '?' });
    expect(counted('3x Island')).toEqual({ count: 3, words: 'Island' });
  });

  it('is none where no name follows', () => {
    expect(counted('4')).toEqual({ count: 1, words: '4' });
    expect(counted('Forest')).toEqual({ count: 1, words: 'Forest' });
  });
});
