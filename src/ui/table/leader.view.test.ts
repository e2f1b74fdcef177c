import { expect, it } from 'vitest';
import { freeLane } from './leader.view';

const card = { left: 0, right: 110, top: 100, bottom: 240 };

it('leaves a card at its middle where nothing bars the way', () => {
  expect(freeLane(card, [])).toBe(170);
  expect(freeLane(card, [{ left: -80, right: -10, top: 0, bottom: 400 }])).toBe(170);
});

it('passes beside what stands in the way, and says so where it cannot', () => {
  expect(freeLane(card, [{ left: 300, right: 380, top: 160, bottom: 190 }])).toBe(155);
  expect(freeLane(card, [{ left: 300, right: 380, top: 90, bottom: 250 }])).toBeUndefined();
});
