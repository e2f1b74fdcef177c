import { describe, expect, it } from 'vitest';
import { Board, type Side, TO_A, TO_B } from '../../rulings/played';
import {
  activated,
  aimed,
  anyTarget,
  card,
  chooseOne,
  controlledBy,
  counter,
  creature,
  damage,
  does,
  draw,
  eventObject,
  gainLife,
  loseLife,
  mana,
  onResolution,
  opponents,
  pay,
  pt,
  putCounters,
  sacrificeThis,
  tap,
  targeted,
  thisObject,
  toHand,
  triggered,
  when,
  X,
  you,
} from '../authoring';
import type { ObjectId } from '../kernel/ids';
import { alikeOnStack } from './onStack';

const FREE = pay(mana('{0}'));
const [LIFE, LIFE_X, PING, GROW, DRAW, MODES, BACK] = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
/** Does one thing or another for nothing. */
const monk = card('Monk', '{0}', 'Creature — Monk', pt(1, 1), [
  activated(pay(mana('{1}')), does(gainLife(you, 1))),
  activated(pay(mana('{X}')), does(gainLife(you, X))),
  activated(FREE, aimed([anyTarget], damage(1, targeted()))),
  activated(FREE, does(putCounters(thisObject, '+1/+1', 1))),
  activated(pay(sacrificeThis), does(draw(you, 1))),
  activated(FREE, chooseOne(does(gainLife(you, 1)), does(loseLife(you, 1)))),
  activated(pay(sacrificeThis), does(toHand(thisObject))),
]);
/** Gains life whenever a creature enters, and does not ask which. */
const warden = card('Warden', '{W}', 'Creature — Cleric', pt(1, 1), [
  triggered(when.enters(creature, controlledBy(opponents)), does(gainLife(you, 1))),
]);
/** Asks which creature it was. */
const guard = card('Guard', '{W}', 'Creature — Soldier', pt(1, 1), [
  triggered(when.enters(creature, controlledBy(opponents)), does(tap(eventObject))),
]);
const stifle = card('Stifle', '{U}', 'Instant', {}, [
  onResolution(
    aimed([{ objects: { zones: ['stack'], where: [{ is: 'ability' }] } }], counter(targeted())),
  ),
]);

const laid = (...battlefield: NonNullable<Side['battlefield']>): Board =>
  Board.of([
    { battlefield, hand: [stifle] },
    { battlefield: [monk], hand: ['Raise the Alarm', 'Raise the Alarm'], library: [] },
  ]);

/** How many lie in each pile, from the bottom. */
const sizes = (board: Board): readonly number[] =>
  alikeOnStack(board.game).map(({ length }) => length);

/** Each activates the ability in turn. */
function activating(board: Board, ids: readonly (ObjectId | undefined)[], ability = LIFE): Board {
  for (const id of ids) if (id !== undefined && ability) board.activate(id, ability);
  return board;
}

describe('items of the stack that no rule can tell apart lie together', () => {
  it('an ability of one permanent, activated again and again', () => {
    const board = laid(monk);
    const [own] = board.all('Monk');
    expect(sizes(activating(board, [own, own, own]))).toEqual([3]);
  });

  it('the same ability of permanents that are alike', () => {
    const board = laid(monk, monk, monk);
    expect(sizes(activating(board, board.all('Monk').slice(0, 3), GROW))).toEqual([3]);
  });

  it('abilities whose sources are gone, which they do not ask for', () => {
    const board = laid(monk, monk);
    expect(sizes(activating(board, board.all('Monk').slice(0, 2), DRAW))).toEqual([2]);
  });

  it('X of one number', () => {
    const board = laid(monk);
    const [own] = board.all('Monk');
    if (own === undefined) throw new Error('no monk');
    board.activate(own, 'p1', { x: 2 }).activate(own, 'p1', { x: 2 });
    expect(sizes(board)).toEqual([2]);
  });
});

describe('what a rule can tell apart lies apart', () => {
  const apart = (what: string, battlefield: NonNullable<Side['battlefield']>, ability = GROW) =>
    it(what, () => {
      const board = laid(...battlefield);
      expect(sizes(activating(board, board.all('Monk').slice(0, 2), ability))).toEqual([1, 1]);
    });
  apart('a tapped source', [monk, { card: monk, tapped: true }]);
  apart('a source with a counter', [monk, { card: monk, counters: { '+1/+1': 1 } }]);
  apart('sources that were sacrificed, where the ability asks for them', [monk, monk], BACK);

  const pair = (what: string, ...both: readonly [Announce, Announce]) =>
    it(what, () => {
      const board = laid(monk);
      const [own] = board.all('Monk');
      if (own === undefined) throw new Error('no monk');
      for (const [ability, announced] of both) board.activate(own, ability ?? '', announced);
      expect(sizes(board)).toEqual([1, 1]);
    });
  type Announce = [string | undefined, Parameters<Board['activate']>[2]?];
  pair('different targets', [PING, { targets: [[TO_A]] }], [PING, { targets: [[TO_B]] }]);
  pair('the same target', [PING, { targets: [[TO_A]] }], [PING, { targets: [[TO_A]] }]);
  pair('another X', [LIFE_X, { x: 1 }], [LIFE_X, { x: 2 }]);
  pair('other modes', [MODES, { modes: [0] }], [MODES, { modes: [1] }]);
  pair('another ability of the same source', [LIFE], [GROW]);

  it('another controller', () => {
    const board = laid(monk);
    const [own, other] = board.all('Monk');
    activating(board, [own]).pass();
    expect(sizes(activating(board, [other]))).toEqual([1, 1]);
  });

  it('what does not lie side by side', () => {
    const board = laid(monk);
    const [own] = board.all('Monk');
    activating(board, [own, own]);
    activating(board, [own], GROW);
    expect(sizes(activating(board, [own]))).toEqual([2, 1, 1]);
  });

  it('what a spell has as its target, with what lies on both sides of it', () => {
    const board = laid(monk);
    const [own] = board.all('Monk');
    activating(board, [own, own, own, own]);
    const second = board.state.stack[1];
    if (second === undefined) throw new Error('no ability');
    board.cast(board.find('Stifle'), { targets: [[second]] });
    expect(sizes(board)).toEqual([1, 1, 2, 1]);
  });

  it('two sources with two each: which of them has its two first makes a difference', () => {
    const board = laid(monk, monk);
    const [a, b] = board.all('Monk');
    expect(sizes(activating(board, [a, a, b, b], GROW))).toEqual([2, 2]);
  });

  it('what is announced just now', () => {
    const board = laid(monk);
    const [own] = board.all('Monk');
    if (own === undefined) throw new Error('no monk');
    activating(board, [own]);
    board.answer({ kind: 'activate', object: own, ability: 'p0' });
    expect(sizes(board)).toEqual([1, 1]);
  });
});

describe('the event of a trigger', () => {
  const entered = (printed: typeof warden) => {
    const board = laid(printed);
    board.pass().cast(board.find('Raise the Alarm')).resolve();
    return board;
  };

  it('makes no difference where the text does not ask for it', () => {
    expect(sizes(entered(warden))).toEqual([2]);
  });

  it('keeps apart those that ask for it', () => {
    const board = entered(guard);
    board.answer({ kind: 'order', order: [0, 1] });
    expect(sizes(board)).toEqual([1, 1]);
  });
});
