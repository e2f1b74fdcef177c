import { describe, expect, it } from 'vitest';
import { A, B, Board } from '../../rulings/played';
import {
  card,
  controlledBy,
  creature,
  does,
  eachObject,
  eachPlayer,
  everyone,
  forEach,
  gainLife,
  instruction,
  loseLife,
  objects,
  onResolution,
  opponents,
} from '../authoring';

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
});
