import { describe, expect, it } from 'vitest';
import { allows, card, constant, everyone } from '../authoring';
import { basic, bolt } from '../testing/cards';
import { A, B, citesOf, type Placed, Table } from '../testing/table';

const forest: Placed = { card: basic('Forest'), zone: 'hand' };
const play = (table: Table, name = 'Forest', nth = 0) =>
  ({ kind: 'playLand', object: table.id(name, nth) }) as const;

describe('playing a land', () => {
  it('puts it onto the battlefield without the stack (305.1)', () => {
    const table = new Table({ objects: [forest] });
    table.do(play(table));
    expect(table.zone('Forest')).toBe('battlefield');
    expect(table.asked).toMatchObject({ kind: 'priority', player: A });
    expect(table.cited()).toContain('116.2a');
  });

  it('is allowed once each turn (305.2b)', () => {
    const table = new Table({ objects: [forest, forest] });
    table.do(play(table));
    expect(citesOf(table.refused(play(table, 'Forest', 1)))).toContain('305.2b');
  });

  it('is allowed more often by effects (305.2)', () => {
    const more = card('More', '{1}', 'Enchantment', {}, [
      constant(allows({ rule: 'additionalLands', count: 1 }, everyone)),
    ]);
    const table = new Table({ objects: [forest, forest, { card: more }] });
    table.do(play(table)).do(play(table, 'Forest', 1));
    expect(table.game.state.players[0]?.landsPlayed).toBe(2);
  });

  it('is for a main phase of one’s own with an empty stack (505.6b)', () => {
    const upkeep = new Table({ step: 'upkeep', objects: [forest] });
    expect(citesOf(upkeep.refused(play(upkeep)))).toContain('505.6b');
    const busy = new Table({
      players: [{ manaPool: '{R}' }, {}],
      objects: [forest, { card: bolt, zone: 'hand' }],
    });
    busy.cast('Bolt', B);
    expect(citesOf(busy.refused(play(busy)))).toContain('305.1');
    const foreign = new Table({ active: B, objects: [forest] }).pass();
    expect(citesOf(foreign.refused(play(foreign)))).toContain('305.3');
  });

  it('is for lands in the player’s own hand (305.1)', () => {
    const table = new Table({
      objects: [
        { ...forest, owner: B },
        { card: bolt, zone: 'hand' },
      ],
    });
    expect(table.refused(play(table))[0]?.code).toBe('notYours');
    expect(table.refused(play(table, 'Bolt'))[0]?.code).toBe('notALand');
  });
});
