import { expect, it } from 'vitest';
import { settled, taller } from './sheet.view';

it('changes by one height, and by two where the handle is drawn far', () => {
  expect(settled('half', 100, 800)).toBe('tall');
  expect(settled('half', -100, 800)).toBe('low');
  expect(settled('low', 500, 800)).toBe('tall');
});

it('stays where the finger hardly moved', () => {
  expect(settled('half', 12, 800)).toBe('half');
});

it('has no height beyond the tallest and the lowest', () => {
  expect(taller('tall', 1)).toBe('tall');
  expect(taller('low', -1)).toBe('low');
});
