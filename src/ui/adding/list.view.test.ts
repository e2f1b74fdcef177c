import { describe, expect, it } from 'vitest';
import { cardEntry } from './find.view';
import { readList } from './list.view';

const entries = ['Forest', 'Island', 'Shock', 'Lightning Bolt'].map((name) =>
  cardEntry({ name, typeLine: '' }),
);
const unknown = cardEntry({ name: '?', label: 'Unknown card', typeLine: '' });

describe('a list', () => {
  it('is read a line for each card, a number before the name or none', () => {
    const { taken, left } = readList('3 Forest\n2x Island\nShock\n', entries);
    expect(taken.map(({ entry, count }) => [count, entry.label])).toEqual([
      [3, 'Forest'],
      [2, 'Island'],
      [1, 'Shock'],
    ]);
    expect(left).toEqual([]);
  });

  it('may hold headings, and the sets that deck programs write', () => {
    const { taken, left } = readList('Deck\n4 Lightning Bolt (M11) 149\n\nSideboard', entries);
    expect(taken).toMatchObject([{ count: 4, entry: { label: 'Lightning Bolt' } }]);
    expect(left).toEqual([]);
  });

  it('gives back what it does not know, with the nearest name', () => {
    const { taken, left } = readList('4 Forrest\n1 Zyzzyx the Odd\n2 Island', entries);
    expect(taken).toHaveLength(1);
    expect(left).toMatchObject([
      { line: '4 Forrest', count: 4, meant: { label: 'Forest' } },
      { line: '1 Zyzzyx the Odd', count: 1 },
    ]);
    expect(left[1]).not.toHaveProperty('meant');
  });

  it('knows the unknown card', () => {
    expect(readList('40 ?', [...entries, unknown]).taken).toMatchObject([
      { count: 40, entry: { label: 'Unknown card' } },
    ]);
  });
});
