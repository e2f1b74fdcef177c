import { expect, test } from 'vitest';
import { deckLine, placedName, placement } from './placing';

test('A number in front of a name says how many', () => {
  expect(deckLine('3 Forest')).toEqual({ count: 3, name: 'Forest' });
  expect(deckLine('40 ?')).toEqual({ count: 40, name: '?' });
});

test('A name alone is one card', () => {
  expect(deckLine('Forest')).toEqual({ count: 1, name: 'Forest' });
});

test('A number inside a name belongs to the name', () => {
  expect(deckLine('2 Borrowing 100,000 Arrows')).toEqual({
    count: 2,
    name: 'Borrowing 100,000 Arrows',
  });
});

test('A card whose name begins with a number is placed by its field', () => {
  expect(placement({ card: '1996 World Champion' })).toEqual({
    making: { kind: 'card', name: '1996 World Champion', token: false },
    count: 1,
    fields: {},
  });
});

test('How an object stands is kept apart from what it is', () => {
  expect(placement({ card: 'Forest', count: 2, tapped: true })).toEqual({
    making: { kind: 'card', name: 'Forest', token: false },
    count: 2,
    fields: { tapped: true },
  });
});

test('A token of a card is a copy of that card', () => {
  expect(placement({ card: 'Maro', token: true }).making).toEqual({
    kind: 'card',
    name: 'Maro',
    token: true,
  });
});

test('A token with its own text is made from that', () => {
  const goblin = { name: 'Goblin', type_line: 'Creature — Goblin', power: '1', toughness: '1' };
  const { making } = placement({ token: goblin });
  expect(making).toEqual({ kind: 'token', data: goblin });
  expect(placedName(making)).toBe('Goblin');
});

test('A token that is only known as a copy takes its name from what it copies', () => {
  const { making, fields } = placement({ token: true, copyOf: 'Maro' });
  expect(placedName(making)).toBe('Maro');
  expect(fields.copyOf).toBe('Maro');
});
