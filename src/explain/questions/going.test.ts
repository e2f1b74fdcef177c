import { expect, it } from 'vitest';
import { newGame, STEPS, type State, type Step } from '../../rules';
import { whyNobodyActs, whyNotGoTo, whySkipped } from './going';

/** A game that stands in a step of its first turn. */
function at(step: Step): State {
  const players = [{ name: 'Ada' }, { name: 'Bea' }];
  const made = newGame({ players, objects: [], turn: { number: 1, step } });
  if (made.result !== 'accepted') throw new Error(made.result);
  return { ...made.game.state, combat: null };
}

it('passing leads to each later step in which somebody may act', () => {
  const state = at('draw');
  const open = STEPS.filter((step) => whyNotGoTo(state, step) === undefined);
  expect(open).toEqual(STEPS.slice(STEPS.indexOf('main1'), STEPS.indexOf('cleanup')));
});

it('a step that is over is not gone back to (500.1)', () => {
  expect(whyNotGoTo(at('main1'), 'upkeep')?.cites).toEqual(['500.1']);
});

it('nobody acts in the untap and cleanup steps (502.4, 514.3)', () => {
  expect(STEPS.filter((step) => whyNobodyActs(step) !== undefined)).toEqual(['untap', 'cleanup']);
});

it('where nobody attacked there was no declare blockers step (508.8)', () => {
  expect(whySkipped(at('endCombat'), { turn: 1, step: 'declareBlockers' })?.cites).toEqual([
    '508.8',
  ]);
  expect(whySkipped(at('main2'), { turn: 1, step: 'main2' })).toBeUndefined();
});
