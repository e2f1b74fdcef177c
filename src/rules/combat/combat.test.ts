import { describe, expect, it } from 'vitest';
import { card, keyword, pt } from '../authoring';
import { A, B, citesOf, Table } from '../testing/table';

const bear = card('Bear', '{1}{G}', 'Creature — Bear', pt(2, 2));
const giant = card('Giant', '{3}{R}', 'Creature — Giant', pt(3, 3));
const wall = card('Wall', '{W}', 'Creature — Wall', pt(0, 4), [keyword('defender')]);
const bird = card('Bird', '{U}', 'Creature — Bird', pt(1, 1), [keyword('flying')]);

describe('A combat phase (506)', () => {
  it('an unblocked attacker deals its power to the player it attacks', () => {
    const t = new Table({ objects: [{ card: bear }] }).to('declareAttackers');
    t.attack({ Bear: B });
    expect(t.object('Bear').tapped).toBe(true);
    t.to('combatDamage');
    expect(t.life(B)).toBe(18);
    expect(t.cited()).toContain('510.2');
  });

  it('without attackers the declare blockers and combat damage steps are skipped', () => {
    const t = new Table({ objects: [{ card: bear }] }).to('declareAttackers').attack({}).pass(2);
    expect(t.step).toBe('endCombat');
    expect(t.cited()).toContain('508.8');
  });

  it('a tapped creature, a new one and a defender cannot attack', () => {
    const t = new Table({
      objects: [{ card: bear, tapped: true }, { card: giant, sick: true }, { card: wall }],
    }).to('declareAttackers');
    expect(citesOf(t.refused(t.attacking({ Bear: B })))).toContain('508.1a');
    expect(citesOf(t.refused(t.attacking({ Giant: B })))).toContain('302.6');
    expect(citesOf(t.refused(t.attacking({ Wall: B })))).toContain('702.3b');
    expect(t.refused(t.attacking({ Wall: A }))).not.toEqual([]);
  });

  it('a blocked attacker and its blocker deal damage to each other at once', () => {
    const t = new Table({ objects: [{ card: bear }, { card: giant, owner: B }] })
      .to('declareAttackers')
      .attack({ Bear: B })
      .to('declareBlockers')
      .block({ Giant: 'Bear' })
      .to('combatDamage');
    expect(t.life(B)).toBe(20);
    expect(t.zone('Bear')).toBe('graveyard');
    expect(t.object('Giant').damage).toBe(2);
    expect(t.cited()).toContain('704.5g');
  });

  it('a creature without flying or reach cannot block one with flying', () => {
    const t = new Table({ objects: [{ card: bird }, { card: bear, owner: B }] })
      .to('declareAttackers')
      .attack({ Bird: B })
      .to('declareBlockers');
    expect(citesOf(t.refused(t.blocking({ Bear: 'Bird' })))).toEqual(['509.1b', '702.9b']);
  });
});

describe('Texts that could not be read', () => {
  const unread = (name: string, text: string) =>
    card(name, '{1}', 'Creature — Riddle', pt(1, 1), [{ kind: 'unread', text }]);
  const attackWith = (text: string) => {
    const t = new Table({ objects: [{ card: unread('Riddle', text) }, { card: bear }] });
    t.to('declareAttackers');
    return (name: string) => {
      const result = t.try(t.attacking({ [name]: B }));
      return result.result === 'accepted' ? result.game.question.kind : result.result;
    };
  };

  it('what may trigger on attacking is not passed over', () => {
    const attackOf = attackWith('Whenever this creature attacks, do something strange.');
    expect(attackOf('Riddle')).toBe('unread');
    expect(attackOf('Bear')).toBe('priority');
  });

  it('what may forbid attacking is not passed over', () => {
    const attackOf = attackWith('This creature can’t attack on odd days.');
    expect(attackOf('Riddle')).toBe('unread');
    expect(attackOf('Bear')).toBe('priority');
  });

  it('what says nothing of combat is no hindrance', () => {
    const attackOf = attackWith('{T}: Do something strange.');
    expect(attackOf('Riddle')).toBe('priority');
  });
});
