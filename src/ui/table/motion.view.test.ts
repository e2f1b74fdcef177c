import { expect, it } from 'vitest';
import { flights, leavers, type Seen } from './motion.view';

const seen = (id: string, x: number, more: Partial<Seen> = {}): Seen => ({
  id,
  name: 'Goblin',
  x,
  y: 0,
  tapped: false,
  token: false,
  ...more,
});
const table = (...cards: Seen[]) => new Map(cards.map((card) => [card.id, card]));

it('lets a card that moved or turned fly, and no other', () => {
  const before = table(seen('a', 0), seen('b', 100), seen('c', 200));
  const after = table(seen('a', 50), seen('b', 100, { tapped: true }), seen('c', 201));
  expect(flights(before, after).map(({ to }) => to.id)).toEqual(['a', 'b']);
});

it('takes a card that changed zones for the one of its name that went', () => {
  const [flight] = flights(table(seen('a', 0)), table(seen('b', 300)));
  expect(flight).toMatchObject({ from: { id: 'a', x: 0 }, to: { id: 'b' } });
});

it('lets a token split off its original, and what comes from nowhere appear', () => {
  const before = table(seen('a', 10));
  const after = table(
    seen('a', 10),
    seen('t', 200, { token: true }),
    seen('n', 9, { name: 'Opt' }),
  );
  expect(flights(before, after)).toMatchObject([
    { from: { id: 'a' }, to: { id: 't' } },
    { from: undefined, to: { id: 'n' } },
  ]);
});

it('cuts where more than sixty would fly', () => {
  const army = (x: number) =>
    table(...Array.from({ length: 61 }, (_, nth) => seen(`${nth}`, x + nth)));
  expect(flights(army(0), army(500))).toEqual([]);
});

it('lets leave what went and came nowhere else', () => {
  const before = table(seen('a', 0), seen('b', 100, { name: 'Opt' }), seen('c', 200));
  const after = table(seen('c', 200), seen('b2', 40, { name: 'Opt' }));
  const flown = flights(before, after);
  expect(leavers(before, after, flown).map(({ id }) => id)).toEqual(['a']);
});
