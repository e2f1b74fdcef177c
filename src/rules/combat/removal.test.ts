import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { CopiableValues } from '../abilities/values';
import {
  activated,
  add,
  aimed,
  anyTarget,
  apply,
  card,
  color,
  constant,
  creature,
  damage,
  does,
  forbids,
  keyword,
  keywordWith,
  modifyPT,
  pay,
  pt,
  symbols,
  targeted,
  thisObject,
} from '../authoring';
import { need } from '../kernel/invariant';
import { A, B, C, citesOf, Table } from '../testing/table';

const named = (name: string): CopiableValues => need(findCard(name), name);
const bear = card('Bear', '{1}{G}', 'Creature — Bear', pt(2, 2));
const walker = card('Walker', '{3}', 'Planeswalker — Jace', { loyalty: 3 });
const spring = card('Spring', '', 'Land', {}, [activated(pay(), does(add(symbols('{R}'))))]);
const zap = card('Zap', '{R}', 'Instant', {}, [
  { kind: 'spell', content: aimed([anyTarget], damage(3, targeted())) },
]);

describe('Removed from combat (506.4)', () => {
  it('a creature whose planeswalker is gone keeps attacking and deals no combat damage', () => {
    const t = new Table({
      objects: [
        { card: bear },
        { card: walker, owner: B },
        { card: zap, zone: 'hand' },
        { card: spring },
      ],
    })
      .to('declareAttackers')
      .attack({ Bear: 'Walker' });
    t.activate('Spring', 'p0').cast('Zap', 'Walker').resolve();
    expect(t.zone('Walker')).toBe('graveyard');
    expect(t.game.state.combat?.attackers[0]?.formerDefender).toBe(B);
    t.to('declareBlockers');
    expect(t.asked).toMatchObject({ kind: 'declareBlockers', player: B });
    t.to('combatDamage');
    expect(t.life(B)).toBe(20);
  });

  it('a creature that stops being one is no attacker any more', () => {
    const golem = card('Golem', '{3}', 'Artifact Creature — Golem', pt(3, 3), [
      activated(
        pay(),
        does(apply(thisObject, 'endOfCombat', { change: 'removeTypes', types: ['Creature'] })),
      ),
    ]);
    const t = new Table({ objects: [{ card: golem }, { card: bear }] })
      .to('declareAttackers')
      .attack({ Golem: B, Bear: B });
    t.activate('Golem', 'p0').resolve();
    expect(t.game.state.combat?.attackers.map((a) => a.object)).toEqual([t.id('Bear')]);
    expect(t.cited()).toContain('506.4');
    t.to('main2');
    expect(t.life(B)).toBe(18);
    expect(t.size('Golem')).toBe('3/3');
    expect(t.cited()).toContain('500.5a');
  });
});

describe('Attackers and their damage', () => {
  it('vigilance keeps an attacker untapped', () => {
    const guard = card('Guard', '{W}', 'Creature — Human', pt(1, 1), [keyword('vigilance')]);
    const t = new Table({ objects: [{ card: guard }] }).to('declareAttackers').attack({ Guard: B });
    expect(t.object('Guard').tapped).toBe(false);
    expect(t.cited()).toContain('702.20b');
  });

  it('a creature with power 0 deals no combat damage', () => {
    const t = new Table({ objects: [{ card: card('Meek', '{W}', 'Creature — Bird', pt(0, 1)) }] });
    t.to('declareAttackers').attack({ Meek: B }).to('combatDamage');
    expect(t.events.some((e) => e.kind === 'damage')).toBe(false);
  });

  it('protection prevents the damage of a blocker with that quality', () => {
    const knight = card('Knight', '{W}', 'Creature — Knight', pt(2, 2), [
      keywordWith('protection', { from: [color('G')], word: 'green' }),
    ]);
    const t = new Table({ objects: [{ card: bear }, { card: knight, owner: B }] })
      .to('declareAttackers')
      .attack({ Bear: B })
      .to('declareBlockers')
      .block({ Knight: 'Bear' })
      .to('combatDamage');
    expect(t.object('Knight').damage).toBe(0);
    expect(t.zone('Bear')).toBe('graveyard');
    expect(t.cited()).toContain('702.16e');
  });

  it('a creature that can’t attack alone needs company', () => {
    const shy = card('Shy', '{W}', 'Creature — Bird', pt(1, 1), [
      constant(forbids({ rule: 'cantAttackAlone' })),
    ]);
    const t = new Table({ objects: [{ card: shy }, { card: bear }] }).to('declareAttackers');
    expect(citesOf(t.refused(t.attacking({ Shy: B })))).toContain('506.5');
    t.attack({ Shy: B, Bear: B });
  });

  it('a Siege is attacked through its protector, who blocks for it', () => {
    const siege = card('Siege', '{2}{W}', 'Battle — Siege', { defense: 3 });
    const t = new Table({
      players: [{}, {}, {}],
      objects: [{ card: bear }, { card: siege, chosen: { player: C } }],
    })
      .to('declareAttackers')
      .attack({ Bear: 'Siege' })
      .to('declareBlockers');
    expect(t.asked).toMatchObject({ kind: 'declareBlockers', player: C });
    t.to('combatDamage');
    expect(t.object('Siege').counters).toEqual({ defense: 1 });
    expect(t.cited()).toContain('120.3h');
  });

  it('a Siege without a protector gets one of its controller’s choice', () => {
    const siege = card('Siege', '{2}{W}', 'Battle — Siege', { defense: 3 });
    const t = new Table({ players: [{}, {}, {}], objects: [{ card: siege }] });
    expect(t.asked).toMatchObject({ kind: 'choosePlayer', player: A });
    t.do({ kind: 'choice', choice: [{ player: B }] });
    expect(t.object('Siege').chosen).toEqual({ player: B });
    expect(t.cited()).toContain('704.5w');
  });
});

describe('Durations (500.4, 514.2)', () => {
  it('an effect until one’s next turn ends as that turn begins', () => {
    const lull = card('Lull', '', 'Artifact', {}, [
      activated(pay(), does(apply({ where: [creature] }, 'yourNextTurn', modifyPT(-1, 0)))),
    ]);
    const t = new Table({ objects: [{ card: lull }, { card: bear }] });
    t.activate('Lull', 'p0').resolve();
    expect(t.size('Bear')).toBe('1/2');
    t.to('upkeep');
    expect(t.size('Bear')).toBe('1/2');
    t.to('upkeep');
    expect(t.size('Bear')).toBe('2/2');
  });

  it('a Giant Growth cast in combat lasts to the end of the turn', () => {
    const t = new Table({
      objects: [{ card: bear }, { card: named('Giant Growth'), zone: 'hand' }],
      players: [{ manaPool: '{G}' }, {}],
      step: 'declareAttackers',
    });
    t.cast('Giant Growth', 'Bear').resolve().to('end');
    expect(t.size('Bear')).toBe('5/5');
  });
});
