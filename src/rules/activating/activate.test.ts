import { describe, expect, it } from 'vitest';
import type { CopiableValues } from '../abilities/values';
import {
  activated,
  add,
  anyColor,
  card,
  constant,
  creature,
  discarding,
  does,
  draw,
  gainLife,
  inHand,
  keyword,
  life,
  loyalty,
  mana,
  objects,
  onResolution,
  pay,
  pt,
  removing,
  sacrificeThis,
  sacrificing,
  symbols,
  tapFor,
  tapping,
  tapThis,
  X,
  you,
  youControl,
} from '../authoring';
import { basic, bear, bolt, elf, pinger, scarecrow } from '../testing/cards';
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

describe('activating an ability', () => {
  it('puts it on the stack as an object without characteristics (602.2a)', () => {
    const table = lay([{ card: pinger }]).activate('Pinger', 'p0', B);
    const id = table.game.state.stack.at(-1);
    expect(table.game.state.objects.get(id!)).toMatchObject({
      kind: 'ability',
      printed: { name: '' },
    });
    table.resolve();
    expect(table.life(B)).toBe(19);
  });

  it('with {T} needs an untapped permanent (107.5)', () => {
    expect(cites(lay([{ card: pinger, tapped: true }]), 'Pinger')).toContain('107.5');
  });

  it('of a creature with {T} needs control since the turn began, or haste (302.6, 702.10c)', () => {
    expect(cites(lay([{ card: pinger, sick: true }]), 'Pinger')).toContain('302.6');
    const hasty = card('Hasty', '{R}', 'Creature — Elf', pt(1, 1), [
      keyword('haste'),
      tapFor('{R}'),
    ]);
    const table = lay([{ card: hasty, sick: true }]).do({
      kind: 'activate',
      object: lay([{ card: hasty }]).id('Hasty'),
      ability: 'p1',
    });
    expect(pool(table)).toBe('R');
  });

  it('is for its controller alone (602.2)', () => {
    const table = lay([{ card: pinger, owner: B }]);
    expect(table.refused(begin(table, 'Pinger'))[0]?.code).toBe('notYours');
  });

  it('only as a sorcery is refused in the upkeep (602.5d)', () => {
    const slow = one('Slow', activated(pay(tapThis), gain, { only: { timing: 'sorcery' } }));
    expect(cites(lay([{ card: slow }], '', 'upkeep'), 'Slow')).toContain('602.5d');
  });

  it('only once each turn is refused the second time (602.5b)', () => {
    const rare = one('Rare', activated(pay(), gain, { only: { oncePerTurn: true } }));
    const table = lay([{ card: rare }])
      .do(begin(lay([{ card: rare }]), 'Rare'))
      .resolve();
    expect(cites(table, 'Rare')).toContain('602.5b');
  });

  it('works from the hand where it says so, and reveals the card (602.2a)', () => {
    const channel = card('Channel', '{9}', 'Sorcery', {}, [
      activated(pay({ pay: 'discardThis' }), does(draw(you, 1)), { zone: 'hand' }),
    ]);
    const table = lay([{ card: channel, zone: 'hand' }]);
    table.do(begin(table, 'Channel'));
    expect(table.zone('Channel')).toBe('graveyard');
    expect(table.events.some((e) => e.kind === 'revealed')).toBe(true);
  });

  it('that is not there is refused (602.1)', () => {
    expect(cites(lay([{ card: bear }]), 'Bear', 'p7')).toContain('602.1');
  });
});

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

describe('loyalty abilities', () => {
  const walker = card('Walker', '{3}', 'Legendary Planeswalker — Jace', { loyalty: 3 }, [
    activated(pay(loyalty(1)), gain),
    activated(pay(loyalty(-4)), gain),
    activated(pay(loyalty('minusX')), does(gainLife(you, X))),
  ]);

  it('are activated once each turn for each permanent (606.3)', () => {
    const table = lay([{ card: walker }]);
    table.do(begin(table, 'Walker')).resolve();
    expect(table.object('Walker').counters.loyalty).toBe(4);
    expect(cites(table, 'Walker', 'p1')).toContain('606.3');
  });

  it('need as many counters as they remove (606.6)', () => {
    expect(cites(lay([{ card: walker }]), 'Walker', 'p1')).toContain('606.6');
  });

  it('with −X take at most what is there (606.6)', () => {
    const table = lay([{ card: walker }]);
    table.do(begin(table, 'Walker', 'p2'));
    expect(table.asked).toMatchObject({ kind: 'chooseNumber', max: 3 });
    table.do({ kind: 'number', number: 2 }).resolve();
    expect(table.life(A)).toBe(22);
    expect(table.object('Walker').counters.loyalty).toBe(1);
  });

  it('are activated in a main phase of one’s own with an empty stack (606.3)', () => {
    expect(cites(lay([{ card: walker }], '', 'upkeep'), 'Walker')).toContain('606.3');
  });
});

describe('mana abilities', () => {
  it('resolve at once and leave priority where it was (605.3b)', () => {
    const table = lay([{ card: basic('Forest') }]);
    table.do(begin(table, 'Forest', 'b:Forest'));
    expect(pool(table)).toBe('G');
    expect(table.game.state.stack).toEqual([]);
    expect(table.asked).toMatchObject({ kind: 'priority', player: A });
    expect(table.cited()).toContain('605.3b');
  });

  it('with a cost in mana are paid from a window of their own', () => {
    const filter = one(
      'Filter',
      activated(pay(mana('{1}'), tapThis), does(add(symbols('{W}{U}')))),
    );
    const table = lay([{ card: filter }, { card: basic('Forest') }]);
    table
      .do(begin(table, 'Filter'))
      .do(begin(table, 'Forest', 'b:Forest'))
      .do({ kind: 'pay' });
    expect(pool(table)).toBe('WU');
  });

  it('can’t be activated again before they have resolved (605.3c)', () => {
    const loop = one('Loop', activated(pay(mana('{1}')), does(add(anyColor))));
    const table = lay([{ card: loop }]);
    table.do(begin(table, 'Loop'));
    expect(cites(table, 'Loop')).toContain('605.3c');
  });

  it('are the only abilities in the middle of a payment (605.3a)', () => {
    const table = lay([{ card: scarecrow, tapped: true }, { card: pinger }]);
    table.do(begin(table, 'Scarecrow', 'p1'));
    expect(cites(table, 'Pinger')).toContain('605.3a');
  });

  it('cancelled in the middle, nothing has happened', () => {
    const table = lay([{ card: scarecrow, tapped: true }], '{C}{C}');
    table.do(begin(table, 'Scarecrow', 'p1')).do({ kind: 'pay' });
    expect(table.asked.kind).toBe('chooseColor');
    table.do({ kind: 'cancel' });
    expect(table.object('Scarecrow').tapped).toBe(true);
    expect(pool(table)).toBe('CC');
  });
});

describe('split second', () => {
  const grip = card('Grip', '{0}', 'Instant', {}, [
    keyword('splitSecond'),
    onResolution(does(draw(you, 1))),
  ]);

  it('stops spells and abilities, but no mana abilities (702.61a, 702.61b)', () => {
    const table = lay([
      { card: grip, zone: 'hand' },
      { card: bolt, zone: 'hand' },
      { card: pinger },
      { card: elf },
    ]);
    table.cast('Grip');
    expect(cites(table, 'Pinger')).toContain('702.61a');
    expect(citesOf(table.refused({ kind: 'cast', object: table.id('Bolt') }))).toContain('702.61a');
    table.do(begin(table, 'Elf'));
    expect(pool(table)).toBe('G');
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
