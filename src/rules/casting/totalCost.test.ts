import { describe, expect, it } from 'vitest';
import type { CopiableValues } from '../abilities/values';
import {
  card,
  constant,
  costs,
  creature,
  does,
  draw,
  everyone,
  kicker,
  objects,
  onResolution,
  opponents,
  pay,
  pt,
  sacrificing,
  you,
} from '../authoring';
import { bear, bolt } from '../testing/cards';
import { A, B, Table } from '../testing/table';

const phyrexian = card('Gitaxian', '{U/P}', 'Sorcery', {}, [onResolution(does(draw(you, 1)))]);
const reducer = card('Reducer', '{2}', 'Artifact', {}, [constant(costs(you, [], { reduce: 1 }))]);
const tax = card('Tax', '{2}', 'Artifact', {}, [constant(costs(opponents, [], { increase: 2 }))]);
const three = card('Three', '{3}', 'Artifact', {}, [constant(costs(everyone, [], { floor: 3 }))]);

interface Laying {
  readonly pool?: string;
  readonly hand?: readonly CopiableValues[];
  readonly field?: readonly CopiableValues[];
  readonly graveyard?: readonly CopiableValues[];
  readonly foe?: readonly CopiableValues[];
}

function lay({ pool = '', hand = [], field = [], graveyard = [], foe = [] }: Laying): Table {
  return new Table({
    players: [{ manaPool: pool }, {}],
    objects: [
      ...hand.map((c) => ({ card: c, zone: 'hand' as const })),
      ...field.map((c) => ({ card: c })),
      ...graveyard.map((c) => ({ card: c, zone: 'graveyard' as const })),
      ...foe.map((c) => ({ card: c, owner: B })),
    ],
  });
}

const begin = (table: Table, name: string) => table.do({ kind: 'cast', object: table.id(name) });

describe('the total cost', () => {
  it('adds increases of everyone and takes off reductions of generic mana (601.2f)', () => {
    const table = lay({
      pool: '{C}{C}{C}{C}{C}{C}{C}{C}{C}{G}',
      hand: [bear],
      field: [reducer, reducer],
      foe: [tax],
    });
    begin(table, 'Bear');
    expect(table.asked).toMatchObject({ cost: '{1}{G}' });
  });

  it('is never reduced below its coloured mana (118.7a)', () => {
    const table = lay({ pool: '{R}', hand: [bolt], field: [reducer, reducer] });
    begin(table, 'Bolt').do({ kind: 'targets', targets: [{ target: { player: B } }] });
    expect(table.asked).toMatchObject({ cost: '{R}' });
  });

  it('is topped up to three after reductions (Trinisphere)', () => {
    const table = lay({ pool: '{C}{C}{R}', hand: [bolt], field: [reducer], foe: [three] });
    begin(table, 'Bolt').do({ kind: 'targets', targets: [{ target: { player: B } }] });
    expect(table.asked).toMatchObject({ cost: '{2}{R}' });
  });

  it('is topped up by what is left after life was announced for Phyrexian mana (601.2b)', () => {
    const table = lay({ pool: '{C}{C}{C}', hand: [phyrexian], foe: [three] });
    begin(table, 'Gitaxian').do({ kind: 'option', option: 1 });
    expect(table.asked).toMatchObject({ cost: '{3}' });
    table.do({ kind: 'pay' });
    expect(table.life(A)).toBe(18);
  });

  it('is locked in before it is paid (601.2f)', () => {
    const sac = card('Altar', '{1}{B}', 'Instant', {}, [
      kicker(pay(sacrificing(objects(creature)))),
      onResolution(does(draw(you, 2))),
    ]);
    const familiar = card('Familiar', '{1}', 'Creature — Cat', pt(1, 1), [
      constant(costs(you, [], { reduce: 1 })),
    ]);
    const table = lay({ pool: '{B}', hand: [sac], field: [familiar] });
    begin(table, 'Altar');
    table.do({ kind: 'options', alternative: null, additional: [{ cost: 'sacrifice', times: 1 }] });
    table.do({ kind: 'pay' });
    expect(table.zone('Familiar')).toBe('graveyard');
    expect(table.zone('Altar')).toBe('stack');
  });
});

describe('a commander', () => {
  it('costs {2} more for each time it was cast from the command zone before (903.8)', () => {
    const table = new Table({
      variant: 'commander',
      players: [{ manaPool: '{C}{C}{C}{C}{C}{C}{C}{C}{C}{G}{G}', commanders: [0] }, {}],
      objects: [{ card: bear, zone: 'command' }],
    });
    begin(table, 'Bear');
    expect(table.asked).toMatchObject({ cost: '{1}{G}' });
    table.do({ kind: 'pay' });
    expect(Object.values(table.game.state.players[0]?.commanderCasts ?? {})).toEqual([1]);
  });

  it('of another player can’t be cast (601.3)', () => {
    const table = new Table({
      variant: 'commander',
      players: [{ manaPool: '{C}{C}{C}{C}{C}{C}{C}{C}{C}{G}{G}' }, { commanders: [0] }],
      objects: [{ card: bear, zone: 'command', owner: B }],
    });
    const checks = table.refused({ kind: 'cast', object: table.id('Bear') });
    expect(checks[0]?.code).toBe('notYours');
  });
});

describe('texts that could not be read', () => {
  const unread = (text: string) => ({ kind: 'unread', text }) as const;
  const cast = (hand: CopiableValues, field: readonly CopiableValues[] = []) => {
    const table = lay({ pool: '{R}{R}', hand: [hand], field });
    return table.do({ kind: 'cast', object: table.id(hand.name) });
  };

  it('and speak of casting the spell are not passed over', () => {
    const costly = card('Costly', '{R}', 'Sorcery', {}, [
      unread('As an additional cost to cast this spell, sacrifice a land.'),
    ]);
    expect(cast(costly).asked.kind).toBe('unread');
    const busy = card('Busy', '{R}', 'Creature — Elf', pt(1, 1), [unread('{T}: Cast a spell.')]);
    expect(cast(busy).asked.kind).toBe('payMana');
  });

  it('and are set off by casting are not passed over', () => {
    const watcher = card('Watcher', '{R}', 'Enchantment', {}, [
      unread('Whenever a player casts a spell, that player loses 1 life.'),
    ]);
    const table = cast(card('Flash', '{R}', 'Sorcery', {}, []), [watcher]);
    expect(table.asked.kind).toBe('payMana');
    expect(table.do({ kind: 'pay' }).asked.kind).toBe('unread');
  });
});
