import { describe, expect, it } from 'vitest';
import { activated, add, card, does, keyword, pay, pt, sacrificeThis, symbols } from '../authoring';
import { proposePayment } from '../mana/propose';
import { bear, elf } from '../testing/cards';
import { B, citesOf, type Placed, Table } from '../testing/table';
import { CONVOKE } from './helping';

const chorus = card('Chorus', '{1}{G}{W}', 'Sorcery', {}, [keyword('convoke')]);
const golem = card('Golem', '{3}', 'Artifact Creature — Golem', pt(4, 4), [keyword('convoke')]);
const spawn = card('Spawn', '', 'Creature — Spawn', { ...pt(0, 1), colors: [] }, [
  activated(pay(sacrificeThis), does(add(symbols('{C}')))),
]);
const knight = card('Knight', '{W}', 'Creature — Knight', pt(1, 1));

function casting(name: string, pool: string, ...objects: readonly Placed[]): Table {
  const table = new Table({ players: [{ manaPool: pool }, {}], objects });
  return table.do({ kind: 'cast', object: table.id(name) });
}
const tap = (table: Table, name: string, nth = 0) =>
  ({ kind: 'activate', object: table.id(name, nth), ability: CONVOKE }) as const;

describe('convoke', () => {
  it('lets creatures pay for a mana of their colour, or for a generic one (702.51a)', () => {
    const table = casting(
      'Chorus',
      '{G}',
      { card: chorus, zone: 'hand' },
      { card: knight },
      { card: elf, sick: true },
    );
    table.do(tap(table, 'Knight')).do(tap(table, 'Elf')).do({ kind: 'pay' });
    expect(table.zone('Chorus')).toBe('stack');
    expect([table.object('Knight').tapped, table.object('Elf').tapped]).toEqual([true, true]);
    expect(table.cited()).toContain('702.51a');
  });

  it('does not let a green creature pay for white mana', () => {
    const table = casting('Chorus', '{G}{C}', { card: chorus, zone: 'hand' }, { card: bear });
    table.do(tap(table, 'Bear'));
    expect(citesOf(table.refused({ kind: 'pay' }))).toContain('601.2h');
  });

  it('does not take a tapped creature, or one of another player', () => {
    const table = casting(
      'Chorus',
      '',
      { card: chorus, zone: 'hand' },
      { card: bear, tapped: true },
      { card: knight, owner: B },
    );
    expect(citesOf(table.refused(tap(table, 'Bear')))).toContain('702.51a');
    expect(citesOf(table.refused(tap(table, 'Knight')))).toContain('702.51a');
  });

  it('does not let a creature pay that was sacrificed for mana meanwhile (601.2g, h)', () => {
    const table = casting(
      'Golem',
      '',
      { card: golem, zone: 'hand' },
      { card: spawn, kind: 'token' },
      { card: spawn, kind: 'token' },
    );
    table.do(tap(table, 'Spawn'));
    table.do({ kind: 'activate', object: table.id('Spawn'), ability: 'p0' });
    expect(citesOf(table.refused({ kind: 'pay' }))).toContain('601.2h');
  });

  it('is proposed where mana is not enough', () => {
    const table = casting(
      'Golem',
      '{C}',
      { card: golem, zone: 'hand' },
      { card: bear },
      { card: knight },
    );
    expect(proposePayment(table.game)?.map((p) => p.ability)).toEqual([CONVOKE, CONVOKE]);
  });

  it('is proposed for the rest where something is to be named, and not where that has no room', () => {
    const table = casting(
      'Golem',
      '{C}',
      { card: golem, zone: 'hand' },
      { card: bear },
      { card: knight },
      { card: elf },
    );
    const naming = (...names: readonly string[]) => {
      const helping = names.map((name) => ({ way: CONVOKE, object: table.id(name) }));
      return proposePayment(table.game, [], helping)?.map(({ object }) => object);
    };
    expect(naming('Knight', 'Elf')).toEqual([]);
    expect(naming('Elf')).toHaveLength(1);
    expect(naming('Elf')).not.toContain(table.id('Elf'));
    expect(naming('Bear', 'Knight', 'Elf')).toEqual([]);
    const full = casting(
      'Golem',
      '',
      { card: golem, zone: 'hand' },
      ...Array(4).fill({ card: bear }),
    );
    const bears = [0, 1, 2, 3].map((nth) => ({ way: CONVOKE, object: full.id('Bear', nth) }));
    expect(proposePayment(full.game, [], bears)).toBeNull();
  });

  it('is not offered for a spell without it', () => {
    const table = casting('Bear', '', { card: bear, zone: 'hand' }, { card: knight });
    expect(citesOf(table.refused(tap(table, 'Knight')))).toContain('702.51a');
  });
});
