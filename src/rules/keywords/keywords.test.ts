import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { CopiableValues } from '../abilities/values';
import { card, keyword, keywordWith, mana, pay, pt } from '../authoring';
import { need } from '../kernel/invariant';
import { A, B, citesOf, Table } from '../testing/table';

const named = (name: string): CopiableValues => need(findCard(name), name);
const bear = card('Bear', '{1}{G}', 'Creature — Bear', pt(2, 2));

describe('Keyword abilities (702)', () => {
  it('persist returns a creature with a −1/−1 counter, but not a second time', () => {
    const husk = card('Husk', '{1}', 'Creature — Spirit', pt(2, 2), [keyword('persist')]);
    const t = new Table({
      objects: [
        { card: husk },
        { card: named('Murder'), zone: 'hand' },
        { card: named('Shock'), zone: 'hand' },
      ],
      players: [{ manaPool: '{B}{B}{B}{R}' }, {}],
    });
    t.cast('Murder', 'Husk').resolve();
    expect(t.object('Husk')).toMatchObject({ zone: 'battlefield', counters: { '-1/-1': 1 } });
    t.cast('Shock', 'Husk').resolve();
    expect(t.zone('Husk')).toBe('graveyard');
  });

  it('undying returns a creature with a +1/+1 counter', () => {
    const t = new Table({
      objects: [{ card: named('Young Wolf') }, { card: named('Murder'), zone: 'hand' }],
      players: [{ manaPool: '{B}{B}{B}' }, {}],
    });
    t.cast('Murder', 'Young Wolf').resolve();
    expect(t.size('Young Wolf')).toBe('2/2');
  });

  it('exalted makes a creature that attacks alone bigger, once for each instance', () => {
    const squire = card('Squire', '{W}', 'Creature — Human', pt(1, 1), [keyword('exalted')]);
    const t = new Table({ objects: [{ card: squire }, { card: squire }, { card: bear }] })
      .to('declareAttackers')
      .attack({ Bear: B })
      .resolve();
    expect(t.size('Bear')).toBe('4/4');
    const pair = new Table({ objects: [{ card: squire }, { card: bear }] })
      .to('declareAttackers')
      .attack({ Bear: B, Squire: B });
    expect(pair.game.state.stack).toEqual([]);
  });

  it('prowess: a noncreature spell makes it bigger, a creature spell does not', () => {
    const monk = card('Monk', '{U}', 'Creature — Monk', pt(1, 2), [keyword('prowess')]);
    const t = new Table({
      objects: [
        { card: monk },
        { card: named('Shock'), zone: 'hand' },
        { card: bear, zone: 'hand' },
      ],
      players: [{ manaPool: '{R}{G}{G}' }, {}],
    });
    t.cast('Bear').resolve();
    expect(t.size('Monk')).toBe('1/2');
    t.cast('Shock', B).resolve();
    expect(t.size('Monk')).toBe('2/3');
    t.to('upkeep');
    expect(t.size('Monk')).toBe('1/2');
  });

  it('equip attaches to a creature of one’s own, at sorcery speed only', () => {
    const t = new Table({
      objects: [{ card: bear }, { card: named('Bonesplitter') }, { card: bear, owner: B }],
      players: [{ manaPool: '{1}{C}{C}' }, {}],
    });
    t.do({ kind: 'activate', object: t.id('Bonesplitter'), ability: equipKey(t) });
    expect(t.asked).toMatchObject({ kind: 'chooseTarget', options: [{ object: t.id('Bear', 1) }] });
    t.do({ kind: 'targets', targets: [{ target: { object: t.id('Bear', 1) } }] });
    t.do({ kind: 'pay' }).resolve();
    expect(t.object('Bonesplitter').attachedTo).toEqual({ object: t.id('Bear', 1) });
    t.to('beginCombat');
    const refused = t.refused({
      kind: 'activate',
      object: t.id('Bonesplitter'),
      ability: equipKey(t),
    });
    expect(citesOf(refused)).toContain('307.5');
  });

  it('ward counters an opponent’s spell unless they pay', () => {
    const guarded = card('Guarded', '{U}', 'Creature — Spirit', pt(2, 2), [
      keywordWith('ward', { cost: pay(mana('{2}')) }),
    ]);
    const board = (pool: string) =>
      new Table({
        objects: [
          { card: guarded, owner: B },
          { card: named('Shock'), zone: 'hand' },
        ],
        players: [{ manaPool: pool }, {}],
      });
    const poor = board('{R}').cast('Shock', 'Guarded').resolve();
    if (poor.asked.kind === 'payOptional') poor.do({ kind: 'yesNo', yes: false }).resolve();
    expect(poor.zone('Guarded')).toBe('battlefield');
    expect(poor.zone('Shock')).toBe('graveyard');
    const rich = board('{R}{C}{C}').cast('Shock', 'Guarded').resolve();
    expect(rich.asked).toMatchObject({ kind: 'payOptional', player: A });
    rich.do({ kind: 'yesNo', yes: true });
    if (rich.asked.kind === 'payMana') rich.do({ kind: 'pay' });
    rich.resolve();
    expect(rich.zone('Guarded')).toBe('graveyard');
  });

  it('ward does nothing against one’s own spells', () => {
    const guarded = card('Guarded', '{U}', 'Creature — Spirit', pt(2, 2), [
      keywordWith('ward', { cost: pay(mana('{2}')) }),
    ]);
    const t = new Table({
      objects: [{ card: guarded }, { card: named('Giant Growth'), zone: 'hand' }],
      players: [{ manaPool: '{G}' }, {}],
    });
    t.cast('Giant Growth', 'Guarded');
    expect(t.game.state.stack).toHaveLength(1);
  });

  it('cumulative upkeep asks for the cost once for each age counter', () => {
    const relic = card('Relic', '{1}', 'Artifact', {}, [
      keywordWith('cumulativeUpkeep', { cost: pay(mana('{1}')) }),
    ]);
    const t = new Table({ objects: [{ card: relic, owner: B }] }).to('upkeep').resolve();
    if (t.asked.kind === 'payOptional') {
      t.do({ kind: 'yesNo', yes: false }).resolve();
    }
    expect(t.zone('Relic')).toBe('graveyard');
  });

  it('cycling discards the card to draw another', () => {
    const cycler = card('Cycler', '{5}', 'Creature — Beast', pt(5, 5), [
      keywordWith('cycling', { cost: pay(mana('{2}')) }),
    ]);
    const t = new Table({
      objects: [{ card: cycler, zone: 'hand' }],
      players: [{ manaPool: '{C}{C}' }, {}],
    });
    t.activate('Cycler', 'p0').resolve();
    expect(t.zone('Cycler')).toBe('graveyard');
    expect(t.game.state.players[A]?.hand).toHaveLength(1);
  });

  it('ravenous: X counters, and a card where X was 5 or more', () => {
    const maw = card('Maw', '{X}', 'Creature — Tyranid', pt(0, 0), [keyword('ravenous')]);
    const board = (x: number) => {
      const t = new Table({
        objects: [{ card: maw, zone: 'hand' }],
        players: [{ manaPool: '{C}'.repeat(x) }, {}],
      });
      t.do({ kind: 'cast', object: t.id('Maw') }).do({ kind: 'number', number: x });
      return t.do({ kind: 'pay' }).resolve();
    };
    expect(board(4).size('Maw')).toBe('4/4');
    expect(board(4).game.state.players[A]?.hand).toHaveLength(0);
    expect(board(5).game.state.players[A]?.hand).toHaveLength(1);
  });
});

function equipKey(t: Table): string {
  const values = named('Bonesplitter');
  const at = values.abilities.findIndex((a) => a.kind === 'keyword' && a.keyword === 'equip');
  expect(t.zone('Bonesplitter')).toBe('battlefield');
  return `p${at}`;
}
