import { expect, it } from 'vitest';
import type { Game, ObjectId, State, Step } from '../../rules';
import { newGame } from '../../rules';
import { objectId, playerId } from '../../rules/kernel/ids';
import { madeUpNames } from '../testing/madeUp';
import { passLabel } from './passLabel';

const ada = playerId(0);
const names = madeUpNames(['Ada', 'Bea'], { 7: { name: 'Depth Defiler' } });

/** A game in which Ada has priority: how many passed before her, what is on the stack, which step. */
function game(passed: number, stack: readonly ObjectId[], step: Step = 'main1'): Game {
  const made = newGame({ players: [{ name: 'Ada' }, { name: 'Bea' }], objects: [] });
  if (made.result !== 'accepted') throw new Error(made.result);
  const state: State = {
    ...made.game.state,
    stack,
    turn: { ...made.game.state.turn, step },
    agenda: [{ frame: 'priority', player: ada, passed }],
  };
  return { ...made.game, state, question: { kind: 'priority', player: ada, cites: [] } };
}

it('the first to pass lets the next player respond', () => {
  expect(passLabel(game(0, [objectId(7)]), names)).toBe('Pass: Bea may respond');
});

it('the last to pass lets the top of the stack resolve', () => {
  expect(passLabel(game(1, [objectId(7)]), names)).toBe('Pass: Depth Defiler resolves');
});

it.each<[Step, string]>([
  ['upkeep', 'Pass: go to the draw step'],
  ['main1', 'Pass: go to combat'],
  ['declareAttackers', 'Pass: go to the end of combat'],
  ['main2', 'Pass: go to the end step'],
  ['end', 'Pass: end the turn'],
])('with an empty stack the turn goes on from %s', (step, label) => {
  expect(passLabel(game(1, [], step), names)).toBe(label);
});

it('where another thing is asked there is nothing more to say', () => {
  const asking = {
    ...game(1, []),
    question: { kind: 'chooseColor', player: ada, cites: [], options: [] },
  } as const;
  expect(passLabel(asking, names)).toBe('Pass');
});
