import { expect, it } from 'vitest';
import type { CardView } from '../views';
import { faceText, roomOf } from './room.view';

const creature = (name: string, typeLine: string, more: Partial<CardView> = {}): CardView => ({
  id: name,
  name,
  types: ['Creature'],
  typeLine,
  colours: ['G'],
  pt: { power: '6', toughness: '6' },
  ...more,
});

it('a name of two lines leaves room for a keyword', () => {
  expect(roomOf(creature('Colossal Dreadmaw', 'Creature — Dinosaur'))).toEqual({
    types: 1,
    text: 1,
  });
});

it('uses the lines that are free', () => {
  expect(roomOf(creature('Compy Swarm', 'Creature — Dinosaur')).text).toBe(2);
});

it('cuts types before it leaves the text out', () => {
  const honor = creature('Honor of the Pure', 'Enchantment Creature');
  expect(roomOf(honor)).toEqual({ types: 1, text: 1 });
});

it('says what comes after the first line as well', () => {
  const line = { line: 'flying', more: 'When it enters, draw a card.' };
  expect(faceText(creature('A', 'Creature', line))).toBe('flying · When it enters, draw a card.');
});

it('does not say again what the plate of a land shows', () => {
  const forest = { line: '{T}: Add {G}.', makes: ['{G}'] };
  expect(faceText(creature('Forest', 'Basic Land — Forest', forest))).toBe('');
});
