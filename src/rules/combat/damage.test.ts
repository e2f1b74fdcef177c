import { describe, expect, it } from 'vitest';
import { card, keyword, pt } from '../authoring';
import type { PlainKeyword } from '../keywords/kinds';
import { A, B, citesOf, Table } from '../testing/table';

const creature = (name: string, power: number, toughness: number, ...words: PlainKeyword[]) =>
  card(name, '{G}', 'Creature — Beast', pt(power, toughness), words.map(keyword));
const walker = card('Walker', '{3}', 'Planeswalker — Jace', { loyalty: 3 });

/** A attacks B with one creature, B blocks with the others. */
function clash(attacker: ReturnType<typeof creature>, ...blockers: ReturnType<typeof creature>[]) {
  const t = new Table({
    objects: [{ card: attacker }, ...blockers.map((b) => ({ card: b, owner: B }))],
  })
    .to('declareAttackers')
    .attack({ [attacker.name]: B })
    .to('declareBlockers');
  t.block(Object.fromEntries(blockers.map((b) => [b.name, attacker.name])));
  return t.pass(2);
}

describe('Assigning combat damage (510.1)', () => {
  it('an attacker blocked by two divides its damage as its controller chooses, in no order', () => {
    const t = clash(creature('Rhino', 4, 5), creature('One', 1, 3), creature('Two', 1, 3));
    expect(t.asked).toMatchObject({ kind: 'assignDamage', player: A, amount: 4 });
    t.do({
      kind: 'amounts',
      amounts: [
        { to: { object: t.id('One') }, amount: 1 },
        { to: { object: t.id('Two') }, amount: 3 },
      ],
    });
    expect(t.zone('One')).toBe('battlefield');
    expect(t.zone('Two')).toBe('graveyard');
    expect(t.object('Rhino').damage).toBe(2);
  });

  it('all of it must be assigned', () => {
    const t = clash(creature('Rhino', 4, 5), creature('One', 1, 3), creature('Two', 1, 3));
    const checks = t.refused({
      kind: 'amounts',
      amounts: [{ to: { object: t.id('One') }, amount: 3 }],
    });
    expect(checks[0]?.code).toBe('badDivision');
  });

  it('trample: what is left after lethal damage to the blocker may go to the player', () => {
    const t = clash(creature('Rhino', 5, 5, 'trample'), creature('One', 1, 3));
    const amounts = (one: number, player: number) =>
      ({
        kind: 'amounts',
        amounts: [
          { to: { object: t.id('One') }, amount: one },
          { to: { player: B }, amount: player },
        ],
      }) as const;
    expect(citesOf(t.refused(amounts(2, 3)))).toContain('702.19b');
    t.do(amounts(3, 2));
    expect(t.life(B)).toBe(18);
  });

  it('trample with deathtouch: one damage to each blocker is lethal', () => {
    const t = clash(
      creature('Snake', 4, 4, 'trample', 'deathtouch'),
      creature('One', 0, 9),
      creature('Two', 0, 9),
    );
    t.do({
      kind: 'amounts',
      amounts: [
        { to: { object: t.id('One') }, amount: 1 },
        { to: { object: t.id('Two') }, amount: 1 },
        { to: { player: B }, amount: 2 },
      ],
    });
    expect(t.life(B)).toBe(18);
    expect(t.zone('One')).toBe('graveyard');
    expect(t.zone('Two')).toBe('graveyard');
    expect(t.cited()).toContain('704.5h');
  });

  it('a blocked creature whose damage is not more than lethal has no choice to make', () => {
    const t = clash(creature('Rhino', 3, 5, 'trample'), creature('One', 1, 3));
    expect(t.asked.kind).toBe('priority');
    expect(t.life(B)).toBe(20);
  });

  it('a creature attacking a planeswalker takes loyalty from it', () => {
    const t = new Table({
      objects: [{ card: creature('Rhino', 2, 2) }, { card: walker, owner: B }],
    })
      .to('declareAttackers')
      .attack({ Rhino: 'Walker' })
      .to('combatDamage');
    expect(t.object('Walker').counters).toEqual({ loyalty: 1 });
    expect(t.life(B)).toBe(20);
    expect(t.cited()).toContain('120.3c');
  });
});

describe('First strike and double strike (702.7, 702.4)', () => {
  it('a first striker that kills its blocker takes no damage', () => {
    const t = clash(creature('Knight', 2, 2, 'firstStrike'), creature('One', 2, 2));
    expect(t.step).toBe('firstStrikeDamage');
    expect(t.zone('One')).toBe('graveyard');
    t.to('combatDamage');
    expect(t.zone('Knight')).toBe('battlefield');
    expect(t.object('Knight').damage).toBe(0);
  });

  it('an unblocked double striker deals damage in both steps, a first striker in one', () => {
    const t = new Table({
      objects: [
        { card: creature('Double', 1, 1, 'doubleStrike') },
        { card: creature('First', 1, 1, 'firstStrike') },
        { card: creature('Plain', 1, 1) },
      ],
    })
      .to('declareAttackers')
      .attack({ Double: B, First: B, Plain: B })
      .to('firstStrikeDamage');
    expect(t.life(B)).toBe(18);
    t.to('combatDamage');
    expect(t.life(B)).toBe(16);
    expect(t.cited()).toContain('510.4');
  });

  it('without first strikers there is one combat damage step', () => {
    const t = clash(creature('Rhino', 1, 1));
    expect(t.step).toBe('combatDamage');
  });

  it('a blocked creature whose blocker is gone deals no damage without trample', () => {
    const t = clash(creature('Double', 2, 2, 'doubleStrike'), creature('One', 0, 2));
    t.to('combatDamage');
    expect(t.life(B)).toBe(20);
  });

  it('with trample it deals all its damage to the player then', () => {
    const t = clash(creature('Double', 2, 2, 'doubleStrike', 'trample'), creature('One', 0, 2));
    t.to('combatDamage');
    expect(t.life(B)).toBe(18);
  });
});

describe('Results of damage (120.3)', () => {
  it('lifelink: its controller gains as much life', () => {
    const t = new Table({ objects: [{ card: creature('Rhino', 3, 3, 'lifelink') }] })
      .to('declareAttackers')
      .attack({ Rhino: B })
      .to('combatDamage');
    expect(t.life(A)).toBe(23);
    expect(t.cited()).toContain('702.15b');
  });

  it('infect gives a player poison counters instead of taking life', () => {
    const t = new Table({ objects: [{ card: creature('Rhino', 3, 3, 'infect') }] })
      .to('declareAttackers')
      .attack({ Rhino: B })
      .to('combatDamage');
    expect(t.life(B)).toBe(20);
    expect(t.game.state.players[B]?.counters).toEqual({ poison: 3 });
  });

  it('wither puts −1/−1 counters on the creature instead of damage', () => {
    const t = clash(creature('Rhino', 1, 3, 'wither'), creature('One', 1, 3));
    expect(t.object('One').damage).toBe(0);
    expect(t.object('One').counters).toEqual({ '-1/-1': 1 });
    expect(t.size('One')).toBe('0/2');
  });

  it('damage wears off in the cleanup step', () => {
    const t = clash(creature('Rhino', 1, 3), creature('One', 1, 3));
    expect(t.object('One').damage).toBe(1);
    t.to('upkeep');
    expect(t.object('One').damage).toBe(0);
    expect(t.cited()).toContain('514.2');
  });

  it('an indestructible creature survives lethal damage and deathtouch', () => {
    const t = clash(creature('Rhino', 1, 1, 'indestructible'), creature('One', 9, 9, 'deathtouch'));
    expect(t.zone('Rhino')).toBe('battlefield');
    expect(t.asked.kind).toBe('priority');
  });
});
