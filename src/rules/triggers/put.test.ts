import { describe, expect, it } from 'vitest';
import { A, B, Board, TO_A, TO_B } from '../../rulings/played';
import { card, does, draw, gainLife, pt, triggered, when, you } from '../authoring';

describe('Putting triggered abilities on the stack (603.3)', () => {
  it('Those of the active player go on the stack first, so the other player’s resolve first (603.3b)', () => {
    const board = Board.of([
      { hand: ['Grizzly Bears'], battlefield: ['Soul Warden'] },
      { battlefield: ['Soul Warden'] },
    ]);
    board.cast(board.find('Grizzly Bears')).resolve();
    expect(board.state.stack.map((id) => board.object(id).controller)).toEqual([A, B]);
    board.resolveAll();
    expect([board.life(A), board.life(B)]).toEqual([21, 21]);
  });

  it('The order of interchangeable abilities is not asked', () => {
    const board = Board.of([
      { hand: ['Grizzly Bears'], battlefield: ['Soul Warden', 'Soul Warden'] },
      {},
    ]);
    board.cast(board.find('Grizzly Bears')).resolve();
    expect(board.asked.kind).toBe('priority');
    expect(board.state.stack).toHaveLength(2);
  });

  it('Abilities that count the mana spent on their own sources are not interchangeable', () => {
    const counter = card('Counter', '{X}', 'Creature', pt(1, 1), [
      triggered(
        when.enters({ is: 'subtype', subtype: 'Bear' }),
        does(gainLife(you, { amount: 'manaSpent' })),
      ),
    ]);
    const board = Board.of([{ hand: ['Grizzly Bears', counter, counter] }, {}]);
    for (const x of [1, 2]) board.cast(board.find('Counter', 'hand'), { x }).resolve();
    board.cast(board.find('Grizzly Bears')).resolve();
    expect(board.asked.kind).toBe('orderTriggers');
  });

  it('A player orders their own abilities, the first goes on the stack first', () => {
    const drawer = card('Drawer', '', 'Creature', pt(1, 1), [
      triggered(when.enters({ is: 'type', type: 'Creature' }), does(draw(you, 1))),
    ]);
    const board = Board.of([
      { hand: ['Grizzly Bears'], battlefield: ['Soul Warden', drawer], library: ['Forest'] },
      {},
    ]);
    board.cast(board.find('Grizzly Bears')).resolve();
    expect(board.asked).toMatchObject({ kind: 'orderTriggers', player: A, cites: ['603.3b'] });
    board.answer({ kind: 'order', order: [1, 0] }).resolve();
    expect(board.life(A)).toBe(21);
    expect(board.hand(A)).toHaveLength(0);
  });

  it('Each instance of "target" is asked for, even with a single legal answer (603.3d)', () => {
    const board = Board.of([{ hand: ['Depth Defiler'] }, { battlefield: ['Grizzly Bears'] }]);
    board.cast(board.find('Depth Defiler'), { kick: ['{C}'] });
    // Kicked: both modes, so nothing to choose between (700.2b).
    expect(board.asked).toMatchObject({ kind: 'chooseTarget', player: A });
    board.targets(board.find('Grizzly Bears'));
    expect(board.asked.kind).toBe('chooseTarget');
    board.targets(TO_A);
    expect(board.state.stack).toHaveLength(2);
    board.resolve();
    expect(board.zoneOf(board.find('Grizzly Bears'))).toBe('hand');
  });

  it('A mode without a legal target can’t be chosen (603.3c)', () => {
    const board = Board.of([{ hand: ['Depth Defiler'] }, {}]);
    board.cast(board.find('Depth Defiler'));
    expect(board.asked.kind).toBe('chooseTarget');
    board.targets(TO_B);
    expect(board.state.stack).toHaveLength(2);
  });

  it('An ability for which no target can be chosen is not put on the stack (603.3d)', () => {
    const board = Board.of([{ hand: ['Gatekeeper of Malakir'] }, {}]);
    board.cast(board.find('Gatekeeper of Malakir')).resolve();
    // Not kicked: its intervening "if" is not met, it does not even trigger (603.4).
    expect(board.state.stack).toHaveLength(0);
    expect(board.asked.kind).toBe('priority');
  });

  it('The intervening "if" is checked again on resolution (603.4)', () => {
    const wary = card('Wary', '{1}', 'Creature', pt(1, 1), [
      triggered(when.enters(), does(gainLife(you, 5)), {
        when: { if: 'compare', left: { amount: 'life', player: you }, compare: '=', right: 20 },
      }),
    ]);
    const board = Board.of([{ hand: [wary, 'Lightning Bolt'] }, {}]);
    board.cast(board.find('Wary')).resolve();
    expect(board.state.stack).toHaveLength(1);
    board.cast(board.find('Lightning Bolt'), { targets: [[TO_A]] }).resolveAll();
    expect(board.life(A)).toBe(17);
    expect(board.cited()).toContain('608.2a');
  });

  it('An ability that triggers only once each turn does so for the first of two events (603.2h)', () => {
    const once = card('Once', '', 'Creature', pt(1, 1), [
      triggered(when.enters({ is: 'type', type: 'Creature' }), does(gainLife(you, 1)), {
        oncePerTurn: true,
      }),
    ]);
    const board = Board.of([
      { hand: ['Raise the Alarm', 'Grizzly Bears'], battlefield: [once] },
      {},
    ]);
    board.cast(board.find('Raise the Alarm')).resolve();
    board.resolveAll();
    board.cast(board.find('Grizzly Bears')).resolveAll();
    expect(board.life(A)).toBe(21);
  });

  it('What an ability does to itself: it can find the card that its source became (400.7e)', () => {
    const board = Board.of([{ hand: ['Murder'], battlefield: ['Grizzly Bears', 'Rancor'] }, {}]);
    expect(board.all('Rancor')).toHaveLength(1);
    // Rancor is attached to nothing: it goes to the graveyard at once and returns (704.5m).
    board.resolveAll();
    expect(board.zoneOf(board.find('Rancor'))).toBe('hand');
  });

  it('An ability on the stack becomes the source of "becomes the target" (115)', () => {
    const image = card('Image', '', 'Creature', pt(2, 2), [
      triggered(
        when.becomesTarget(),
        does({ kind: 'sacrifice', player: you, what: { ref: 'this' } }),
      ),
    ]);
    const board = Board.of([{ hand: ['Giant Growth'], battlefield: [image] }, {}]);
    board.cast(board.find('Giant Growth'), { targets: [[board.find('Image')]] });
    expect(board.state.stack).toHaveLength(2);
    board.resolve();
    expect(board.zoneOf(board.find('Image'))).toBe('graveyard');
    board.resolve();
    expect(board.zoneOf(board.find('Giant Growth'))).toBe('graveyard');
  });
});
