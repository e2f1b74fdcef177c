import { describe, expect, it } from 'vitest';
import { basic, bear, bolt } from '../testing/cards';
import { A, B, citesOf, Table } from '../testing/table';

const withPool = (pool: string, ...hand: Parameters<typeof laid>[1][]) => laid(pool, hand[0] ?? []);
function laid(pool: string, hand: readonly (typeof bear)[]) {
  return new Table({
    players: [{ manaPool: pool }, {}],
    objects: hand.map((card) => ({ card, zone: 'hand' as const })),
  });
}

describe('casting a spell', () => {
  it('follows the steps of 601.2 in their order', () => {
    const table = withPool('{R}', [bolt]).cast('Bolt', B);
    const steps = table.events.flatMap((e) => e.cites).filter((c) => /^601\.2[a-i]$/.test(c));
    expect([...new Set(steps)]).toEqual([
      '601.2a',
      '601.2c',
      '601.2e',
      '601.2f',
      '601.2g',
      '601.2h',
      '601.2i',
    ]);
  });

  it('puts the card on the stack, under the control of the player who cast it', () => {
    const table = withPool('{C}{G}{G}', [bear]);
    table.cast('Bear');
    expect(table.zone('Bear')).toBe('stack');
    expect(table.object('Bear').cast).toEqual({ by: A, from: 'hand' });
  });

  it('is refused without the mana for it (601.2h)', () => {
    const table = withPool('{G}', [bear]);
    table.do({ kind: 'cast', object: table.id('Bear') });
    const checks = table.refused({ kind: 'pay' });
    expect(citesOf(checks)).toContain('601.2h');
    expect(checks[0]?.fix).toEqual({ kind: 'mana', detail: '{1}' });
  });

  it('cancelled, gives back the game before it', () => {
    const table = withPool('{R}', [bolt]);
    const before = table.game.state;
    table.do({ kind: 'cast', object: table.id('Bolt') });
    table.do({ kind: 'targets', targets: [{ target: { player: B } }] });
    table.do({ kind: 'cancel' });
    expect(table.game.state.players).toEqual(before.players);
    expect(table.zone('Bolt')).toBe('hand');
  });

  it('of a creature is refused outside of a main phase (302.1)', () => {
    const table = new Table({ step: 'upkeep', objects: [{ card: bear, zone: 'hand' }] });
    expect(citesOf(table.refused({ kind: 'cast', object: table.id('Bear') }))).toContain('302.1');
  });

  it('never casts a land (305.9)', () => {
    const table = new Table({ objects: [{ card: basic('Forest'), zone: 'hand' }] });
    const checks = table.refused({ kind: 'cast', object: table.id('Forest') });
    expect(citesOf(checks)).toContain('305.9');
  });
});
