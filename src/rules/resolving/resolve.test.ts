import { describe, expect, it } from 'vitest';
import { A, B, Board, TO_B } from '../../rulings/played';

describe('Resolving (608)', () => {
  it('Lightning Bolt deals 3 damage and goes to its owner’s graveyard', () => {
    const board = Board.of([{ hand: ['Lightning Bolt'] }, {}]);
    board.cast(board.find('Lightning Bolt'), { targets: [[TO_B]] }).resolve();
    expect(board.life(B)).toBe(17);
    expect(board.zoneOf(board.find('Lightning Bolt'))).toBe('graveyard');
    expect([...board.cited()]).toEqual(expect.arrayContaining(['608.1', '608.2b', '608.2n']));
  });

  it('A spell whose only target has become illegal does not resolve (608.2b)', () => {
    const board = Board.of([
      { hand: ['Crimson Wisps', 'Unsummon'], battlefield: ['Grizzly Bears'], library: ['Forest'] },
      {},
    ]);
    const bears = board.find('Grizzly Bears');
    board.cast(board.find('Crimson Wisps'), { targets: [[bears]] });
    board.cast(board.find('Unsummon'), { targets: [[bears]] });
    board.resolveAll();
    expect(board.zoneOf(board.find('Crimson Wisps'))).toBe('graveyard');
    // Neither haste nor the card: nothing of it happens.
    expect(board.hand(A)).toEqual([board.find('Grizzly Bears')]);
    const resolved = board.events.filter((e) => e.kind === 'resolved');
    expect(resolved.map((e) => e.kind === 'resolved' && e.result)).toEqual([
      'done',
      'noLegalTargets',
    ]);
  });

  it('A creature spell becomes a permanent under its controller’s control (608.3a)', () => {
    const board = Board.of([{ hand: ['Grizzly Bears'] }, {}]);
    board.cast(board.find('Grizzly Bears')).resolve();
    const bears = board.find('Grizzly Bears');
    expect(board.zoneOf(bears)).toBe('battlefield');
    expect(board.object(bears).cast).toEqual({ by: A, from: 'hand' });
    expect(board.cited()).toContain('608.3a');
  });

  it('An Aura spell enters attached to its target (608.3c)', () => {
    const board = Board.of([{ hand: ['Control Magic'] }, { battlefield: ['Grizzly Bears'] }]);
    const bears = board.find('Grizzly Bears');
    board.cast(board.find('Control Magic'), { targets: [[bears]] }).resolve();
    expect(board.object(board.find('Control Magic')).attachedTo).toEqual({ object: bears });
    expect(board.object(bears).controller).toBe(A);
  });

  it('An Aura spell whose target is gone goes to the graveyard (608.3b)', () => {
    const board = Board.of([
      { hand: ['Control Magic', 'Unsummon'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    const bears = board.find('Grizzly Bears');
    board.cast(board.find('Control Magic'), { targets: [[bears]] });
    board.cast(board.find('Unsummon'), { targets: [[bears]] }).resolveAll();
    expect(board.zoneOf(board.find('Control Magic'))).toBe('graveyard');
    expect(board.cited()).toContain('608.2b');
  });

  it('After a spell has resolved the active player gets priority (117.3b)', () => {
    const board = Board.of([{ hand: [] }, { hand: ['Lightning Bolt'] }]);
    board.pass();
    board.cast(board.find('Lightning Bolt'), { targets: [[{ player: A }]] }).resolve();
    expect(board.asked).toMatchObject({ kind: 'priority', player: A });
  });

  it('A source that has left keeps dealing damage as it last was (608.2h)', () => {
    const board = Board.of([{ battlefield: ['Prodigal Pyromancer'] }, { hand: ['Murder'] }]);
    const pyromancer = board.find('Prodigal Pyromancer');
    board.activate(pyromancer, 'p0', { targets: [[TO_B]] });
    board.pass().cast(board.find('Murder'), { targets: [[pyromancer]] });
    board.resolveAll();
    expect(board.zoneOf(pyromancer)).toBe('gone');
    expect(board.life(B)).toBe(19);
  });
});
