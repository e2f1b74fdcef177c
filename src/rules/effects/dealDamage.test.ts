import { describe, expect, it } from 'vitest';
import { Board } from '../../rulings/played';
import { aimed, card, creature, instruction, onResolution, target, targeted } from '../authoring';

describe('Damage and fights', () => {
  it('Pyroclasm damages all creatures at the same time', () => {
    const board = Board.of([
      { hand: ['Pyroclasm'], battlefield: ['Grizzly Bears', 'Soul Warden'] },
      { battlefield: ['Hill Giant'] },
    ]);
    board.cast(board.find('Pyroclasm')).resolve();
    const damage = board.events.filter((e) => e.kind === 'damage');
    expect(damage).toHaveLength(3);
    expect(new Set(damage.map((e) => e.batch)).size).toBe(1);
    expect(board.object(board.find('Hill Giant')).damage).toBe(2);
  });

  it('If one of two fighting creatures is gone, neither deals damage (701.14b)', () => {
    const prey = card('Prey', '{0}', 'Instant', {}, [
      onResolution(
        aimed(
          [target(creature), target(creature)],
          instruction('fight', { one: targeted(0), other: targeted(1) }),
        ),
      ),
    ]);
    const board = Board.of([
      { hand: [prey, 'Unsummon'], battlefield: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    const giant = board.find('Hill Giant');
    const bears = board.find('Grizzly Bears');
    const fought = board
      .fork()
      .cast(board.find('Prey'), { targets: [[giant], [bears]] })
      .resolve();
    expect(fought.object(giant).damage).toBe(2);
    expect(fought.zoneOf(fought.find('Grizzly Bears'))).toBe('graveyard');
    board.cast(board.find('Prey'), { targets: [[giant], [bears]] });
    board.cast(board.find('Unsummon'), { targets: [[bears]] }).resolveAll();
    expect(board.object(giant).damage).toBe(0);
    expect(board.cited()).toContain('701.14b');
  });

  it('A creature that fights itself deals twice its power (701.14c)', () => {
    const mirror = card('Mirror', '{0}', 'Instant', {}, [
      onResolution(
        aimed([target(creature)], instruction('fight', { one: targeted(), other: targeted() })),
      ),
    ]);
    const board = Board.of([{ hand: [mirror], battlefield: ['Wall of Stone', 'Hill Giant'] }, {}]);
    board.cast(board.find('Mirror'), { targets: [[board.find('Hill Giant')]] }).resolve();
    expect(board.zoneOf(board.find('Hill Giant'))).toBe('graveyard');
  });
});
