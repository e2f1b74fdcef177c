import { expect, it } from 'vitest';
import type { CardView } from '../views';
import { type Lot, lotsOf } from './piles.view';
import { crowd, intoLines, stripOf, whole } from './row.view';

const card = (id: string): CardView => ({
  id,
  name: 'Goblin',
  types: ['Creature'],
  typeLine: 'Creature',
  colours: ['R'],
});
const lot = (key: string, members: readonly CardView[]): Lot => {
  const [whole] = lotsOf({ key, members }, undefined, () => '');
  if (whole === undefined) throw new Error('no lot');
  return whole;
};
const alone = (count: number): Lot[] =>
  Array.from({ length: count }, (_, i) => lot(`${i}`, [card(`${i}`)]));
const pileOf = (count: number): Lot =>
  lot(
    'p',
    alone(count).flatMap(({ members }) => members),
  );
const none: ReadonlySet<string> = new Set();

it('leaves cards at ease, then overlaps, then lays lines', () => {
  expect(crowd(alone(5), 840, 1, none, 20)).toMatchObject({ lines: 1, tight: false });
  expect(crowd(alone(12), 840, 1, none, 20)).toMatchObject({ lines: 1, scale: 1, tight: true });
  expect(crowd(alone(20), 840, 1, none, 20)).toMatchObject({ lines: 2, tight: false });
  expect(crowd(alone(40), 840, 1, none, 20)).toMatchObject({ lines: 2, tight: true });
  expect(crowd(alone(90), 840, 1, none, 20)).toMatchObject({ lines: 3, tight: true });
});

it('counts a pile as one card until it is opened', () => {
  const pile = pileOf(500);
  expect(crowd([pile], 840, 1, none, 20).lines).toBe(1);
  expect(crowd([pile], 840, 1, new Set(['p']), 20).lines).toBe(3);
});

it('deals groups over lines in order and loses none', () => {
  const lines = intoLines(alone(41), 2, none);
  expect(lines.map((line) => line.length)).toEqual([21, 20]);
  expect(lines.flat()).toHaveLength(41);
});

it('lays an opened pile over several lines', () => {
  const pile = pileOf(46);
  const open = new Set(['p']);
  expect(crowd([pile, ...alone(2)], 840, 1, open, 20)).toMatchObject({ lines: 2, scrolls: false });
  const lines = intoLines([...alone(2), pile], 2, open);
  expect(lines.map((line) => line.map(({ from, to }) => to - from))).toEqual([[1, 1, 22], [24]]);
  const army = pileOf(500);
  expect(crowd([army], 840, 1, open, 20)).toMatchObject({ lines: 3, scrolls: true });
});

it('gives the covered cards of an opened pile the room that there is, and no more than a card', () => {
  const opened: Lot = { ...pileOf(24), open: true };
  const line = [whole(opened), ...alone(1).map(whole)];
  expect(stripOf([line], 840, 1, 20)).toBeUndefined();
  expect(stripOf([line], 1400, 1, 20)).toBe(Math.floor((1400 - 240) / 23));
  expect(stripOf([line], 9000, 1, 20)).toBe(130);
  expect(stripOf([alone(3).map(whole)], 840, 1, 20)).toBeUndefined();
});
