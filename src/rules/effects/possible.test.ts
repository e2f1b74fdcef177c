import { describe, expect, it } from 'vitest';
import { A, Board } from '../../rulings/played';
import type { Effect } from '../abilities/ability';
import {
  activated,
  aimed,
  card,
  creature,
  discard,
  does,
  exile,
  gainLife,
  instruction,
  loseLife,
  may,
  mayThen,
  mill,
  onResolution,
  pay,
  pt,
  putCounters,
  sacrifice,
  tap,
  target,
  targeted,
  thisObject,
  toHand,
  whenYouDo,
  you,
} from '../authoring';
import type { Instruction } from './kinds';

const gain = gainLife(you, 3);
const bargain = (content: Effect) => card('Bargain', '{0}', 'Instant', {}, [onResolution(content)]);

/** A spell that lets its controller do something to a creature as a cost for 3 life. */
function castOn(step: Instruction, creatureName: string, tapped = false): Board {
  const spell = bargain(aimed([target(creature)], mayThen(you, step, gain)));
  const board = Board.of([
    { hand: [spell], battlefield: [{ card: 'Grizzly Bears', tapped }], library: ['Forest'] },
    { battlefield: ['Hill Giant'] },
  ]);
  return board.cast(board.find('Bargain'), { targets: [[board.find(creatureName)]] }).resolve();
}

/** A permanent with an ability that may be answered before it resolves. */
function answered(...steps: readonly Instruction[]): Board {
  const altar = card('Altar', '{0}', 'Artifact Creature — Wall', pt(0, 1), [
    activated(pay(), does(...steps)),
  ]);
  const board = Board.of([{ battlefield: [altar], hand: ['Unsummon'] }, {}]);
  const wall = board.find('Altar');
  board.activate(wall, 'p0');
  return board.cast(board.find('Unsummon'), { targets: [[wall]] }).resolveAll();
}

describe('What is impossible can’t be chosen (608.2d)', () => {
  it('A player can’t sacrifice what another controls (701.21a)', () => {
    const board = castOn(sacrifice(you, targeted()), 'Hill Giant');
    expect(board.asked.kind).toBe('priority');
    expect(board.life(A)).toBe(20);
    const own = castOn(sacrifice(you, targeted()), 'Grizzly Bears').yes();
    expect(own.life(A)).toBe(23);
  });

  it('A permanent that is gone can’t be sacrificed, exiled or returned', () => {
    for (const step of [sacrifice(you, thisObject), exile(thisObject), toHand(thisObject)]) {
      const board = answered(mayThen(you, step, gain));
      expect(board.asked.kind).toBe('priority');
      expect(board.life(A)).toBe(20);
    }
  });

  it('What is tapped can’t be tapped (701.26a)', () => {
    expect(castOn(tap(targeted()), 'Grizzly Bears', true).asked.kind).toBe('priority');
    expect(castOn(tap(targeted()), 'Grizzly Bears').asked.kind).toBe('yesNo');
  });

  it('More cards than a library has can’t be milled (701.17b)', () => {
    expect(castOn(mill(you, 2), 'Hill Giant').asked.kind).toBe('priority');
    expect(castOn(mill(you, 1), 'Hill Giant').asked.kind).toBe('yesNo');
  });

  it('Only a card of the kind that is named can be discarded', () => {
    const land = instruction('discard', {
      player: you,
      count: 1,
      where: [{ is: 'type', type: 'Land' }],
    });
    const spell = bargain(does(mayThen(you, land, gain)));
    const board = Board.of([{ hand: [spell, 'Shock'] }, {}]);
    board.cast(board.find('Bargain')).resolve();
    expect(board.asked.kind).toBe('priority');
  });

  it('A cost of two parts must be paid whole (118.3, 118.12)', () => {
    const spell = bargain(
      does(
        may(you, sacrifice(you, { where: [creature] }, 1), discard(you, 1), whenYouDo(does(gain))),
      ),
    );
    const board = Board.of([{ hand: [spell], battlefield: ['Grizzly Bears'] }, {}]);
    board.cast(board.find('Bargain')).resolve();
    expect(board.asked.kind).toBe('priority');
    expect(board.life(A)).toBe(20);
  });

  it('Without a consequence, what can be done of it is done (101.3)', () => {
    const spell = bargain(does(may(you, loseLife(you, 1), discard(you, 1))));
    const board = Board.of([{ hand: [spell] }, {}]);
    board.cast(board.find('Bargain')).resolve();
    expect(board.yes().life(A)).toBe(19);
  });
});

describe('When you do (603.12)', () => {
  it('An order that could not be carried out triggers nothing', () => {
    for (const step of [
      sacrifice(you, thisObject),
      exile(thisObject),
      putCounters(thisObject, '+1/+1', 1),
    ]) {
      const board = answered(step, whenYouDo(does(gain)));
      expect(board.resolveAll().life(A)).toBe(20);
    }
  });

  it('One that was carried out triggers', () => {
    const altar = card('Altar', '{0}', 'Artifact', {}, [
      activated(pay(), does(sacrifice(you, thisObject), whenYouDo(does(gain)))),
    ]);
    const board = Board.of([{ battlefield: [altar] }, {}]);
    board.activate(board.find('Altar'), 'p0').resolveAll();
    expect(board.life(A)).toBe(23);
  });
});
