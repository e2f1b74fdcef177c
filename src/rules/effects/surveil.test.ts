import { describe, expect, it } from 'vitest';
import { Board } from '../../rulings/played';
import { card, does, onResolution, pt, you } from '../authoring';

const watch = card('Watch', '{0}', 'Sorcery', {}, [
  onResolution(does({ kind: 'surveil', player: you, count: 2 })),
]);

describe('Surveilling (701.25)', () => {
  it('puts into the graveyard what is chosen, and the rest back on top', () => {
    const board = Board.of([{ hand: [watch], library: ['Island', 'Forest', 'Swamp'] }, {}]);
    board.cast(board.find('Watch')).resolve();
    board.choose(board.find('Island'));
    expect(board.zoneOf(board.find('Island'))).toBe('graveyard');
    expect(board.zoneOf(board.find('Forest'))).toBe('library');
    expect(board.zoneOf(board.find('Swamp'))).toBe('library');
    expect(board.cited()).toContain('701.25a');
  });

  it('by 0 is nothing (701.25c)', () => {
    const blind = card('Blind', '{0}', 'Sorcery', {}, [
      onResolution(does({ kind: 'surveil', player: you, count: 0 })),
    ]);
    const board = Board.of([{ hand: [blind], library: ['Island'] }, {}]);
    board.cast(board.find('Blind')).resolve();
    expect(board.asked.kind).toBe('priority');
    expect(board.cited()).toContain('701.25c');
  });
});

describe('Proliferating (701.34)', () => {
  const spread = card('Spread', '{0}', 'Sorcery', {}, [
    onResolution(does({ kind: 'proliferate' })),
  ]);

  it('gives another counter of each kind to what is chosen', () => {
    const golem = card('Golem', '{0}', 'Artifact Creature — Golem', pt(2, 2), [
      {
        kind: 'static',
        effects: [
          {
            effect: 'replacement',
            event: {
              event: 'moved',
              object: [{ is: 'object', object: { ref: 'this' } }],
              to: 'battlefield',
            },
            with: [
              { replace: 'entersWithCounters', counter: '+1/+1', count: 1 },
              { replace: 'entersWithCounters', counter: 'charge', count: 2 },
            ],
          },
        ],
      },
    ]);
    const board = Board.of([{ hand: [golem, spread] }, {}]);
    board.cast(board.find('Golem')).resolve();
    board.cast(board.find('Spread')).resolve();
    board.choose(board.find('Golem'));
    expect(board.object(board.find('Golem')).counters).toEqual({ '+1/+1': 2, charge: 3 });
  });

  it('is nothing where there are no counters', () => {
    const board = Board.of([{ hand: [spread] }, {}]);
    board.cast(board.find('Spread')).resolve();
    expect(board.asked.kind).toBe('priority');
  });
});
