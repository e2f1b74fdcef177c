import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { EventPattern } from '../abilities/references';
import type { CopiableValues } from '../abilities/values';
import { card, constant, does, forbids, gainLife, pt, triggered, you } from '../authoring';
import { need } from '../kernel/invariant';
import { A, B, citesOf, Table } from '../testing/table';

const named = (name: string): CopiableValues => need(findCard(name), name);
const bear = card('Bear', '{1}{G}', 'Creature — Bear', pt(2, 2));

describe('The turn (500)', () => {
  it('goes through its steps in order and on to the next player', () => {
    const t = new Table({ objects: [] });
    const seen = ['main1'];
    for (let n = 0; n < 60 && t.game.state.turn.active === A; n += 1) {
      if (t.asked.kind === 'declareAttackers') t.attack({});
      else t.pass();
      if (seen.at(-1) !== t.step) seen.push(t.step);
    }
    expect(seen).toEqual([
      'main1',
      'beginCombat',
      'declareAttackers',
      'endCombat',
      'main2',
      'end',
      'upkeep',
    ]);
    expect(t.game.state.turn).toMatchObject({ number: 2, active: B });
    expect(t.events.filter((e) => e.kind === 'stepBegan').map((e) => e.step)).toContain('cleanup');
  });

  it('the active player untaps their permanents, but those that stay tapped', () => {
    const frozen = card('Frozen', '{U}', 'Creature — Bear', pt(1, 1), [
      constant(forbids({ rule: 'doesntUntap' })),
    ]);
    const t = new Table({
      objects: [
        { card: bear, owner: B, tapped: true },
        { card: frozen, owner: B, tapped: true },
        { card: card('Mine', '{1}', 'Artifact', {}), tapped: true },
      ],
    }).to('upkeep');
    expect(t.object('Bear').tapped).toBe(false);
    expect(t.object('Frozen').tapped).toBe(true);
    expect(t.object('Mine').tapped).toBe(true);
    expect(t.cited()).toContain('502.3');
  });

  it('a stun counter is removed instead of untapping', () => {
    const t = new Table({
      objects: [{ card: bear, owner: B, tapped: true, counters: { stun: 1 } }],
    }).to('upkeep');
    expect(t.object('Bear')).toMatchObject({ tapped: true, counters: {} });
  });

  it('a phased-out permanent phases in in the untap step, and its Aura with it', () => {
    const t = new Table({
      objects: [
        { card: bear, owner: B, phasedOut: true },
        { card: named('Pacifism'), owner: A, phasedOut: true, attachedTo: { placed: 0 } },
      ],
    }).to('upkeep');
    expect(t.object('Bear').phasedOut).toBe(false);
    expect(t.object('Pacifism').phasedOut).toBe(false);
    expect(t.cited()).toContain('502.1');
  });

  it('the active player draws in the draw step', () => {
    const t = new Table({ objects: [] }).to('draw');
    expect(t.game.state.players[B]?.hand).toHaveLength(1);
    expect(t.cited()).toContain('504.1');
  });

  it('the active player discards down to seven in the cleanup step', () => {
    const t = new Table({
      objects: Array.from({ length: 9 }, () => ({ card: bear, zone: 'hand' as const })),
    }).to('cleanup');
    expect(t.asked).toMatchObject({ kind: 'discard', player: A, min: 2, max: 2 });
    const choice = t.game.state.players[A]?.hand.slice(0, 2).map((object) => ({ object })) ?? [];
    t.do({ kind: 'choice', choice });
    expect(t.game.state.players[A]?.hand).toHaveLength(7);
    expect(t.step).toBe('upkeep');
    expect(t.cited()).toContain('514.1');
  });

  it('effects until end of turn end in the cleanup step', () => {
    const t = new Table({
      objects: [{ card: bear }, { card: named('Giant Growth'), zone: 'hand' }],
      players: [{ manaPool: '{G}' }, {}],
    });
    t.cast('Giant Growth', 'Bear').resolve();
    expect(t.size('Bear')).toBe('5/5');
    t.to('upkeep');
    expect(t.size('Bear')).toBe('2/2');
  });

  it('what triggers in the cleanup step gives priority, and another cleanup step follows', () => {
    const anyDiscard: EventPattern = { event: 'moved', object: [], why: 'discard' };
    const mourner = card('Mourner', '{B}', 'Enchantment', {}, [
      triggered(anyDiscard, does(gainLife(you, 1))),
    ]);
    const t = new Table({
      objects: [
        { card: mourner },
        ...Array.from({ length: 8 }, () => ({ card: bear, zone: 'hand' as const })),
      ],
    }).to('cleanup');
    const choice = t.game.state.players[A]?.hand.slice(0, 1).map((object) => ({ object })) ?? [];
    t.do({ kind: 'choice', choice });
    expect(t.asked).toMatchObject({ kind: 'priority', player: A });
    expect(t.step).toBe('cleanup');
    t.resolve();
    expect(t.life(A)).toBe(21);
    t.pass(2);
    expect(t.step).toBe('upkeep');
    const cleanups = t.events.filter((e) => e.kind === 'stepBegan' && e.step === 'cleanup');
    expect(cleanups).toHaveLength(2);
  });

  it('unspent mana is lost as the step ends', () => {
    const t = new Table({ objects: [], players: [{ manaPool: '{G}' }, {}] }).pass(2);
    expect(t.game.state.players[A]?.pool).toEqual([]);
    expect(t.cited()).toContain('500.5');
  });

  it('a creature that came last turn may attack in its next turn', () => {
    const t = new Table({ objects: [{ card: bear, sick: true }] }).to('declareAttackers');
    expect(citesOf(t.refused(t.attacking({ Bear: B })))).toContain('302.6');
    t.attack({}).to('upkeep').to('upkeep').to('declareAttackers');
    expect(t.game.state.turn.active).toBe(A);
    t.attack({ Bear: B });
  });
});

describe('Priority (117)', () => {
  it('goes round the table; when all have passed the top of the stack resolves', () => {
    const t = new Table({
      objects: [{ card: bear, zone: 'hand' }],
      players: [{ manaPool: '{G}{G}' }, {}],
    });
    t.cast('Bear');
    expect(t.asked).toMatchObject({ kind: 'priority', player: A });
    t.pass();
    expect(t.asked).toMatchObject({ kind: 'priority', player: B });
    t.pass();
    expect(t.zone('Bear')).toBe('battlefield');
    expect(t.asked).toMatchObject({ kind: 'priority', player: A });
    expect(t.step).toBe('main1');
  });
});
