import { describe, expect, it } from 'vitest';
import { A, B, Board } from '../../rulings/played';
import {
  activated,
  card,
  creature,
  does,
  eachPlayer,
  everyone,
  forEach,
  instruction,
  mana,
  objects,
  onResolution,
  pay,
  pt,
  sacrifice,
  thisObject,
} from '../authoring';

describe('Destroying, sacrificing, countering', () => {
  it('An indestructible creature is not destroyed (702.12b)', () => {
    const board = Board.of([
      { hand: ['Wrath of God'] },
      { battlefield: ['Darksteel Myr', 'Maro'] },
    ]);
    board.cast(board.find('Wrath of God')).resolve();
    expect(board.zoneOf(board.find('Darksteel Myr'))).toBe('battlefield');
    expect(board.zoneOf(board.find('Maro'))).toBe('graveyard');
    expect(board.cited()).toContain('702.12b');
  });

  it('A regeneration shield is used up instead: tapped, undamaged, out of combat (701.19a)', () => {
    const troll = card('Troll', '{2}{G}', 'Creature', pt(2, 2), [
      activated(pay(mana('{G}')), does(instruction('regenerate', { what: thisObject }))),
    ]);
    const board = Board.of([{ battlefield: [troll], hand: ['Murder', 'Murder'] }, {}]);
    const id = board.find('Troll');
    board.activate(id, 'p0').resolve();
    board.cast(board.find('Murder', 'hand'), { targets: [[id]] }).resolve();
    expect(board.object(id)).toMatchObject({ zone: 'battlefield', tapped: true, shields: 0 });
    board.cast(board.find('Murder', 'hand'), { targets: [[id]] }).resolve();
    expect(board.zoneOf(id)).toBe('gone');
  });

  it('Wrath of God lets nothing regenerate (701.19c)', () => {
    const troll = card('Troll', '{2}{G}', 'Creature', pt(2, 2), [
      activated(pay(mana('{G}')), does(instruction('regenerate', { what: thisObject }))),
    ]);
    const board = Board.of([{ battlefield: [troll], hand: ['Wrath of God'] }, {}]);
    board.activate(board.find('Troll'), 'p0').resolve();
    board.cast(board.find('Wrath of God')).resolve();
    expect(board.zoneOf(board.find('Troll'))).toBe('graveyard');
  });

  it('Each player sacrifices: choices in turn order, then at once (101.4)', () => {
    const edict = card('Edict', '{0}', 'Sorcery', {}, [
      onResolution(does(forEach(everyone, sacrifice(eachPlayer, objects(creature), 1)))),
    ]);
    const board = Board.of([
      { hand: [edict], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Serra Angel', 'Air Elemental'] },
    ]);
    board.cast(board.find('Edict')).resolve();
    expect(board.asked).toMatchObject({ kind: 'sacrifice', player: A });
    board.choose(board.find('Grizzly Bears'));
    expect(board.asked).toMatchObject({ kind: 'sacrifice', player: B });
    expect(board.zoneOf(board.find('Grizzly Bears'))).toBe('battlefield');
    board.choose(board.find('Air Elemental'));
    const died = board.events.filter((e) => e.kind === 'moved' && e.why === 'sacrifice');
    expect(died).toHaveLength(2);
    expect(died[0]?.batch).toBe(died[1]?.batch);
  });

  it('Stifle counters a triggered ability (701.6a)', () => {
    const board = Board.of([{ hand: ['Elvish Visionary', 'Stifle'], library: ['Forest'] }, {}]);
    board.cast(board.find('Elvish Visionary')).resolve();
    const [ability] = board.state.stack;
    expect(ability).toBeDefined();
    if (ability === undefined) return;
    board.cast(board.find('Stifle'), { targets: [[ability]] }).resolve();
    expect(board.state.stack).toHaveLength(0);
    expect(board.zoneOf(ability)).toBe('gone');
    expect(board.hand(A)).toHaveLength(0);
  });

  it('What can’t be countered stays on the stack (101.2)', () => {
    const board = Board.of([{ hand: ['Mistcutter Hydra'] }, { hand: ['Counterspell'] }]);
    board.cast(board.find('Mistcutter Hydra'), { x: 3 });
    board.pass();
    board.cast(board.find('Counterspell'), { targets: [[board.find('Mistcutter Hydra')]] });
    board.resolve();
    expect(board.zoneOf(board.find('Counterspell'))).toBe('graveyard');
    expect(board.zoneOf(board.find('Mistcutter Hydra'))).toBe('stack');
    expect(board.cited()).toContain('101.2');
  });
});
