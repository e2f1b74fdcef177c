import { describe, expect, it } from 'vitest';
import { activatedAbilities } from '../activating/activated';
import { card, keyword, pt } from '../authoring';
import type { Finding } from '../kernel/results';
import { basic, bear, bolt, pinger } from '../testing/cards';
import { A, B, Table } from '../testing/table';
import { type Deed, examine } from './examine';

const codes = (found: readonly Finding[]) => ({
  fails: found.flatMap((f) => (f.holds ? [] : f.checks.map(({ code }) => code))),
  holds: found.flatMap((f) => (f.holds ? [f.check.code] : [])),
});

const cast = (t: Table, name: string): Deed => ({ kind: 'cast', object: t.id(name) });

describe('examining an action', () => {
  it('tells every check that fails, not only the first', () => {
    const t = new Table({
      objects: [{ card: bear, zone: 'hand' }],
      step: 'upkeep',
    });
    expect(codes(examine(t.game, A, cast(t, 'Bear'))).fails).toEqual([
      'sorceryTiming',
      'cantPayMana',
    ]);
  });

  it('says of the time of a sorcery which of its parts holds (307.5)', () => {
    const t = new Table({
      players: [{ manaPool: '{R}{G}{C}' }, {}],
      objects: [
        { card: bolt, zone: 'hand' },
        { card: bear, zone: 'hand' },
      ],
    });
    t.cast('Bolt', B);
    const [time] = examine(t.game, A, cast(t, 'Bear')).filter((f) => f.parts !== undefined);
    expect(codes(time?.parts ?? [])).toEqual({
      fails: ['stackNotEmpty'],
      holds: ['notYourTurn', 'notMainPhase'],
    });
  });

  it('tells what holds as well', () => {
    const t = new Table({
      players: [{ manaPool: '{R}' }, {}],
      objects: [{ card: bolt, zone: 'hand' }],
    });
    expect(codes(examine(t.game, A, cast(t, 'Bolt')))).toEqual({
      fails: [],
      holds: [
        'notYourPriority',
        'notInZone',
        'forbidden',
        'sorceryTiming',
        'noLegalTarget',
        'cantPay',
      ],
    });
  });

  it('says which mana is lacking, as little as can be (601.2h)', () => {
    const t = new Table({
      objects: [{ card: bear, zone: 'hand' }, { card: basic('Forest') }],
    });
    const [lacking] = examine(t.game, A, cast(t, 'Bear')).flatMap((f) => (f.holds ? [] : f.checks));
    expect(lacking).toMatchObject({ code: 'cantPayMana', fix: { kind: 'mana', detail: '{1}' } });
  });

  it('an ability of a tapped creature that came this turn fails for both (602.5a, 107.5)', () => {
    const t = new Table({ objects: [{ card: pinger, tapped: true, sick: true }] });
    const deed: Deed = {
      kind: 'activate',
      object: t.id('Pinger'),
      ability: activatedAbilities(t.game.state, t.id('Pinger'))[0]?.key ?? '',
    };
    expect(codes(examine(t.game, A, deed)).fails).toEqual(['summoningSick', 'alreadyTapped']);
  });

  it('who has no priority can do nothing, and is told all the rest too (117.1)', () => {
    const t = new Table({ objects: [{ card: bear, zone: 'hand', owner: B }] });
    expect(codes(examine(t.game, B, cast(t, 'Bear'))).fails).toEqual([
      'notYourPriority',
      'sorceryTiming',
      'cantPayMana',
    ]);
  });

  it('a second land is one too many, whenever (305.2b)', () => {
    const t = new Table({
      players: [{ landsPlayed: 1 }, {}],
      objects: [{ card: basic('Forest'), zone: 'hand' }],
      step: 'upkeep',
    });
    const deed: Deed = { kind: 'playLand', object: t.id('Forest') };
    expect(codes(examine(t.game, A, deed)).fails).toEqual(['sorceryTiming', 'landsPlayed']);
  });
});

describe('examining a part in combat', () => {
  it('a tapped creature that came this turn can’t attack, for both and as it is no combat (508.1)', () => {
    const t = new Table({ objects: [{ card: bear, tapped: true, sick: true }] });
    const found = codes(examine(t.game, A, { kind: 'attack', object: t.id('Bear') }));
    expect(found.fails).toEqual(['attackTiming', 'alreadyTapped', 'summoningSick']);
    expect(found.holds).toEqual(['cantAttack']);
  });

  it('as attackers are declared, one that may attack passes all', () => {
    const t = new Table({ objects: [{ card: bear }], step: 'beginCombat' });
    t.pass(2);
    expect(codes(examine(t.game, A, { kind: 'attack', object: t.id('Bear') })).fails).toEqual([]);
  });

  it('a flyer can’t be blocked by what neither flies nor has reach (702.9b)', () => {
    const bird = card('Bird', '{U}', 'Creature — Bird', pt(1, 1), [keyword('flying')]);
    const t = new Table({
      objects: [{ card: bird }, { card: bear, owner: B }],
      step: 'beginCombat',
    });
    t.pass(2);
    t.attack({ Bird: B });
    t.pass(2);
    expect(codes(examine(t.game, B, { kind: 'block', object: t.id('Bear') })).fails).toEqual([
      'cantBeBlocked',
    ]);
  });

  it('the attacking player blocks nothing (509.1a)', () => {
    const t = new Table({ objects: [{ card: bear }] });
    const found = codes(examine(t.game, A, { kind: 'block', object: t.id('Bear') }));
    expect(found.fails).toEqual(['blockTiming', 'blockTiming']);
  });
});
