import { expect, test } from 'vitest';
import { didYouMean, distance, nearest } from './nearest';

test('Two neighbouring letters swapped are one mistake', () => {
  expect(distance('casr', 'cars')).toBe(1);
});

test('A letter too many, too few or wrong is one mistake each', () => {
  expect(distance('castt', 'cast')).toBe(1);
  expect(distance('cst', 'cast')).toBe(1);
  expect(distance('cost', 'cast')).toBe(1);
  expect(distance('', 'cast')).toBe(4);
});

test('The nearest known word is offered', () => {
  expect(nearest('atack', ['attack', 'activate', 'tap'])).toBe('attack');
});

test('Capitals make no distance', () => {
  expect(nearest('BeginCombat', ['untap', 'beginCombat'])).toBe('beginCombat');
});

test('Of a word that is like nothing known, nothing is said', () => {
  expect(didYouMean('zebra', ['attack', 'tap'])).toBe('');
});

test('Names of built-in properties are words like any other', () => {
  expect(nearest('__prot__', ['__proto__', 'constructor'])).toBe('__proto__');
});
