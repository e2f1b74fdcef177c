import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities/ability';
import type { CopiableValues } from '../abilities/values';
import { card, color, constant, creature, forbids, keyword, keywordWith, pt } from '../authoring';
import type { RuleNumber } from '../citations';
import { B, C, citesOf, Table } from '../testing/table';

const beast = (name: string, power: number, cost: string, ...abilities: Ability[]) =>
  card(name, cost, 'Creature — Beast', pt(power, 2), abilities);
const plain = beast('Plain', 2, '{G}');

/** A attacks B with one creature; B has the others. */
function facing(attacker: CopiableValues, ...others: CopiableValues[]) {
  return new Table({
    objects: [{ card: attacker }, ...others.map((o) => ({ card: o, owner: B }))],
  })
    .to('declareAttackers')
    .attack({ [attacker.name]: B })
    .to('declareBlockers');
}

describe('Evasion (509.1b)', () => {
  it.each<[string, CopiableValues, CopiableValues, RuleNumber]>([
    ['fear', beast('X', 1, '{B}', keyword('fear')), plain, '702.36b'],
    ['intimidate', beast('X', 1, '{R}', keyword('intimidate')), plain, '702.13b'],
    ['skulk', beast('X', 1, '{U}', keyword('skulk')), plain, '702.118b'],
    ['shadow', beast('X', 1, '{U}', keyword('shadow')), plain, '702.28b'],
    ['no shadow', beast('X', 1, '{U}'), beast('Plain', 2, '{G}', keyword('shadow')), '702.28b'],
    ['horsemanship', beast('X', 1, '{W}', keyword('horsemanship')), plain, '702.31b'],
    ['menace', beast('X', 1, '{R}', keyword('menace')), plain, '702.111b'],
    [
      'protection',
      beast('X', 1, '{W}', keywordWith('protection', { from: [color('G')], word: 'green' })),
      plain,
      '702.16f',
    ],
    [
      'an effect',
      beast('X', 1, '{W}', constant(forbids({ rule: 'cantBeBlocked' }))),
      plain,
      '509.1b',
    ],
    [
      'a creature that cannot block',
      beast('X', 1, '{W}'),
      beast('Plain', 2, '{G}', constant(forbids({ rule: 'cantBlock' }))),
      '509.1b',
    ],
  ])('%s keeps a creature from blocking', (_, attacker, blocker, rule) => {
    const t = facing(attacker, blocker);
    expect(citesOf(t.refused(t.blocking({ Plain: 'X' })))).toContain(rule);
  });

  it('fear lets artifact and black creatures block', () => {
    const t = facing(
      beast('X', 1, '{B}', keyword('fear')),
      card('Golem', '{3}', 'Artifact Creature — Golem', pt(1, 1)),
      beast('Rat', 1, '{B}'),
    );
    t.block({ Golem: 'X', Rat: 'X' });
    expect(t.game.state.combat?.attackers[0]?.blockers).toHaveLength(2);
  });

  it('islandwalk counts only while the defending player controls an Island', () => {
    const walker = beast('X', 1, '{U}', keywordWith('landwalk', { landType: 'Island' }));
    const island = card('Island', '', 'Basic Land — Island', {});
    const t = facing(walker, plain, island);
    expect(citesOf(t.refused(t.blocking({ Plain: 'X' })))).toContain('702.14c');
    expect(facing(walker, plain).block({ Plain: 'X' }).asked.kind).toBe('priority');
  });

  it('two creatures may block a creature with menace', () => {
    const t = facing(beast('X', 1, '{R}', keyword('menace')), plain, beast('Other', 1, '{G}'));
    t.block({ Plain: 'X', Other: 'X' });
    expect(t.asked.kind).toBe('priority');
  });

  it('a tapped creature cannot block', () => {
    const t = new Table({
      objects: [{ card: beast('X', 1, '{W}') }, { card: plain, owner: B, tapped: true }],
    })
      .to('declareAttackers')
      .attack({ X: B })
      .to('declareBlockers');
    expect(citesOf(t.refused(t.blocking({ Plain: 'X' })))).toEqual(['509.1a']);
  });
});

describe('Requirements (508.1d, 509.1c)', () => {
  const berserker = beast('Berserker', 2, '{R}', constant(forbids({ rule: 'mustAttack' })));
  const guard = beast('Guard', 2, '{W}', constant(forbids({ rule: 'mustBlock' })));

  it('a creature that attacks if able must attack', () => {
    const t = new Table({ objects: [{ card: berserker }] }).to('declareAttackers');
    expect(citesOf(t.refused(t.attacking({})))).toEqual(['508.1d']);
  });

  it('it need not where it cannot: restrictions come before requirements', () => {
    const peace = card('Peace', '{W}', 'Enchantment', {}, [
      constant(forbids({ rule: 'cantAttack' }, { where: [creature] })),
    ]);
    const t = new Table({ objects: [{ card: berserker }, { card: peace }] }).to('declareAttackers');
    expect(t.attack({}).asked.kind).toBe('priority');
  });

  it('a creature that blocks if able must block', () => {
    const t = facing(plain, guard);
    expect(citesOf(t.refused(t.blocking({})))).toEqual(['509.1c']);
    expect(t.block({ Guard: 'Plain' }).asked.kind).toBe('priority');
  });

  it('alone it need not block a creature with menace; beside another creature it must', () => {
    const menace = beast('X', 1, '{R}', keyword('menace'));
    expect(facing(menace, guard).block({}).asked.kind).toBe('priority');
    const t = facing(menace, guard, plain);
    expect(citesOf(t.refused(t.blocking({})))).toEqual(['509.1c']);
    t.block({ Guard: 'X', Plain: 'X' });
  });
});

describe('More than one defending player (802)', () => {
  it('each blocks only what attacks them, in turn order', () => {
    const t = new Table({
      players: [{}, {}, {}],
      objects: [
        { card: beast('One', 1, '{G}') },
        { card: beast('Two', 1, '{G}') },
        { card: beast('Ours', 1, '{G}'), owner: B },
        { card: beast('Theirs', 1, '{G}'), owner: C },
      ],
    })
      .to('declareAttackers')
      .attack({ One: B, Two: C })
      .pass(3);
    expect(t.asked).toMatchObject({ kind: 'declareBlockers', player: B });
    expect(citesOf(t.refused(t.blocking({ Ours: 'Two' })))).toContain('509.1a');
    expect(citesOf(t.refused(t.blocking({ Theirs: 'One' })))).toContain('802.4a');
    t.block({ Ours: 'One' });
    expect(t.asked).toMatchObject({ kind: 'declareBlockers', player: C });
    t.block({}).to('combatDamage');
    expect(t.life(B)).toBe(20);
    expect(t.life(C)).toBe(19);
  });
});
