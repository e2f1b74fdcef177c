import { describe, expect, it } from 'vitest';
import { A, B, Board } from '../../rulings/played';
import type { Filter } from '../abilities/references';
import {
  card,
  controlledBy,
  createToken,
  creature,
  destroy,
  does,
  eachObject,
  eachPlayer,
  everyone,
  exile,
  forEach,
  gainLife,
  instruction,
  loseLife,
  mill,
  objects,
  onResolution,
  opponents,
  phaseOut,
  pt,
  putCounters,
  tap,
  toHand,
  triggered,
  you,
} from '../authoring';
import type { GameEvent } from '../kernel/events';
import type { Instruction } from './kinds';

const watcherToken = card('Spirit', '', 'Creature — Spirit', pt(1, 1), []);

/** A spell resolves, with two creatures, and what else is wanted, on the battlefield. */
function resolved(
  step: Instruction,
  more: readonly ReturnType<typeof card>[] = [],
  charged = 0,
): Board {
  const spell = card('Rite', '{0}', 'Sorcery', {}, [onResolution(does(step))]);
  const board = Board.of([
    {
      hand: [spell],
      battlefield: [
        'Hill Giant',
        ...more.map((one) => ({ card: one, counters: { charge: charged } })),
      ],
    },
    { battlefield: ['Serra Angel'] },
  ]);
  return board.cast(board.find('Rite')).resolve();
}

/** In how many events something of that kind happened, but for the moves of the spell itself. */
const batches = (board: Board, kind: GameEvent['kind']): number =>
  new Set(
    board.events
      .filter((e) => e.kind === kind)
      .filter((e) => e.kind !== 'moved' || (e.why !== 'cast' && e.why !== 'resolve'))
      .map((e) => e.batch),
  ).size;

describe('For each (608.2e)', () => {
  it('Inside a player’s part, going through objects does not forget the player', () => {
    const census = card('Census', '{0}', 'Sorcery', {}, [
      onResolution(
        does(
          forEach(
            everyone,
            forEach(
              objects(creature, controlledBy(eachPlayer)),
              instruction('tap', { what: eachObject }),
              instruction('putCounters', { on: eachObject, counter: '+1/+1', count: 1 }),
            ),
            gainLife(eachPlayer, 2),
          ),
        ),
      ),
    ]);
    const board = Board.of([
      { hand: [census], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Serra Angel'] },
    ]);
    board.cast(board.find('Census')).resolve();
    expect([board.life(A), board.life(B)]).toEqual([22, 22]);
    for (const name of ['Grizzly Bears', 'Hill Giant', 'Serra Angel']) {
      expect(board.object(board.find(name))).toMatchObject({
        tapped: true,
        counters: { '+1/+1': 1 },
      });
    }
  });

  it('Each opponent loses life at the same time', () => {
    const drain = card('Drain', '{0}', 'Sorcery', {}, [
      onResolution(does(forEach(opponents, loseLife(eachPlayer, 2)))),
    ]);
    const board = Board.of([{ hand: [drain] }, {}, {}]);
    board.cast(board.find('Drain')).resolve();
    const lost = board.events.filter((e) => e.kind === 'life');
    expect(lost).toHaveLength(2);
    expect(lost[0]?.batch).toBe(lost[1]?.batch);
  });

  it('Each player mills at the same time, which “one or more” see as one event (101.4)', () => {
    const watcher = card('Watcher', '{0}', 'Enchantment', {}, [
      triggered(
        { event: 'moved', object: [], from: 'library', to: 'graveyard' },
        does(gainLife(you, 1)),
        { oneOrMore: true },
      ),
    ]);
    const board = resolved(forEach(everyone, mill(eachPlayer, 2, 'milled')), [watcher]);
    const milled = board.events.filter((e) => e.kind === 'moved' && e.why === 'mill');
    expect(milled).toHaveLength(4);
    expect(batches(board, 'moved')).toBe(1);
    expect(board.resolveAll().life(A)).toBe(21);
  });

  it.each<[string, GameEvent['kind'], Instruction]>([
    ['is put into exile', 'moved', exile(eachObject)],
    ['is returned', 'moved', toHand(eachObject)],
    ['is destroyed', 'moved', destroy(eachObject)],
    ['is tapped', 'tapped', tap(eachObject)],
    ['gets a counter', 'counters', putCounters(eachObject, '+1/+1', 1)],
    ['phases out', 'phased', phaseOut(eachObject)],
    ['can be regenerated', 'shieldMade', instruction('regenerate', { what: eachObject })],
  ])('Each creature %s at the same time', (_, kind, step) => {
    const board = resolved(forEach(objects(creature), step));
    expect(batches(board, kind)).toBe(1);
  });

  it('Each player creates a token, or loses the game, at the same time', () => {
    const created = resolved(
      forEach(everyone, createToken(watcherToken, 1, { player: eachPlayer })),
    );
    expect(created.all('Spirit', 'battlefield')).toHaveLength(2);
    expect(batches(created, 'created')).toBe(1);
    const lost = resolved(
      forEach(everyone, instruction('winGame', { player: eachPlayer, outcome: 'lose' })),
    );
    expect(batches(lost, 'lost')).toBe(1);
  });

  it('Counters put on one object for each of several are put at once, and no more are removed than there are', () => {
    const each = (step: Instruction) =>
      resolved(forEach(everyone, step), [card('Relic', '{0}', 'Artifact', {}, [])], 1);
    const relic: Filter = objects({ is: 'named', name: 'Relic' });
    const put = each(instruction('putCounters', { on: relic, counter: 'charge', count: 2 }));
    expect(put.object(put.find('Relic')).counters.charge).toBe(5);
    const removed = each(
      instruction('removeCounters', { from: relic, counter: 'charge', count: 1 }),
    );
    expect(removed.object(removed.find('Relic')).counters.charge ?? 0).toBe(0);
  });
});
