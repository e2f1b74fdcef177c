import { expect, it } from 'vitest';
import { keeping } from './same';

const card = { name: 'Forest' };
const before = {
  players: [
    { life: 20, hand: [card] },
    { life: 20, hand: [] },
  ],
  turn: { number: 1 },
};

it('keeps the whole where everything is equal', () => {
  const after = structuredClone(before);
  expect(keeping(before, after, 9)).toBe(before);
});

it('keeps what is equal beside what is not', () => {
  const [ada, bea] = before.players;
  const after = keeping(
    before,
    { ...before, players: [{ life: 19, hand: [card] }, { ...bea }] },
    9,
  );
  expect(after.players[0]).toEqual({ life: 19, hand: [card] });
  expect(after.players[0]?.hand).toBe(ada?.hand);
  expect(after.players[1]).toBe(bea);
  expect(after.turn).toBe(before.turn);
});

it('looks no deeper than it is told', () => {
  expect(keeping(before, structuredClone(before), 2)).not.toBe(before);
  expect(keeping(before, { ...before }, 1)).toBe(before);
});

it('tells a missing field from one that is there', () => {
  expect(keeping({ a: undefined }, { b: undefined }, 1)).toEqual({ b: undefined });
  expect(keeping([1, 2], [1], 1)).toEqual([1]);
  expect(keeping({ 0: 1 }, [1], 1)).toEqual([1]);
});
