import { describe, expect, it } from 'vitest';
import { card, does, instruction, keyword, pt, triggered, when, you } from '../authoring';
import { A, B, Table } from '../testing/table';
import { stepsToCome, turnAt } from './course';

describe('The course of a turn (500)', () => {
  it('has the steps and phases that follow the present one to come', () => {
    expect(stepsToCome(turnAt(1, A, 'draw')).slice(0, 3)).toEqual([
      'main1',
      'beginCombat',
      'declareAttackers',
    ]);
    expect(stepsToCome(turnAt(1, A, 'main2'))).toEqual(['end', 'cleanup']);
    expect(stepsToCome(turnAt(1, A, 'firstStrikeDamage')).slice(0, 3)).toEqual([
      'combatDamage',
      'endCombat',
      'main2',
    ]);
  });

  it('a game that stands in the first combat damage step goes on to the second (510.4)', () => {
    const striker = card('Striker', '{W}', 'Creature', pt(1, 1), [keyword('firstStrike')]);
    const t = new Table({
      objects: [{ card: striker, attacking: { player: B } }],
      step: 'firstStrikeDamage',
    });
    expect(t.pass(2).step).toBe('combatDamage');
  });

  it('an additional step comes directly after this one (500.9)', () => {
    const clock = card('Clock', '{1}', 'Artifact', pt(0, 0), [
      triggered(when.beginning('end', you), does(instruction('extraSteps', { step: 'end' })), {
        oncePerTurn: true,
      }),
    ]);
    const t = new Table({ objects: [{ card: clock }] }).to('end').resolve();
    expect(stepsToCome(t.game.state.turn)).toEqual(['end', 'cleanup']);
    expect(t.cited()).toContain('500.9');
    t.pass(2);
    expect(t.step).toBe('end');
    expect(t.game.state.turn.active).toBe(A);
  });
});
