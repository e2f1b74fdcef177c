import { describe, expect, it } from 'vitest';
import { B, Board, TO_B } from '../../rulings/played';
import { card, does, instruction, onResolution } from '../authoring';

const salve = card('Salve', '{0}', 'Instant', {}, [
  onResolution(
    does(
      instruction('replaceLater', {
        effect: {
          effect: 'replacement',
          event: { event: 'damage', toPlayer: { player: 'opponents' } },
          with: [{ replace: 'prevent', amount: 4 }],
        },
        duration: 'endOfTurn',
        once: true,
      }),
    ),
  ),
]);

describe('Preventing the next so many damage (615.7)', () => {
  it('What is left of the shield prevents later damage', () => {
    const board = Board.of([{ hand: [salve, 'Lightning Bolt', 'Lightning Bolt'] }, {}]);
    board.cast(board.find('Salve')).resolve();
    board.cast(board.find('Lightning Bolt', 'hand'), { targets: [[TO_B]] }).resolve();
    expect(board.life(B)).toBe(20);
    board.cast(board.find('Lightning Bolt', 'hand'), { targets: [[TO_B]] }).resolve();
    expect(board.life(B)).toBe(18);
    expect(board.state.effects.size).toBe(0);
    expect(board.cited()).toContain('615.7');
  });
});
