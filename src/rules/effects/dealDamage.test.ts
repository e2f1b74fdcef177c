import { describe, expect, it } from 'vitest';
import { A, B, Board } from '../../rulings/played';
import {
  activated,
  aimed,
  artifact,
  card,
  controlledBy,
  creature,
  damage,
  does,
  everyone,
  hasKeyword,
  instruction,
  keyword,
  objects,
  onResolution,
  opponents,
  pay,
  pt,
  target,
  targeted,
} from '../authoring';

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

  it('Damage to each creature with flying and each player is one event', () => {
    const storm = card('Storm', '{0}', 'Sorcery', {}, [
      onResolution(does(damage(3, { all: [objects(creature, hasKeyword('flying')), everyone] }))),
    ]);
    const board = Board.of([
      { hand: [storm], battlefield: ['Grizzly Bears', 'Furnace of Rath'] },
      { battlefield: ['Serra Angel', 'Air Elemental'] },
    ]);
    board.cast(board.find('Storm')).resolve();
    const dealt = board.events.filter((e) => e.kind === 'damage');
    expect(dealt.map((e) => e.amount)).toEqual([6, 6, 6, 6]);
    expect(new Set(dealt.map((e) => e.batch)).size).toBe(1);
    expect([board.life(A), board.life(B)]).toEqual([14, 14]);
    expect(board.zoneOf(board.find('Grizzly Bears'))).toBe('battlefield');
  });

  it('Lifelink gains with it what everything was dealt; nothing is dealt it twice', () => {
    const source = card('Censer', '{0}', 'Artifact Creature — Construct', pt(0, 9), [
      keyword('lifelink'),
      activated(
        pay(),
        does(
          damage(2, {
            all: [opponents, objects(creature, controlledBy(opponents)), objects(artifact)],
          }),
        ),
      ),
    ]);
    const board = Board.of([
      { battlefield: [source, 'Grizzly Bears'] },
      { battlefield: ['Darksteel Myr', 'Hill Giant', 'Sol Ring'] },
    ]);
    board.activate(board.find('Censer'), 'p1').resolve();
    expect(board.object(board.find('Darksteel Myr')).damage).toBe(2);
    expect(board.object(board.find('Grizzly Bears')).damage).toBe(0);
    // The opponent, the Myr, the Giant and the Censer itself, but no artifact that is no creature.
    expect([board.life(A), board.life(B)]).toEqual([28, 18]);
    const gained = board.events.filter((e) => e.kind === 'life' && e.why === 'gain');
    expect(new Set(gained.map((e) => e.batch)).size).toBe(1);
  });
});
