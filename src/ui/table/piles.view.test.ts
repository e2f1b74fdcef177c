import { describe, expect, it } from 'vitest';
import type { CardView, GroupView } from '../views';
import { knownLots, lotsOf, PAGE, shortCount, takenOf } from './piles.view';

const card = (nth: number): CardView => ({
  id: `o${nth}`,
  name: 'Goblin',
  types: ['Creature'],
  typeLine: 'Creature',
  colours: ['R'],
});
const group = (count: number): GroupView => ({
  key: 'o0',
  members: Array.from({ length: count }, (_, nth) => card(nth)),
});
const plain = () => '';
/** The last so many look chosen. */
const lastChosen =
  (all: number, count: number) =>
  ({ id }: CardView) =>
    Number(id.slice(1)) >= all - count ? 'chosen' : 'may';
const sizes = (lots: readonly { readonly members: readonly CardView[] }[]) =>
  lots.map(({ members }) => members.length);

describe('a closed pile', () => {
  it('is one lot while all of it looks the same', () => {
    expect(sizes(lotsOf(group(12), undefined, plain))).toEqual([12]);
  });

  it('falls apart where some of it look different, and keeps its place', () => {
    const [rest, chosen] = lotsOf(group(12), undefined, lastChosen(12, 3));
    expect(rest).toMatchObject({ key: 'o0', open: false });
    expect(rest?.members).toHaveLength(9);
    expect(chosen?.members.map(({ id }) => id)).toEqual(['o9', 'o10', 'o11']);
    expect(chosen?.whole.members).toHaveLength(12);
  });

  it('is whole again when all look the same again', () => {
    const whole = group(12);
    lotsOf(whole, undefined, lastChosen(12, 3));
    expect(lotsOf(whole, undefined, plain)).toMatchObject([{ key: 'o0', members: whole.members }]);
  });
});

it('leaves a fan together: each of its cards shows how it is', () => {
  expect(sizes(lotsOf(group(4), undefined, lastChosen(4, 1)))).toEqual([4]);
});

describe('an opened pile', () => {
  it('lays out some where they are and keeps the rest piled', () => {
    const [laid, rest] = lotsOf(group(10_000), PAGE, plain);
    expect(laid).toMatchObject({ open: true, key: 'o0' });
    expect(laid?.members).toHaveLength(PAGE);
    expect(rest).toMatchObject({ open: false, rest: true });
    expect(rest?.members).toHaveLength(10_000 - PAGE);
  });

  it('leaves no rest that would be a fan', () => {
    expect(sizes(lotsOf(group(PAGE + 3), PAGE, plain))).toEqual([PAGE + 3]);
  });

  it('splits its rest where some of it are chosen', () => {
    expect(sizes(lotsOf(group(100), PAGE, lastChosen(100, 50)))).toEqual([24, 26, 50]);
  });
});

it('takes the last of a pile', () => {
  expect(takenOf(['a', 'b', 'c'], 2)).toEqual(['b', 'c']);
  expect(takenOf(['a', 'b', 'c'], 9)).toEqual(['a', 'b', 'c']);
});

it('shortens large numbers', () => {
  expect(shortCount(9999)).toBe('9,999');
  expect(shortCount(10_000)).toBe('10k');
  expect(shortCount(1_234_567)).toBe('1,234k');
});

describe('a pile that is drawn again', () => {
  it('has no card looked at while all look as they did', () => {
    const whole = group(500);
    let looks = 0;
    const look = () => {
      looks += 1;
      return '';
    };
    const before = knownLots(whole, undefined, look);
    expect(knownLots(whole, undefined, look)).toBe(before);
    expect(looks).toBe(500);
  });

  it('is looked at anew where it is opened, or where cards look otherwise', () => {
    const whole = group(12);
    knownLots(whole, undefined, plain);
    expect(sizes(knownLots(whole, 6, plain))).toEqual([6, 6]);
    expect(sizes(knownLots(whole, undefined, lastChosen(12, 3)))).toEqual([9, 3]);
  });
});
