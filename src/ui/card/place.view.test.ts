import { expect, it } from 'vitest';
import { type Area, readerPlace } from './place.view';

const room: Area = { left: 8, right: 1432, top: 52, bottom: 814 };
const size = { width: 320, height: 500 };
const cardAt = (left: number, top: number): Area => ({
  left,
  right: left + 110,
  top,
  bottom: top + 142,
});

it('stands beside its card, on the right while there is room', () => {
  expect(readerPlace(cardAt(300, 300), size, room)?.left).toBe(424);
  expect(readerPlace(cardAt(1200, 300), size, room)?.left).toBe(866);
});

it('stays above the question bar and below the top bar', () => {
  const low = readerPlace(cardAt(300, 700), size, room);
  expect((low?.top ?? 0) + size.height).toBeLessThanOrEqual(room.bottom);
  expect(readerPlace(cardAt(300, 0), size, room)?.top).toBe(room.top);
});

it('goes above or below where the sides have no room, and nowhere rather than over its card', () => {
  const narrow: Area = { left: 8, right: 382, top: 52, bottom: 814 };
  const small = { width: 320, height: 300 };
  expect(readerPlace(cardAt(130, 600), small, narrow)?.top).toBe(286);
  expect(readerPlace(cardAt(130, 100), small, narrow)?.top).toBe(256);
  expect(readerPlace(cardAt(130, 300), { width: 320, height: 600 }, narrow)).toBeUndefined();
});
