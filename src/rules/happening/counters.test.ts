import { describe, expect, it } from 'vitest';
import { Board } from '../../rulings/played';

describe('Counters that a permanent enters with (614.16)', () => {
  it('Doubling Season doubles the loyalty of a planeswalker (306.5b)', () => {
    const board = Board.of([{ battlefield: ['Doubling Season'], hand: ['Jace Beleren'] }, {}]);
    board.cast(board.find('Jace Beleren')).resolve();
    expect(board.object(board.find('Jace Beleren')).counters).toEqual({ loyalty: 6 });
  });

  it('Doubling Season doubles the counters of Sporocyst', () => {
    const board = Board.of([{ battlefield: ['Doubling Season'], hand: ['Hangarback Walker'] }, {}]);
    board.cast(board.find('Hangarback Walker'), { x: 2 }).resolve();
    expect(board.object(board.find('Hangarback Walker')).counters).toEqual({ '+1/+1': 4 });
  });
});
