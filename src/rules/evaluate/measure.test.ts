import { describe, expect, it } from 'vitest';
import { Board } from '../../rulings/played';
import { card, does, onResolution, pt } from '../authoring';

describe('A quality that is held against the object itself', () => {
  it('"power greater than its toughness" looks at each creature by itself (109.2)', () => {
    const culling = card('Culling', '{0}', 'Sorcery', {}, [
      onResolution(
        does({
          kind: 'destroy',
          what: {
            where: [
              { is: 'type', type: 'Creature' },
              { is: 'power', compare: '>', to: { amount: 'toughness', of: { ref: 'each' } } },
            ],
          },
        }),
      ),
    ]);
    const spark = card('Spark', '{R}', 'Creature — Elemental', pt(3, 1));
    const board = Board.of([{ hand: [culling], battlefield: [spark, 'Grizzly Bears'] }, {}]);
    board.cast(board.find('Culling')).resolve();
    expect(board.zoneOf(board.find('Spark'))).toBe('graveyard');
    expect(board.zoneOf(board.find('Grizzly Bears'))).toBe('battlefield');
  });
});
