import { expect, it } from 'vitest';
import { Board, TO_B } from '../../rulings/played';
import { activatedAbilities } from '../activating/activated';
import type { PaidCost } from '../kernel/paying';

const paidIn = ({ events }: Board): PaidCost | undefined =>
  events.flatMap((event) => (event.kind === 'step' && event.cost ? [event.cost] : [])).at(-1);

/** Activates the first mana ability of it. */
function tapForMana(board: Board, name: string): void {
  const object = board.find(name);
  const [held] = activatedAbilities(board.state, object);
  board.answer({ kind: 'activate', object, ability: held?.key ?? '' });
}

it('how the cost was made up is kept with its payment: cost, kicker, tax (601.2f)', () => {
  const board = Board.of([
    { battlefield: ['Thalia, Guardian of Thraben', 'Trinisphere'], hand: ['Into the Roil'] },
    { battlefield: ['Grizzly Bears'] },
  ]);
  board.cast(board.find('Into the Roil'), {
    kick: ['{1}{U}'],
    targets: [[board.find('Grizzly Bears')]],
  });
  expect(paidIn(board)?.steps.map(({ what, symbols, after }) => [what, symbols, after])).toEqual([
    ['manaCost', '{1}{U}', '{1}{U}'],
    ['additional', '{1}{U}', '{2}{U}{U}'],
    ['increase', '{1}', '{3}{U}{U}'],
  ]);
});

it('the floor comes last: one mana and the tax are two, and then three (601.2f)', () => {
  const board = Board.of([
    { battlefield: ['Thalia, Guardian of Thraben', 'Trinisphere'], hand: ['Lightning Bolt'] },
    {},
  ]);
  board.cast(board.find('Lightning Bolt'), { targets: [[TO_B]] });
  expect(paidIn(board)?.steps.map(({ what, after }) => [what, after])).toEqual([
    ['manaCost', '{R}'],
    ['increase', '{1}{R}'],
    ['floor', '{2}{R}'],
  ]);
});

it('which mana paid which symbol is kept, with the source (601.2h)', () => {
  const board = Board.of([{ hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, {}]);
  board.answer({ kind: 'cast', object: board.find('Lightning Bolt') });
  board.targets(TO_B);
  tapForMana(board, 'Mountain');
  board.answer({ kind: 'pay' });
  const paid = paidIn(board)?.paid ?? [];
  expect(paid.map(({ symbol, mana }) => [symbol, mana])).toEqual([['{R}', 'R']]);
});

it('what is tapped in place of mana is said as that, and not as mana (702.126a)', () => {
  const board = Board.of([
    { hand: ['Lightning Bolt', 'Metallic Rebuke'], battlefield: ['Ornithopter'] },
    {},
  ]);
  board.cast(board.find('Lightning Bolt'), { targets: [[TO_B]] });
  board.answer({ kind: 'cast', object: board.find('Metallic Rebuke') });
  board.targets(board.find('Lightning Bolt'));
  const ornithopter = board.find('Ornithopter');
  board.answer({ kind: 'activate', object: ornithopter, ability: 'improvise' });
  board.answer({ kind: 'pay' });
  const paid = paidIn(board)?.paid ?? [];
  expect(paid.filter(({ mana }) => mana === null)).toEqual([
    { symbol: '{1}', mana: null, source: ornithopter },
  ]);
});
