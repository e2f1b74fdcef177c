import { describe, expect, it } from 'vitest';
import type { CopiableValues } from '../abilities/values';
import {
  aimed,
  allows,
  anyTarget,
  card,
  chooseModes,
  chooseOne,
  constant,
  costs,
  creature,
  damage,
  destroy,
  does,
  draw,
  everyone,
  flashback,
  keywordWith,
  kicker,
  mana,
  onResolution,
  pay,
  pt,
  target,
  targeted,
  wasKicked,
  X,
  you,
} from '../authoring';
import { bear, bolt } from '../testing/cards';
import { A, B, citesOf, Table } from '../testing/table';

const kicked = card('Kicked', '{1}{G}', 'Creature — Beast', pt(2, 2), [kicker(pay(mana('{2}')))]);
const multi = card('Multi', '{0}', 'Artifact', {}, [
  keywordWith('multikicker', { cost: pay(mana('{2}')) }),
]);
const blast = card('Blast', '{X}{R}', 'Sorcery', {}, [
  onResolution(aimed([anyTarget], damage(X, targeted()))),
]);
const again = card('Again', '{R}', 'Sorcery', {}, [
  onResolution(does(draw(you, 1))),
  flashback(mana('{2}{R}')),
]);
const free = card('Free', '{9}', 'Enchantment', {}, [
  constant(allows({ rule: 'alternativeCost', spells: [], cost: pay(), from: ['hand'] })),
]);
const phyrexian = card('Gitaxian', '{U/P}', 'Sorcery', {}, [onResolution(does(draw(you, 1)))]);
const hybrid = card('Hybrid', '{2/W}', 'Sorcery', {}, [onResolution(does(draw(you, 1)))]);
const charm = card('Charm', '{R}', 'Instant', {}, [
  onResolution(chooseOne(aimed([target(creature)], destroy(targeted())), does(draw(you, 1)))),
]);
const escalating = card('Escalating', '{R}', 'Instant', {}, [
  kicker(pay(mana('{1}'))),
  onResolution(
    chooseModes([1, 1], [does(draw(you, 1)), does(draw(you, 2))], {
      when: wasKicked,
      choose: [2, 2],
    }),
  ),
]);
const reducer = card('Reducer', '{2}', 'Artifact', {}, [constant(costs(you, [], { reduce: 1 }))]);
const sphere = card('Sphere', '{2}', 'Artifact', {}, [
  constant(costs(everyone, [], { increase: 1 })),
]);
const suspended = card('Suspended', '', 'Sorcery', { colors: ['U'] }, [
  onResolution(does(draw(you, 3))),
]);

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
const pool = (table: Table) => table.game.state.players[0]?.pool.map((m) => m.type).join('');

describe('kicker', () => {
  it('is one more cost, and the permanent knows that it was paid (702.33d)', () => {
    const table = lay({ pool: '{C}{C}{C}{G}', hand: [kicked] });
    begin(table, 'Kicked');
    table.do({ kind: 'options', alternative: null, additional: [{ cost: '{2}', times: 1 }] });
    expect(table.asked).toMatchObject({ kind: 'payMana', cost: '{3}{G}' });
    table.do({ kind: 'pay' }).resolve();
    expect(table.object('Kicked').kicked).toEqual(['{2}']);
    expect(table.cited()).toContain('702.33d');
  });

  it('is paid once at most (702.33d)', () => {
    const table = lay({ pool: '{C}{C}{C}{C}{C}{C}{C}{C}{C}{G}', hand: [kicked] });
    begin(table, 'Kicked');
    const twice = {
      kind: 'options',
      alternative: null,
      additional: [{ cost: '{2}', times: 2 }],
    } as const;
    expect(citesOf(table.refused(twice))).toContain('702.33d');
  });

  it('as multikicker, is paid any number of times (702.33c)', () => {
    const table = lay({ pool: '{C}{C}{C}{C}{C}{C}', hand: [multi] });
    begin(table, 'Multi');
    table.do({ kind: 'options', alternative: null, additional: [{ cost: '{2}', times: 3 }] });
    table.do({ kind: 'pay' }).resolve();
    expect(table.object('Multi').kicked).toEqual(['{2}', '{2}', '{2}']);
  });

  it('chosen, changes how many modes are chosen (601.4)', () => {
    const table = lay({ pool: '{C}{R}', hand: [escalating] });
    begin(table, 'Escalating');
    table.do({ kind: 'options', alternative: null, additional: [{ cost: '{1}', times: 1 }] });
    expect(table.asked.kind).toBe('payMana');
    expect(table.object('Escalating').onStack?.modes).toEqual([0, 1]);
  });
});

describe('alternative costs', () => {
  it('the second of two evoke costs is an evoke cost as well (702.74a)', () => {
    const twice = card('Twice', '{9}', 'Creature — Elemental', pt(1, 1), [
      keywordWith('evoke', { cost: pay(mana('{1}')) }),
      keywordWith('evoke', { cost: pay(mana('{2}')) }),
    ]);
    const table = lay({ pool: '{C}{C}', hand: [twice] });
    begin(table, 'Twice');
    table.do({ kind: 'options', alternative: 'evoke (2)', additional: [] });
    table.do({ kind: 'pay' }).resolve().resolve();
    expect(table.zone('Twice')).toBe('graveyard');
  });

  it('cast for nothing, a spell has X = 0 and is not asked for it (107.3b)', () => {
    const table = lay({ hand: [blast], field: [free] });
    begin(table, 'Blast');
    table.do({ kind: 'options', alternative: 'Free', additional: [] });
    expect(table.asked.kind).toBe('chooseTarget');
    table.do({ kind: 'targets', targets: [{ target: { player: B } }] });
    expect(table.object('Blast').x).toBe(0);
    expect(table.asked.kind).toBe('priority');
  });

  it('let a card without a mana cost be cast, which else can’t be paid for (118.6a)', () => {
    const without = lay({ hand: [suspended] });
    expect(citesOf(without.refused({ kind: 'cast', object: without.id('Suspended') }))).toContain(
      '118.6',
    );
    const table = lay({ hand: [suspended], field: [free] });
    begin(table, 'Suspended');
    table.do({ kind: 'options', alternative: 'Free', additional: [] });
    expect(table.zone('Suspended')).toBe('stack');
  });

  it('are still subject to increases (118.9d)', () => {
    const table = lay({ pool: '{C}', hand: [bear], field: [free], foe: [sphere] });
    begin(table, 'Bear');
    table.do({ kind: 'options', alternative: 'Free', additional: [] });
    expect(table.asked).toMatchObject({ kind: 'payMana', cost: '{1}' });
  });

  it('flashback casts from the graveyard and exiles the card afterwards (702.34a)', () => {
    const table = lay({ pool: '{C}{C}{R}', graveyard: [again] });
    begin(table, 'Again');
    expect(table.asked).toMatchObject({ kind: 'payMana', cost: '{2}{R}' });
    table.do({ kind: 'pay' }).resolve();
    expect(table.zone('Again')).toBe('exile');
    expect(table.cited()).toContain('702.34a');
  });

  it('without flashback, nothing lets a card be cast from the graveyard (601.3)', () => {
    const table = lay({ pool: '{R}', graveyard: [bolt] });
    const checks = table.refused({ kind: 'cast', object: table.id('Bolt') });
    expect(checks[0]?.code).toBe('notInZone');
    expect(citesOf(checks)).toContain('601.3');
  });
});

describe('X', () => {
  it('is announced and counts for the mana value on the stack (107.3a, 202.3e)', () => {
    const table = lay({ pool: '{C}{C}{C}{R}', hand: [blast] });
    begin(table, 'Blast').do({ kind: 'number', number: 3 });
    table.do({ kind: 'targets', targets: [{ target: { player: B } }] });
    expect(table.asked).toMatchObject({ cost: '{3}{R}' });
    table.do({ kind: 'pay' }).resolve();
    expect(table.life(B)).toBe(17);
  });
});

describe('symbols that can be paid in several ways', () => {
  it('Phyrexian mana may be 2 life (107.4f)', () => {
    const table = lay({ hand: [phyrexian] });
    begin(table, 'Gitaxian');
    expect(table.asked).toMatchObject({ kind: 'chooseOption', options: ['{U}', '2 life'] });
    table.do({ kind: 'option', option: 1 });
    expect(table.life(A)).toBe(18);
    expect(table.zone('Gitaxian')).toBe('stack');
  });

  it('with less than 2 life there is no choice (119.4)', () => {
    const table = new Table({
      players: [{ life: 1, manaPool: '{U}' }, {}],
      objects: [{ card: phyrexian, zone: 'hand' }],
    });
    begin(table, 'Gitaxian');
    expect(table.asked).toMatchObject({ kind: 'payMana', cost: '{U}' });
  });

  it('{2/W} takes one white mana or any two (107.4e)', () => {
    for (const mana of ['{W}', '{R}{G}']) {
      const table = lay({ pool: mana, hand: [hybrid] });
      begin(table, 'Hybrid').do({ kind: 'pay' });
      expect(pool(table)).toBe('');
    }
  });

  it('{2/W} is announced where a reduction makes it matter (601.2b)', () => {
    const table = lay({ pool: '{R}', hand: [hybrid], field: [reducer] });
    begin(table, 'Hybrid');
    expect(table.asked).toMatchObject({ kind: 'chooseOption', options: ['{2}', '{W}'] });
    table.do({ kind: 'option', option: 0 });
    expect(table.asked).toMatchObject({ cost: '{1}' });
  });
});

describe('modes', () => {
  it('without legal targets can’t be chosen (700.2a)', () => {
    const table = lay({ pool: '{R}', hand: [charm] });
    begin(table, 'Charm');
    expect(table.asked.kind).toBe('payMana');
    expect(table.object('Charm').onStack?.modes).toEqual([1]);
  });
});

describe('a spell whose text depends on X', () => {
  it('is not refused for want of a target before X is known (601.2c)', () => {
    const exact = card('Exact', '{X}{R}', 'Instant', {}, [
      onResolution(
        aimed([target(creature, { is: 'manaValue', compare: '=', to: X })], destroy(targeted())),
      ),
    ]);
    const table = lay({ pool: '{C}{C}{R}', hand: [exact], foe: [bear] });
    begin(table, 'Exact').do({ kind: 'number', number: 2 });
    expect(table.asked.kind).toBe('chooseTarget');
    const none = lay({ pool: '{C}{C}{R}', hand: [exact], foe: [bear] });
    begin(none, 'Exact');
    expect(citesOf(none.refused({ kind: 'number', number: 1 }))).toContain('601.2c');
  });
});
