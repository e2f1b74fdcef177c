import { expect, it } from 'vitest';
import { aimed, anyTarget, card, instruction, onResolution, targeted, X } from '../rules/authoring';
import type { ObjectId } from '../rules/kernel/ids';
import { A, B, Board } from './played';

/** X damage, divided as its controller chooses among one, two or three targets. */
const spark = card('Spark', '{X}{R}', 'Instant', {}, [
  onResolution(
    aimed(
      [{ ...anyTarget, count: [1, 3], divides: X }],
      instruction('dealDamage', { amount: 'divided', to: targeted() }),
    ),
  ),
]);

const side = { hand: [spark, 'Reverberate', 'Unsummon'] };
const other = { battlefield: ['Hill Giant', 'Serra Angel'], hand: ['Unsummon'] };

/** Spark for three: one to the Giant, two to the player. */
function cast(): { board: Board; giant: ObjectId; angel: ObjectId } {
  const board = Board.of([side, other], { active: A, step: 'main1' });
  const giant = board.find('Hill Giant');
  board.answer({ kind: 'cast', object: board.find('Spark') }).answer({ kind: 'number', number: 3 });
  board.answer({
    kind: 'targets',
    targets: [
      { target: { object: giant }, amount: 1 },
      { target: { player: B }, amount: 2 },
    ],
  });
  board.answer({ kind: 'pay' });
  return { board, giant, angel: board.find('Serra Angel') };
}

it('A division is announced with the targets, and each gets its share (601.2d)', () => {
  const { board, giant } = cast();
  board.resolve();
  expect(board.object(giant).damage).toBe(1);
  expect(board.life(B)).toBe(18);
});

it('The share of a target that is gone is lost; the others get no more than theirs (608.2b)', () => {
  const { board, giant } = cast();
  board.pass().cast(board.hand(B)[0] as ObjectId, { targets: [[giant]] });
  board.resolveAll();
  expect(board.life(B)).toBe(18);
});

it('More targets than there is to divide can’t be chosen (601.2d)', () => {
  const board = Board.of([side, other], { active: A, step: 'main1' });
  board.answer({ kind: 'cast', object: board.find('Spark') }).answer({ kind: 'number', number: 1 });
  const two = [board.find('Hill Giant'), board.find('Serra Angel')];
  const tried = board.tried({
    kind: 'targets',
    targets: two.map((object) => ({ target: { object } })),
  });
  expect(tried).toMatchObject({ result: 'refused' });
});

it('A copy has the same division; new targets take over the shares (707.10, 115.7f)', () => {
  const { board, giant, angel } = cast();
  board.cast(board.find('Reverberate', 'hand'), { targets: [[board.find('Spark', 'stack')]] });
  board.resolve().yes();
  board.answer({
    kind: 'targets',
    targets: [{ target: { object: angel } }, { target: { player: B } }],
  });
  board.resolveAll();
  expect(board.object(angel).damage).toBe(1);
  expect(board.object(giant).damage).toBe(1);
  expect(board.life(B)).toBe(16);
});
