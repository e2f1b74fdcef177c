import { describe, expect, it } from 'vitest';
import { plain } from './plain';
import { type Findable, queryOf } from './query';

const card = (name: string, line: string, more: Partial<Findable> = {}): Findable => ({
  name: plain(name),
  words: plain(`${name} ${line}`),
  line,
  colours: [],
  ...more,
});

const CARDS = [
  card('Grim Bear', 'Creature — Bear', {
    colours: ['B', 'G'],
    cost: '{1}{B}{G}',
    text: () => 'Trample',
    power: '3',
    toughness: '2',
  }),
  card('White Bird', 'Creature — Bird', {
    colours: ['W'],
    cost: '{W}',
    text: () => 'Flying\nWhen White Bird dies, draw a card.',
    power: '1',
    toughness: '1',
  }),
  card('Odd Engine', 'Artifact', { cost: '{X}{2/G}', text: () => '{T}: Add {G}.' }),
  card('Green Rite', 'Sorcery', { colours: ['G'], cost: '{2}{G}', text: () => 'Draw two cards.' }),
];

const found = (typed: string) => {
  const test = queryOf(typed);
  return test === undefined ? 'plain words' : CARDS.filter(test).map(({ name }) => name);
};

describe('a search', () => {
  it('of plain words is none of the language', () => {
    expect(found('grim bear')).toBe('plain words');
    expect(found('4 forest')).toBe('plain words');
  });

  it.each([
    ['t:creature', ['grim bear', 'white bird']],
    ['t:creature -t:bear', ['white bird']],
    ['c:g', ['grim bear', 'green rite']],
    ['c=g', ['green rite']],
    ['c:gb', ['grim bear']],
    ['c:green t:sorcery', ['green rite']],
    ['c:colorless', ['odd engine']],
    ['c:m', ['grim bear']],
    ['id:g', ['odd engine', 'green rite']],
    ['mv=3', ['grim bear', 'green rite']],
    ['mv<=2', ['white bird', 'odd engine']],
    ['cmc>2 pow>=3', ['grim bear']],
    ['tou<2', ['white bird']],
    ['o:"draw a card"', ['white bird']],
    ['o:draw', ['white bird', 'green rite']],
    ['o:"when ~ dies"', ['white bird']],
    ['t:artifact or t:sorcery', ['odd engine', 'green rite']],
    ['(t:bear or t:bird) c:w', ['white bird']],
    ['t:creature grim', ['grim bear']],
    ['"grim bear"', ['grim bear']],
    ['-bear t:creature', ['white bird']],
  ])('%s', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it('takes what is no term of the language for words, and never throws', () => {
    expect(found('zyz:bear')).toEqual([]);
    expect(found('mv:x')).toEqual([]);
    for (const typed of ['((((', '))) t:', '"', '-', 'or or or', `${'('.repeat(400)}t:bear`]) {
      expect(() => found(typed)).not.toThrow();
    }
  });
});
