import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placedTokenBase, RefBook, refBase, tokenBase } from './refs';

describe('What a ref is made from', () => {
  test.each([
    ["Urza's Saga", 'urzas-saga'],
    ['Urza’s Saga', 'urzas-saga'],
    ['Lim-Dûl the Necromancer', 'lim-dul-the-necromancer'],
    ['Jace, Mirror Mage', 'jace-mirror-mage'],
    ['"Ach! Hans, Run!"', 'ach-hans-run'],
    ['+2 Mace', '2-mace'],
    ['Fire // Ice', 'fire'],
    ['?', 'unknown'],
    ['_____', 'card'],
  ])('%s gives %s', (name, ref) => {
    expect(refBase(name)).toBe(ref);
  });

  test('A token made in play says that it is one', () => {
    expect(tokenBase('Goblin')).toBe('goblin-token');
  });

  test('A name that ends in "Token" gets no second one', () => {
    expect(tokenBase('Goblin Token')).toBe('goblin-token');
    expect(tokenBase('Token')).toBe('token');
  });

  test('A token without a name is called token', () => {
    expect(tokenBase('')).toBe('token');
    expect(placedTokenBase('')).toBe('token');
  });

  test('A placed token goes by its name alone', () => {
    expect(placedTokenBase('Goblin')).toBe('goblin');
  });
});

describe('Numbers', () => {
  const empty = RefBook.empty<number>();

  test('The first of a name has no number, the next are 2 and 3', () => {
    const first = empty.forCard(1, 'Forest');
    const second = first.book.forCard(2, 'Forest');
    const third = second.book.forCard(3, 'Forest');
    expect([first.ref, second.ref, third.ref]).toEqual(['forest', 'forest-2', 'forest-3']);
  });

  test('A written ref uses up no number', () => {
    expect(empty.give(1, 'my-forest').forCard(2, 'Forest').ref).toBe('forest');
  });

  test('A made ref that is taken moves on to the next number', () => {
    const book = empty.give(1, 'forest-2').forCard(2, 'Forest').book;
    expect(book.forCard(3, 'Forest').ref).toBe('forest-3');
  });

  test('A ref that is kept for later is not made', () => {
    const made = empty.keep(['forest']).forCard(1, 'Forest');
    expect(made.ref).toBe('forest-2');
    expect(made.book.idOf('forest')).toBe(undefined);
    expect(made.book.give(2, 'forest').idOf('forest')).toBe(2);
  });

  test('Copies of a spell are numbered by the spell', () => {
    const one = empty.give(1, 'shock').forCopy(2, 'shock');
    expect(one.ref).toBe('shock-copy');
    expect(one.book.forCopy(3, 'shock').ref).toBe('shock-copy-2');
    expect(one.book.forCopy(3, 'shock-copy').ref).toBe('shock-copy-copy');
  });

  test('Abilities are numbered by their source, and their copies by the ability', () => {
    const one = empty.forAbility(1, 'oko');
    const two = one.book.forAbility(2, 'oko');
    expect([one.ref, two.ref]).toEqual(['oko-ability', 'oko-ability-2']);
    expect(two.book.forCopy(3, 'oko-ability-2').ref).toBe('oko-ability-2-copy');
  });
});

describe('The book', () => {
  const empty = RefBook.empty<number>();

  test('A ref and its object find each other', () => {
    const { book } = empty.forToken(7, 'Goblin');
    expect(book.idOf('goblin-token')).toBe(7);
    expect(book.refOf(7)).toBe('goblin-token');
    expect([...book.all()]).toEqual(['goblin-token']);
  });

  test('The token that a copy of a spell becomes keeps its ref', () => {
    const book = empty.give(1, 'bear-copy').give(2, 'bear-copy');
    expect(book.idOf('bear-copy')).toBe(2);
    expect(book.refOf(1)).toBe('bear-copy');
  });

  test('Two branches number on from the fork, each for itself', () => {
    const fork = empty.forCard(1, 'Forest').book;
    expect(fork.forCard(2, 'Forest').ref).toBe('forest-2');
    expect(fork.forCard(2, 'Forest').ref).toBe('forest-2');
    expect(fork.has('forest-2')).toBe(false);
  });

  test('Names of built-in properties are refs like any other', () => {
    const book = empty.give(1, '__proto__').give(2, 'propertyIsEnumerable').give(3, '');
    expect(book.idOf('__proto__')).toBe(1);
    expect(book.idOf('propertyIsEnumerable')).toBe(2);
    expect(book.idOf('constructor')).toBe(undefined);
  });

  test('No two objects get one ref, whatever they are called', () => {
    const name = fc.constantFrom('Forest', 'Forest 2', 'forest-2', 'Forest 2 2', '?', '');
    fc.assert(
      fc.property(fc.array(name), (names) => {
        let book = empty;
        for (const [id, each] of names.entries()) book = book.forCard(id, each).book;
        expect(new Set(names.map((_, id) => book.refOf(id))).size).toBe(names.length);
      }),
    );
  });

  test('Ten thousand tokens of one name get their refs quickly', () => {
    let book = empty;
    for (let id = 1; id <= 10_000; id += 1) book = book.forToken(id, 'Saproling').book;
    expect(book.refOf(10_000)).toBe('saproling-token-10000');
  });
});
