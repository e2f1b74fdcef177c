import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, findCard, findToken, foldName, searchCards, TOKENS } from '.';

const FOLDER = new URL('.', import.meta.url);
const NOT_CARDS = new Set(
  ['all', 'first', 'held', 'index', 'library', 'search', 'cards.test'].map((name) => `${name}.ts`),
);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !NOT_CARDS.has(name));
const kebab = (name: string) =>
  foldName(name)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

describe('The library', () => {
  it('has one file per card, named for it', () => {
    expect(files.sort()).toEqual(CARDS.map((card) => `${kebab(card.name)}.ts`).sort());
  });

  it('keeps each card under sixty lines', () => {
    const long = files.filter(
      (name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n').length > 60,
    );
    expect(long).toEqual([]);
  });

  it('holds plain data: a card survives being written out and read back', () => {
    for (const card of [...CARDS, ...TOKENS]) {
      expect(JSON.parse(JSON.stringify(card))).toEqual(card);
    }
  });

  it('has no two cards of one name', () => {
    expect(new Set(CARDS.map((card) => foldName(card.name))).size).toBe(CARDS.length);
  });

  it('gives basic lands no ability of their own: a basic land type brings it (305.6)', () => {
    for (const name of ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Dryad Arbor'])
      expect(findCard(name)?.abilities).toEqual([]);
    expect(findCard('Wastes')?.abilities).toHaveLength(1);
  });
});

describe('Finding a card', () => {
  it('does not mind case, accents, blanks or the kind of apostrophe', () => {
    expect(findCard('  llanowar ELVES ')?.name).toBe('Llanowar Elves');
    expect(findCard('Gaéa’s Cradle')?.name).toBe("Gaea's Cradle");
  });

  it('finds nothing under the names of object members', () => {
    for (const name of ['__proto__', 'constructor', 'toString', ''])
      expect(findCard(name)).toBeUndefined();
  });

  it('finds a token by its full name', () => {
    expect(findToken('Eldrazi Spawn Token')?.colors).toEqual([]);
  });
});

describe('Searching', () => {
  const names = (query: string) => searchCards(query).map((card) => card.name);

  it('ranks names that begin with the query before words that do, and those before the rest', () => {
    expect(names('elves')[0]).toBe('Llanowar Elves');
    const found = names('an');
    const first = found.indexOf('Anointed Procession');
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(found.indexOf('Serra Angel'));
    expect(found.indexOf('Serra Angel')).toBeLessThan(found.indexOf('Island'));
  });

  it('finds several words in a row, and nothing for nothing', () => {
    expect(names('god of the s')).toEqual(['Heliod, God of the Sun', 'Thassa, God of the Sea']);
    expect(names('  ')).toEqual([]);
    expect(names('zzz')).toEqual([]);
  });
});
