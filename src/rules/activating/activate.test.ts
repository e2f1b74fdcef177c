import { describe, expect, it } from 'vitest';
import type { CopiableValues } from '../abilities/values';
import {
  activated,
  add,
  anyColor,
  card,
  does,
  draw,
  gainLife,
  keyword,
  loyalty,
  mana,
  onResolution,
  pay,
  pt,
  symbols,
  tapFor,
  tapThis,
  X,
  you,
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
