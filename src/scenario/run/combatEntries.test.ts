import { expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { Entry } from '../format';
import { read } from '../schema';
import { runScenario } from './play';

const players = (prison: string, lands: readonly string[]) => [
  { name: 'A', battlefield: ['Grizzly Bears', ...lands] },
  { name: 'B', battlefield: [prison] },
];

function outcome(prison: string, lands: readonly string[], ...play: readonly Entry[]) {
  const text = JSON.stringify({
    scenario: 1,
    title: 'x',
    players: players(prison, lands),
    turn: { step: 'beginCombat' },
    play,
  });
  const file = read(text);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return runScenario(file.scenario, findCard).result;
}

const attack = { 'grizzly-bears': 'B' };

it('an attack says with what it is paid, mana of a choice included', () => {
  const lands = ['Forest', 'Mountain', 'Birds of Paradise', 'Command Tower'];
  const pay = ['forest', { activate: 'birds-of-paradise', ability: 1, mana: '{U}' }] as const;
  expect(
    outcome(
      'Propaganda',
      lands,
      { attack, pay },
      {
        expect: { object: 'birds-of-paradise', is: { tapped: true } },
      },
      { expect: { object: 'mountain', is: { tapped: false } } },
      { expect: { object: 'grizzly-bears', is: { attacking: 'B' } } },
    ),
  ).toBe('pass');
});

it('an attack that is not paid for as it says is refused', () => {
  expect(outcome('Propaganda', ['Forest', 'Mountain'], { attack, pay: ['forest'] })).toBe('error');
});
