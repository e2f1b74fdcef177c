import { describe, expect, it } from 'vitest';
import { A, Board } from '../../rulings/played';
import { card, does, draw, onResolution, you } from '../authoring';

describe('Choices on resolution (608.2d)', () => {
  it('"You may" is not asked where it can’t be done', () => {
    const board = Board.of([{ hand: ['Chrome Mox'] }, {}]);
    board.cast(board.find('Chrome Mox')).resolve().resolve();
    expect(board.asked.kind).toBe('priority');
    expect(board.object(board.find('Chrome Mox')).linked).toEqual([]);
  });

  it('Chrome Mox remembers the card that it exiled (607.2a)', () => {
    const board = Board.of([{ hand: ['Chrome Mox', 'Shock'] }, {}]);
    board.cast(board.find('Chrome Mox')).resolve().resolve().yes();
    const shock = board.find('Shock');
    expect(board.zoneOf(shock)).toBe('exile');
    expect(board.object(board.find('Chrome Mox')).linked).toEqual([board.object(shock).id]);
  });

  it('A part of a text that could not be read is not modelled here', () => {
    const riddle = card('Riddle', '{0}', 'Instant', {}, [
      onResolution(does(draw(you, 1), { kind: 'unread', text: 'Solve it.' })),
    ]);
    const board = Board.of([{ hand: [riddle] }, {}]);
    board.cast(board.find('Riddle')).pass();
    board.pass();
    expect(board.asked).toMatchObject({ kind: 'unread', text: 'Solve it.' });
  });

  it('Kor Skyfisher returns a permanent of its controller’s choice', () => {
    const board = Board.of([{ hand: ['Kor Skyfisher'], battlefield: ['Forest'] }, {}]);
    board.cast(board.find('Kor Skyfisher')).resolve().resolve();
    expect(board.asked).toMatchObject({ kind: 'chooseObject', player: A });
    board.choose(board.find('Forest'));
    expect(board.zoneOf(board.find('Forest'))).toBe('hand');
  });
});
