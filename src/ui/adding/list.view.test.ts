import { describe, expect, it } from 'vitest';
import { cardEntry } from './find.view';
import { readList, withFound } from './list.view';

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

describe('what was found elsewhere for a list', () => {
  const night = {
    name: 'Day // Night',
    type_line: 'Instant // Instant',
    card_faces: [{ name: 'Day' }, { name: 'Night' }],
  };

  it('is taken as often as the list says; by the front face as well', () => {
    const { left } = readList('3 Zyz (ABC) 12\n2 day\n1 Day / Night\n1 Nobody', []);
    const found = withFound(left, [{ name: 'Zyz', type_line: 'Instant' }, night]);
    expect(found.taken.map(({ entry, count }) => [entry.label, count])).toEqual([
      ['Zyz', 3],
      ['Day // Night', 2],
      ['Day // Night', 1],
    ]);
    expect(found.left.map(({ line }) => line)).toEqual(['1 Nobody']);
  });
});
