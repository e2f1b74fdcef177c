import { describe, expect, it } from 'vitest';
import { Board } from '../../rulings/played';
import {
  apply,
  card,
  creature,
  does,
  gain,
  keyword,
  modifyPT,
  objects,
  onResolution,
} from '../authoring';

describe('Continuous effects of resolved spells (611.2)', () => {
  it('Overrun affects the creatures of now only (611.2c)', () => {
    const board = Board.of([
      { hand: ['Overrun', 'Raise the Alarm'], battlefield: ['Grizzly Bears'] },
      {},
    ]);
    board.cast(board.find('Overrun')).resolve();
    expect(board.values(board.find('Grizzly Bears'))).toMatchObject({ power: 5, toughness: 5 });
    board.cast(board.find('Raise the Alarm')).resolve();
    const [soldier] = board.state.battlefield.list().slice(-1);
    expect(soldier === undefined ? null : board.values(soldier).power).toBe(1);
  });

  it('Chameleon Colossus: X is determined once, on resolution (611.2d)', () => {
    const board = Board.of([{ battlefield: ['Chameleon Colossus'], hand: ['Giant Growth'] }, {}]);
    const colossus = board.find('Chameleon Colossus');
    board.activate(colossus, 'p2').resolve();
    expect(board.values(colossus)).toMatchObject({ power: 8, toughness: 8 });
    board.activate(colossus, 'p2').resolve();
    expect(board.values(colossus).power).toBe(16);
    board.cast(board.find('Giant Growth'), { targets: [[colossus]] }).resolve();
    expect(board.values(colossus).power).toBe(19);
  });

  it('Each affected creature gets numbers of its own where they are about itself', () => {
    const surge = card('Surge', '{0}', 'Instant', {}, [
      onResolution(
        does(
          apply(
            objects(creature),
            'endOfTurn',
            modifyPT({ amount: 'power', of: { ref: 'each' } }, 0),
            gain(keyword('trample')),
          ),
        ),
      ),
    ]);
    const board = Board.of([{ hand: [surge], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
    board.cast(board.find('Surge')).resolve();
    expect(board.values(board.find('Grizzly Bears')).power).toBe(4);
    expect(board.values(board.find('Hill Giant')).power).toBe(6);
  });
});
