import { expect, it } from 'vitest';
import { read } from '../schema';

const file = (player: object) =>
  read(
    JSON.stringify({ scenario: 1, title: 't', players: [{ name: 'A', ...player }, { name: 'B' }] }),
  );

it.each([
  [
    'kicked a thousand million times',
    { battlefield: [{ card: 'Everflowing Chalice', kicked: 1_000_000_000 }] },
    '/players/0/battlefield/0/kicked',
  ],
  [
    'more counters than can be added up exactly',
    { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 9_007_199_254_740_991 } }] },
    '/players/0/battlefield/0/counters/+1~1+1',
  ],
  ['a pool with generic mana in it', { manaPool: '{3}{G}' }, '/players/0/manaPool'],
  ['a pool with snow mana in it', { manaPool: '{S}' }, '/players/0/manaPool'],
])('%s is refused with its place', (_, player, at) => {
  const result = file(player);
  expect(result.ok ? [] : result.problems.map((p) => p.at)).toContain(at);
});
