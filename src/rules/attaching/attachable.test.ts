import { describe, expect, it } from 'vitest';
import { A, Board } from '../../rulings/played';
import { type Ability, aimed, card, onResolution, targeted, toBattlefield } from '../authoring';

const raise = (...more: readonly Ability[]) =>
  card('Raise', '{0}', 'Sorcery', {}, [
    onResolution(
      aimed([{ objects: { zones: ['graveyard'], where: [] } }], toBattlefield(targeted())),
    ),
    ...more,
  ]);

describe('Auras that enter without being cast (303.4f)', () => {
  it('Their controller chooses what they enchant, hexproof or not', () => {
    const board = Board.of([
      { hand: [raise()], graveyard: ['Pacifism'], battlefield: ['Grizzly Bears'] },
      { battlefield: ['Slippery Bogle'] },
    ]);
    board.cast(board.find('Raise'), { targets: [[board.find('Pacifism')]] }).resolve();
    expect(board.asked).toMatchObject({ kind: 'chooseObject', player: A, cites: ['303.4f'] });
    board.choose(board.find('Slippery Bogle'));
    expect(board.object(board.find('Pacifism')).attachedTo).toEqual({
      object: board.find('Slippery Bogle'),
    });
  });

  it('With nothing to enchant they stay where they are (303.4g)', () => {
    const board = Board.of([{ hand: [raise()], graveyard: ['Pacifism'] }, {}]);
    board.cast(board.find('Raise'), { targets: [[board.find('Pacifism')]] }).resolve();
    expect(board.zoneOf(board.find('Pacifism'))).toBe('graveyard');
    expect(board.cited()).toContain('303.4g');
  });

  it('A creature with protection from white can’t be enchanted by Pacifism (702.16c)', () => {
    const board = Board.of([
      { hand: [raise()], graveyard: ['Pacifism'], battlefield: ['Black Knight', 'Grizzly Bears'] },
      {},
    ]);
    board.cast(board.find('Raise'), { targets: [[board.find('Pacifism')]] }).resolve();
    expect(board.object(board.find('Pacifism')).attachedTo).toEqual({
      object: board.find('Grizzly Bears'),
    });
  });
});
