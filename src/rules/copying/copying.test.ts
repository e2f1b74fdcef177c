import { describe, expect, it } from 'vitest';
import { A, B, Board, TO_A, TO_B } from '../../rulings/played';

describe('Copies of spells and abilities (707.10)', () => {
  it('A copy of a kicked spell is kicked, and so is the token it becomes (SEED-059)', () => {
    const board = Board.of([{ hand: ['Kavu Titan', 'Double Major'] }, {}]);
    board.cast(board.find('Kavu Titan'), { kick: ['{2}{G}'] });
    const titan = board.find('Kavu Titan', 'stack');
    board.cast(board.find('Double Major'), { targets: [[titan]] }).resolve();
    const copy = board.state.stack.at(-1);
    expect(board.state.stack).toHaveLength(2);
    expect(copy === undefined ? null : board.object(copy)).toMatchObject({
      kind: 'copy',
      cast: null,
      kicked: ['{2}{G}'],
    });
    board.resolve();
    const token = board.find('Kavu Titan', 'battlefield');
    expect(board.object(token)).toMatchObject({ kind: 'token', counters: { '+1/+1': 3 } });
    expect(board.values(token)).toMatchObject({ power: 5, toughness: 5 });
    expect(board.cited()).toContain('608.3f');
    expect(board.events.some((e) => e.kind === 'created' && e.what === 'token')).toBe(false);
    board.resolve();
    expect(board.all('Kavu Titan', 'battlefield')).toHaveLength(2);
  });

  it('A copy of Sporocyst keeps X (SEED-030)', () => {
    const board = Board.of([
      { hand: ['Sporocyst', 'Double Major'], library: ['Island', 'Island', 'Island', 'Plains'] },
      {},
    ]);
    board.cast(board.find('Sporocyst'), { x: 2 });
    const spell = board.find('Sporocyst', 'stack');
    board
      .cast(board.find('Double Major'), { targets: [[spell]] })
      .resolve()
      .resolve();
    expect(board.object(board.find('Sporocyst', 'battlefield'))).toMatchObject({
      kind: 'token',
      x: 2,
      counters: { '+1/+1': 2 },
    });
    board.resolve();
    expect(board.asked).toMatchObject({ kind: 'chooseObjects', min: 0, max: 2 });
  });

  it('Reverberate may choose new targets, or leave them (707.10c)', () => {
    const board = Board.of([{ hand: ['Lightning Bolt'] }, { hand: ['Reverberate'] }]);
    board.cast(board.find('Lightning Bolt'), { targets: [[TO_B]] });
    board.pass();
    board.cast(board.find('Reverberate'), { targets: [[board.find('Lightning Bolt')]] }).resolve();
    expect(board.asked).toMatchObject({ kind: 'yesNo', player: B });
    const kept = board.fork().no();
    kept.resolve();
    expect(kept.life(B)).toBe(17);
    board.yes();
    expect(board.asked).toMatchObject({ kind: 'chooseTarget', player: B });
    board.targets(TO_A).resolve();
    expect(board.life(A)).toBe(17);
    expect(board.life(B)).toBe(20);
    board.resolve();
    expect(board.life(B)).toBe(17);
    // The copy has ceased to exist (707.10a).
    expect(board.all('Lightning Bolt')).toHaveLength(1);
  });

  it('A copied triggered ability has the same source and another controller may choose (707.10b)', () => {
    const board = Board.of([
      {
        hand: ['Elvish Visionary'],
        battlefield: ['Strionic Resonator'],
        library: ['Forest', 'Forest'],
      },
      {},
    ]);
    board.cast(board.find('Elvish Visionary')).resolve();
    const ability = board.state.stack[0];
    expect(ability).toBeDefined();
    if (ability === undefined) return;
    board.activate(board.find('Strionic Resonator'), 'p0', { targets: [[ability]] }).resolve();
    expect(board.state.stack).toHaveLength(2);
    board.resolveAll();
    expect(board.hand(A)).toHaveLength(2);
  });

  it('Two players’ Clone of a kicked creature is not kicked (SEED-060)', () => {
    const board = Board.of([{ hand: ['Kavu Titan', 'Clone', 'Cackling Counterpart'] }, {}]);
    board.cast(board.find('Kavu Titan'), { kick: ['{2}{G}'] }).resolve();
    const titan = board.find('Kavu Titan', 'battlefield');
    board.cast(board.find('Clone')).resolve();
    expect(board.asked.kind).toBe('yesNo');
    board.yes();
    const clone = board.find('Clone');
    expect(board.values(clone)).toMatchObject({ name: 'Kavu Titan', power: 2, toughness: 2 });
    expect(board.object(clone)).toMatchObject({ counters: {}, kicked: [] });
    board.cast(board.find('Cackling Counterpart'), { targets: [[titan]] }).resolve();
    const token = board.find('Kavu Titan', 'battlefield');
    expect(board.object(token)).toMatchObject({ kind: 'token', kicked: [], counters: {} });
  });

  it('Quicksilver Gargantuan copying Maro is 7/7: the defining ability is not copied (707.9d)', () => {
    const board = Board.of([
      { hand: ['Quicksilver Gargantuan', 'Forest'], battlefield: ['Maro'] },
      {},
    ]);
    board.cast(board.find('Quicksilver Gargantuan')).resolve().yes();
    const copy = board.find('Quicksilver Gargantuan');
    expect(board.values(copy)).toMatchObject({
      name: 'Maro',
      power: 7,
      toughness: 7,
      abilities: [],
    });
  });
});
