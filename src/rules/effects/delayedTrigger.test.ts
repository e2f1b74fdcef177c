import { describe, expect, it } from 'vitest';
import { A, B, Board } from '../../rulings/played';
import {
  activated,
  aimed,
  card,
  creature,
  destroy,
  does,
  gainLife,
  instruction,
  objects,
  onResolution,
  sacrifice,
  target,
  targeted,
  triggered,
  when,
  you,
} from '../authoring';

describe('Delayed and reflexive triggers', () => {
  it('Ohran Viper’s ability remembers the creature it damaged (603.7c)', () => {
    const board = Board.of([{ battlefield: ['Ohran Viper'] }, { battlefield: ['Wall of Stone'] }], {
      step: 'beginCombat',
    });
    board.pass().pass();
    const viper = board.find('Ohran Viper');
    const wall = board.find('Wall of Stone');
    board.answer({ kind: 'attackers', attackers: [{ object: viper, whom: { player: B } }] });
    board.pass().pass();
    board.answer({ kind: 'blockers', blockers: [{ object: wall, attackers: [viper] }] });
    while (board.state.turn.step !== 'endCombat' || board.asked.kind !== 'priority') board.pass();
    expect(board.state.stack).toHaveLength(1);
    board.resolve();
    expect(board.zoneOf(board.find('Wall of Stone'))).toBe('graveyard');
    expect(board.zoneOf(viper)).toBe('battlefield');
  });

  it('Ugin: the face-down exiled card comes to hand when the Spirit leaves', () => {
    const board = Board.of([
      { battlefield: ['Ugin, the Ineffable'], hand: ['Murder'], library: ['Serra Angel', 'Opt'] },
      {},
    ]);
    board.activate(board.find('Ugin, the Ineffable'), 'p1').resolve();
    const angel = board.find('Serra Angel');
    expect(board.object(angel)).toMatchObject({ zone: 'exile', faceDown: 'plain' });
    const [spirit] = board.state.battlefield.list().slice(-1);
    if (spirit === undefined) throw new Error('no Spirit');
    board.cast(board.find('Murder'), { targets: [[spirit]] }).resolveAll();
    expect(board.zoneOf(board.find('Serra Angel'))).toBe('hand');
  });

  it('A reflexive trigger goes on the stack after the resolution, with a target of its own (603.12)', () => {
    const altar = card('Altar', '', 'Artifact', {}, [
      activated(
        [],
        does(
          sacrifice(you, objects(creature), 1),
          instruction('reflexive', { content: aimed([target(creature)], destroy(targeted())) }),
        ),
      ),
    ]);
    const board = Board.of([
      { battlefield: [altar, 'Grizzly Bears'] },
      { battlefield: ['Serra Angel', 'Maro'] },
    ]);
    board.activate(board.find('Altar'), 'p0').resolve();
    expect(board.asked).toMatchObject({ kind: 'chooseTarget', player: A });
    board.targets(board.find('Serra Angel')).resolve();
    expect(board.zoneOf(board.find('Serra Angel'))).toBe('graveyard');
    expect(board.cited()).toContain('603.12');
  });

  it('At the beginning of the next end step, once', () => {
    const later = card('Later', '{0}', 'Instant', {}, [
      onResolution(
        does(
          instruction('delayedTrigger', {
            ability: triggered(when.beginning('end'), does(gainLife(you, 3))),
          }),
        ),
      ),
    ]);
    const board = Board.of([{ hand: [later] }, {}]);
    board.cast(board.find('Later')).resolve();
    while (board.state.turn.step !== 'end') {
      if (board.asked.kind === 'priority') board.pass();
      else board.answer({ kind: 'attackers', attackers: [] });
    }
    expect(board.state.stack).toHaveLength(1);
    board.resolve();
    expect(board.life(A)).toBe(23);
    expect(board.state.effects.size).toBe(0);
  });
});
