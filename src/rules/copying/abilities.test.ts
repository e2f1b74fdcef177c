import { describe, expect, it } from 'vitest';
import { A, B, Board, TO_A, TO_B } from '../../rulings/played';
import {
  activated,
  aimed,
  anyTarget,
  apply,
  card,
  chooseOne,
  copySpell,
  creature,
  damage,
  does,
  draw,
  eventObject,
  gainLife,
  instant,
  keyword,
  modifyPT,
  onResolution,
  pt,
  target,
  targeted,
  thisObject,
  triggered,
  when,
  you,
} from '../authoring';

describe('Copies on the stack', () => {
  it('A copied mode stays, its target may change (700.2g)', () => {
    const charm = card('Charm', '{0}', 'Instant', {}, [
      onResolution(chooseOne(does(gainLife(you, 3)), aimed([anyTarget], damage(2, targeted())))),
    ]);
    const board = Board.of([{ hand: [charm, 'Reverberate'] }, {}]);
    board.cast(board.find('Charm'), { modes: [1], targets: [[TO_B]] });
    board.cast(board.find('Reverberate'), { targets: [[board.find('Charm')]] }).resolve();
    board.yes().targets(TO_A).resolveAll();
    expect([board.life(A), board.life(B)]).toEqual([18, 18]);
  });

  it('X of a copied spell is the same (707.10)', () => {
    const board = Board.of([{ hand: ['Blaze', 'Reverberate'] }, {}]);
    board.cast(board.find('Blaze'), { x: 4, targets: [[TO_B]] });
    board.cast(board.find('Reverberate'), { targets: [[board.find('Blaze')]] }).resolve();
    board.no().resolveAll();
    expect(board.life(B)).toBe(12);
  });

  it('A permanent becomes the target of a copy as of the original', () => {
    const image = card('Image', '', 'Creature', pt(3, 3), [
      triggered(when.becomesTarget(), does(gainLife(you, 1))),
    ]);
    const board = Board.of([{ hand: ['Giant Growth', 'Reverberate'], battlefield: [image] }, {}]);
    board.cast(board.find('Giant Growth'), { targets: [[board.find('Image')]] }).resolve();
    board.cast(board.find('Reverberate'), { targets: [[board.find('Giant Growth')]] }).resolve();
    board.no().resolveAll();
    expect(board.life(A)).toBe(22);
    expect(board.values(board.find('Image')).power).toBe(9);
  });

  it('"The copy targets this": no copy where this is no legal target (707.10e)', () => {
    const thief = card('Thief', '', 'Creature', pt(1, 1), [
      keyword('flying'),
      triggered(when.casts(you, instant), does(copySpell(eventObject, { target: thisObject }))),
    ]);
    const board = Board.of([
      {
        hand: ['Giant Growth', 'Opt', 'Shatter'],
        battlefield: [thief, 'Grizzly Bears', 'Sol Ring'],
      },
      {},
    ]);
    const growth = board.fork();
    growth.cast(growth.find('Giant Growth'), { targets: [[growth.find('Grizzly Bears')]] });
    growth.resolveAll();
    expect(growth.values(growth.find('Thief')).power).toBe(4);
    expect(growth.values(growth.find('Grizzly Bears')).power).toBe(5);
    board.cast(board.find('Shatter'), { targets: [[board.find('Sol Ring')]] }).resolveAll();
    expect(board.zoneOf(board.find('Thief'))).toBe('battlefield');
    expect(board.cited()).toContain('707.10e');
  });

  it('A spell that was countered in response is copied as it last was (608.2h)', () => {
    const echo = card('Echo', '', 'Enchantment', {}, [
      triggered(when.casts(you, instant), does(copySpell(eventObject))),
    ]);
    const board = Board.of([
      { hand: ['Lightning Bolt'], battlefield: [echo] },
      { hand: ['Counterspell'] },
    ]);
    board.cast(board.find('Lightning Bolt'), { targets: [[TO_B]] });
    board.pass();
    board.cast(board.find('Counterspell'), { targets: [[board.find('Lightning Bolt')]] });
    board.resolveAll();
    expect(board.life(B)).toBe(17);
  });

  it('A copy of an activated ability keeps its source and its X (707.10b)', () => {
    const engine = card('Engine', '', 'Artifact', {}, [
      activated(
        [{ pay: 'mana', mana: '{X}' }],
        aimed([target(creature)], apply(targeted(), 'endOfTurn', modifyPT({ amount: 'x' }, 0))),
      ),
    ]);
    const fork = card('Fork', '{0}', 'Instant', {}, [
      onResolution(
        aimed(
          [{ objects: { zones: ['stack'], where: [{ is: 'ability' }] } }],
          copySpell(targeted(), { newTargets: true }),
        ),
      ),
    ]);
    const board = Board.of([
      { hand: [fork], battlefield: [engine, 'Grizzly Bears', 'Hill Giant'] },
      {},
    ]);
    board.activate(board.find('Engine'), 'p0', { x: 3, targets: [[board.find('Grizzly Bears')]] });
    const ability = board.state.stack.at(-1);
    if (ability === undefined) throw new Error('no ability');
    board.cast(board.find('Fork'), { targets: [[ability]] }).resolve();
    board.yes().targets(board.find('Hill Giant')).resolveAll();
    expect(board.values(board.find('Hill Giant')).power).toBe(6);
    expect(board.values(board.find('Grizzly Bears')).power).toBe(5);
  });

  it('Strionic Resonator: new targets for the copy of a triggered ability', () => {
    const shooter = card('Shooter', '{0}', 'Creature', pt(1, 1), [
      triggered(when.enters(), aimed([anyTarget], damage(1, targeted()))),
    ]);
    const board = Board.of([{ hand: [shooter], battlefield: ['Strionic Resonator'] }, {}]);
    board.cast(board.find('Shooter')).resolve().targets(TO_B);
    const ability = board.state.stack.at(-1);
    if (ability === undefined) throw new Error('no ability');
    board.activate(board.find('Strionic Resonator'), 'p0', { targets: [[ability]] }).resolve();
    board.yes().targets(TO_A).resolveAll();
    expect([board.life(A), board.life(B)]).toEqual([19, 19]);
  });

  it('Ulalek copies all your spells, then your other abilities; itself it does not copy', () => {
    const spawn = card('Spawn', '{0}', 'Creature — Eldrazi', pt(1, 1), [keyword('flash')]);
    const drawer = card('Drawer', '', 'Artifact', {}, [activated([], does(draw(you, 1)))]);
    const board = Board.of([
      {
        hand: [spawn],
        battlefield: ['Ulalek, Fused Atrocity', drawer],
        library: ['Forest', 'Forest', 'Forest'],
      },
      {},
    ]);
    board.activate(board.find('Drawer'), 'p0');
    board.cast(board.find('Spawn'));
    board.pass().pass();
    expect(board.asked.kind).toBe('payOptional');
    board.yes();
    while (board.asked.kind === 'payMana') board.answer({ kind: 'pay' });
    board.resolveAll();
    expect(board.all('Spawn', 'battlefield')).toHaveLength(2);
    expect(board.hand(A)).toHaveLength(2);
  });
});
