import { expect, test } from 'vitest';
import type { PlayerSetup } from './format';
import { setupObjects } from './setupRefs';

function refs(...players: PlayerSetup[]): readonly string[] {
  return setupObjects({ scenario: 1, title: 'T', players }).map(({ ref }) => ref);
}

test('Refs are made by players in turn order, zones in the order of the format', () => {
  const a = { name: 'A', hand: ['Forest'], battlefield: ['2 Forest'] };
  const objects = setupObjects({
    scenario: 1,
    title: 'T',
    players: [a, { name: 'B', library: ['Forest'] }],
  });
  expect(objects.map(({ ref, player, zone }) => `${ref} ${player} ${zone}`)).toEqual([
    'forest A battlefield',
    'forest-2 A battlefield',
    'forest-3 A hand',
    'forest-4 B library',
  ]);
});

test('A written ref is kept free even where it is written last', () => {
  expect(
    refs({ name: 'A', hand: ['Forest'] }, { name: 'B', hand: [{ card: 'Forest', ref: 'forest' }] }),
  ).toEqual(['forest-2', 'forest']);
});

test('A placed token goes by its name', () => {
  const token = { name: 'Goblin Token', type_line: 'Creature — Goblin' };
  const player = { name: 'A', battlefield: [{ token, count: 2 }] };
  expect(refs(player, { name: 'B' })).toEqual(['goblin-token', 'goblin-token-2']);
});

test('Unknown cards have refs of their own', () => {
  expect(refs({ name: 'A', library: ['2 ?'] })).toEqual(['unknown', 'unknown-2']);
});

test('Each object knows the place where it is written', () => {
  const [object] = setupObjects({
    scenario: 1,
    title: 'T',
    players: [{ name: 'A', exile: ['Shock'] }, { name: 'B' }],
  });
  expect(object?.at).toEqual(['players', 0, 'exile', 0]);
});
