import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { CopiableValues } from '../abilities/values';
import { card, pt } from '../authoring';
import { need } from '../kernel/invariant';
import { A, B, C, Table } from '../testing/table';

const named = (name: string): CopiableValues => need(findCard(name), name);
const bear = card('Bear', '{1}{G}', 'Creature — Bear', pt(2, 2));
const giant = card('Giant', '{3}{R}', 'Creature — Giant', pt(3, 3));

describe('Leaving the game (104, 800.4)', () => {
  it('in a game of two conceding ends it', () => {
    const t = new Table({ objects: [] }).do({ kind: 'concede' });
    expect(t.game.state.winner).toBe(B);
    expect(t.cited()).toContain('104.3a');
    expect(t.asked).toMatchObject({ kind: 'chooseOption', options: [] });
  });

  it('in a game of three all that the player owns leaves, and the game goes on', () => {
    const t = new Table({
      players: [{}, {}, {}],
      objects: [{ card: bear }, { card: giant, owner: B }],
    }).do({ kind: 'concede' });
    expect(() => t.id('Bear')).toThrow();
    expect(t.zone('Giant')).toBe('battlefield');
    expect(t.game.state.winner).toBeNull();
    expect(t.asked).toMatchObject({ kind: 'priority', player: B });
    expect(t.cited()).toContain('800.4a');
  });

  it('the turn of a player who left goes on without them, and the next is the next player’s', () => {
    const t = new Table({ players: [{}, {}, {}], objects: [{ card: bear }] })
      .do({ kind: 'concede' })
      .to('upkeep');
    expect(t.game.state.turn.active).toBe(B);
    t.to('upkeep');
    expect(t.game.state.turn.active).toBe(C);
    t.to('upkeep');
    expect(t.game.state.turn.active).toBe(B);
  });

  it('what they controlled but did not own goes back, or is exiled', () => {
    const t = new Table({
      players: [{}, {}, {}],
      objects: [
        { card: giant, owner: B },
        { card: named('Control Magic'), attachedTo: { placed: 0 } },
        { card: bear, owner: B, controller: A },
      ],
    });
    expect(t.object('Giant').controller).toBe(A);
    t.do({ kind: 'concede' });
    expect(t.object('Giant')).toMatchObject({ zone: 'battlefield', controller: B });
    expect(t.zone('Bear')).toBe('exile');
  });

  it('creatures that attacked a player who left deal no damage', () => {
    const t = new Table({
      players: [{}, {}, {}],
      objects: [{ card: bear }],
    })
      .to('declareAttackers')
      .attack({ Bear: B })
      .pass()
      .do({ kind: 'concede' });
    t.to('combatDamage');
    expect(t.life(C)).toBe(20);
    expect(t.game.state.combat?.attackers).toHaveLength(1);
  });

  it('players at 0 life leave together', () => {
    const t = new Table({ players: [{ life: 0 }, { life: 0 }, {}], objects: [{ card: bear }] });
    expect(t.game.state.winner).toBe(C);
  });
});
