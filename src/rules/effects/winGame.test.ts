import { describe, expect, it } from 'vitest';
import { A, B, Board, C } from '../../rulings/played';
import {
  aimed,
  card,
  does,
  instruction,
  onResolution,
  targetedPlayer,
  targetPlayer,
  you,
} from '../authoring';

const triumph = card('Triumph', '{0}', 'Sorcery', {}, [
  onResolution(does(instruction('winGame', { player: you, outcome: 'win' }))),
]);
const doom = card('Doom', '{0}', 'Sorcery', {}, [
  onResolution(
    aimed([targetPlayer], instruction('winGame', { player: targetedPlayer(), outcome: 'lose' })),
  ),
]);

describe('Winning and losing by an effect (104)', () => {
  it('A player wins the game (104.2b)', () => {
    const board = Board.of([{ hand: [triumph] }, {}, {}]);
    board.cast(board.find('Triumph')).resolve();
    expect(board.state.winner).toBe(A);
    expect(board.cited()).toContain('104.2b');
  });

  it('A player loses the game and leaves it; the others play on (104.3e, 800.4a)', () => {
    const board = Board.of([{ hand: [doom] }, { battlefield: ['Forest'] }, {}]);
    board.cast(board.find('Doom'), { targets: [[{ player: B }]] }).resolve();
    expect(board.state.winner).toBe(null);
    expect(board.state.players[B]?.lost).toBe(true);
    expect(board.all('Forest')).toHaveLength(0);
    board.pass();
    expect(board.asked).toMatchObject({ kind: 'priority', player: C });
  });

  it('The last player in the game wins it (104.2a)', () => {
    const board = Board.of([{ hand: [doom] }, {}]);
    board.cast(board.find('Doom'), { targets: [[{ player: B }]] }).resolve();
    expect(board.state.winner).toBe(A);
  });
});
