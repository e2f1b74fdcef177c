import { describe, expect, it } from 'vitest';
import type { CopiableValues } from '../abilities/values';
import {
  activated,
  add,
  card,
  constant,
  creature,
  discarding,
  does,
  gainLife,
  inHand,
  life,
  mana,
  objects,
  pay,
  pt,
  removing,
  sacrificeThis,
  sacrificing,
  tapping,
  tapThis,
  X,
  you,
  youControl,
} from '../authoring';
import { bear, bolt, elf, pinger } from '../testing/cards';
import { A, B, citesOf, type Placed, Table } from '../testing/table';

const gain = does(gainLife(you, 1));
const lay = (objects: readonly Placed[], pool = '', step?: 'upkeep') =>
  new Table({ players: [{ manaPool: pool }, {}], objects, ...(step && { step }) });
const pool = (table: Table) => table.game.state.players[0]?.pool.map((m) => m.type).join('');
const begin = (table: Table, name: string, ability = 'p0') =>
  ({ kind: 'activate', object: table.id(name), ability }) as const;
const cites = (table: Table, name: string, ability = 'p0') =>
  citesOf(table.refused(begin(table, name, ability)));
const one = (
  name: string,
  ability: ReturnType<typeof activated>,
  line = 'Artifact',
): CopiableValues => card(name, '{1}', line, line.includes('Creature') ? pt(1, 1) : {}, [ability]);

describe('costs of abilities', () => {
  it('sacrifice what the player chooses among what they control (701.21a)', () => {
    const altar = one('Altar', activated(pay(sacrificing(objects(creature))), gain));
    const table = lay([{ card: altar }, { card: bear }, { card: elf }, { card: pinger, owner: B }]);
    table.do(begin(table, 'Altar'));
    expect(table.asked).toMatchObject({ kind: 'sacrifice', draft: 'costChoice', min: 1, max: 1 });
    expect('options' in table.asked && table.asked.options).toHaveLength(2);
    table.do({ kind: 'choice', choice: [{ object: table.id('Elf') }] });
    expect(table.zone('Elf')).toBe('graveyard');
  });

  it('can’t be paid with nothing to sacrifice (118.3)', () => {
    const altar = one('Altar', activated(pay(sacrificing(objects(creature))), gain));
    expect(cites(lay([{ card: altar }]), 'Altar')).toContain('118.3');
  });

  it('tap a creature that came this turn, for that is no {T} of its own (302.6)', () => {
    const drum = one('Drum', activated(pay(tapping(objects(creature, youControl))), gain));
    const table = lay([{ card: drum }, { card: bear, sick: true }]);
    table.do(begin(table, 'Drum'));
    expect(table.object('Bear').tapped).toBe(true);
  });

  it('take more life than there is from nobody (119.4)', () => {
    const bargain = one('Bargain', activated(pay(life(7)), gain));
    const table = new Table({ players: [{ life: 6 }, {}], objects: [{ card: bargain }] });
    expect(cites(table, 'Bargain')).toContain('119.4');
    const rich = new Table({ players: [{ life: 7 }, {}], objects: [{ card: bargain }] });
    rich.do(begin(rich, 'Bargain'));
    expect(rich.life(A)).toBe(0);
  });

  it('remove counters that are there (122.1)', () => {
    const charged = one('Charged', activated(pay(removing('charge', 2)), gain));
    expect(cites(lay([{ card: charged, counters: { charge: 1 } }]), 'Charged')).toContain('118.3');
    const table = lay([{ card: charged, counters: { charge: 3 } }]);
    table.do(begin(table, 'Charged'));
    expect(table.object('Charged').counters).toEqual({ charge: 1 });
  });

  it('discard the whole hand (701.9a)', () => {
    const diamond = one(
      'Diamond',
      activated(
        pay(tapThis, discarding(inHand(), { amount: 'handSize', player: you }), sacrificeThis),
        does(add({ mana: 'anyColor', count: 3 })),
      ),
    );
    const table = lay([
      { card: diamond },
      { card: bolt, zone: 'hand' },
      { card: bear, zone: 'hand' },
    ]);
    table.do(begin(table, 'Diamond')).do({ kind: 'color', color: 'B' });
    expect(pool(table)).toBe('BBB');
    expect(table.game.state.players[0]?.graveyard).toHaveLength(3);
  });

  it('with X let the player choose it for the ability alone (107.3k)', () => {
    const pump = one('Pump', activated(pay(mana('{X}')), does(gainLife(you, X))));
    const table = lay([{ card: pump }], '{C}{C}{C}{C}');
    table.do(begin(table, 'Pump')).do({ kind: 'number', number: 4 }).do({ kind: 'pay' }).resolve();
    expect(table.life(A)).toBe(24);
    expect(table.object('Pump').x).toBeNull();
  });

  it('untap a creature that was tapped for the mana of the same cost (601.2g, h)', () => {
    const fountain = one(
      'Fountain',
      activated(
        pay(mana('{G}'), tapThis, {
          pay: 'untapPermanents',
          what: objects(creature, youControl),
          count: 1,
        }),
        gain,
      ),
    );
    const table = lay([{ card: fountain }, { card: elf }]);
    table.do(begin(table, 'Fountain')).do(begin(table, 'Elf')).do({ kind: 'pay' });
    expect(table.object('Elf').tapped).toBe(false);
    expect(table.object('Fountain').tapped).toBe(true);
  });
});

describe('effects on what abilities cost', () => {
  const reducer = (name: string, reduce: number, atLeast?: number) =>
    card(name, '{3}', 'Artifact', {}, [
      constant({
        effect: 'cost',
        spells: [],
        abilitiesOf: [creature],
        by: you,
        reduce,
        ...(atLeast === undefined ? {} : { atLeast }),
      }),
    ]);
  const hart = card('Hart', '{3}', 'Artifact Creature — Elk', pt(2, 2), [
    activated(pay(mana('{3}'), sacrificeThis), gain),
  ]);
  const stone = reducer('Stone', 1, 1);
  const two = reducer('Two', 2);

  it('apply in the order that the player says (601.2f)', () => {
    const table = lay([{ card: hart }, { card: stone }, { card: two }]);
    table.do(begin(table, 'Hart'));
    expect(table.asked).toMatchObject({ kind: 'chooseObject', cites: ['601.2f'] });
    const other = new Table({ objects: [{ card: hart }, { card: stone }, { card: two }] });
    table.do({ kind: 'choice', choice: [{ object: table.id('Stone') }] });
    expect(table.zone('Hart')).toBe('graveyard');
    other.do(begin(other, 'Hart')).do({ kind: 'choice', choice: [{ object: other.id('Two') }] });
    expect(other.asked).toMatchObject({ kind: 'payMana', cost: '{1}' });
  });

  it('are not asked about where the order makes no difference', () => {
    const table = lay([{ card: hart }, { card: two }, { card: reducer('Three', 1) }]);
    table.do(begin(table, 'Hart'));
    expect(table.zone('Hart')).toBe('graveyard');
  });
});
