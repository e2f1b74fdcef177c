import { expect, it } from 'vitest';
import { drawPlate, plateImage } from './plate';

it('draws the same plate for the same name, another for another', () => {
  expect(drawPlate('Serra Angel', ['Creature'])).toBe(drawPlate('Serra Angel', ['Creature']));
  expect(drawPlate('Serra Angel', ['Creature'])).not.toBe(drawPlate('Goblin', ['Creature']));
});

it('keeps hostile names out of the picture', () => {
  expect(plateImage('"></svg><script>', ['Instant'])).not.toContain('script');
});
