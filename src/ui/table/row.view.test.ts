import { expect, it } from 'vitest';
import type { CardView, GroupView } from '../views';
import { crowd, intoLines } from './row.view';

const card = (id: string): CardView => ({
  id,
  name: 'Goblin',
  types: ['Creature'],
  typeLine: 'Creature',
  colours: ['R'],
});
const alone = (count: number): GroupView[] =>
  Array.from({ length: count }, (_, i) => ({ key: `${i}`, members: [card(`${i}`)] }));
const none: ReadonlySet<string> = new Set();

it('leaves cards at ease, then overlaps, then lays lines', () => {
  expect(crowd(alone(5), 840, 1, none, 20)).toMatchObject({ lines: 1, tight: false });
  expect(crowd(alone(12), 840, 1, none, 20)).toMatchObject({ lines: 1, scale: 1, tight: true });
  expect(crowd(alone(20), 840, 1, none, 20)).toMatchObject({ lines: 2, tight: false });
  expect(crowd(alone(40), 840, 1, none, 20)).toMatchObject({ lines: 2, tight: true });
  expect(crowd(alone(90), 840, 1, none, 20)).toMatchObject({ lines: 3, tight: true });
});

it('counts a pile as one card until it is opened', () => {
  const pile = { key: 'p', members: alone(500).flatMap(({ members }) => members) };
  expect(crowd([pile], 840, 1, none, 20).lines).toBe(1);
  expect(crowd([pile], 840, 1, new Set(['p']), 20).lines).toBe(3);
});

it('deals groups over lines in order and loses none', () => {
  const lines = intoLines(alone(41), 2, none);
  expect(lines.map((line) => line.length)).toEqual([21, 20]);
  expect(lines.flat()).toHaveLength(41);
});

it('lays an opened pile over several lines', () => {
  const pile = { key: 'p', members: alone(46).flatMap(({ members }) => members) };
  const open = new Set(['p']);
  expect(crowd([pile, ...alone(2)], 840, 1, open, 20)).toMatchObject({ lines: 2, scrolls: false });
  const lines = intoLines([...alone(2), pile], 2, open);
  expect(lines.map((line) => line.map(({ from, to }) => to - from))).toEqual([[1, 1, 22], [24]]);
  const army = { key: 'p', members: alone(500).flatMap(({ members }) => members) };
  expect(crowd([army], 840, 1, open, 20)).toMatchObject({ lines: 3, scrolls: true });
});
