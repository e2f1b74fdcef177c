import { describe, expect, it } from 'vitest';
import { A, B, Board } from '../../rulings/played';
import {
  activated,
  aimed,
  card,
  does,
  onResolution,
  targeted,
  thisObject,
  toBattlefield,
} from '../authoring';

describe('Moving objects', () => {
  it('Cloudshift gives back a new object that does not remember anything (400.7, 400.7j)', () => {
    const board = Board.of([
      {
        hand: ['Cloudshift'],
        battlefield: [{ card: 'Grizzly Bears', tapped: true, counters: { '+1/+1': 2 } }],
      },
      {},
    ]);
    const old = board.find('Grizzly Bears');
    board.cast(board.find('Cloudshift'), { targets: [[old]] }).resolve();
    const bears = board.find('Grizzly Bears');
    expect(bears).not.toBe(old);
    expect(board.object(bears)).toMatchObject({
      zone: 'battlefield',
      tapped: false,
      counters: {},
      sick: true,
    });
  });

  it('A token that Cloudshift exiles can’t come back and ceases to exist (111.8, 704.5d)', () => {
    const board = Board.of([
      { hand: ['Cloudshift'], battlefield: [{ card: 'Grizzly Bears', kind: 'token' }] },
      {},
    ]);
    board.cast(board.find('Cloudshift'), { targets: [[board.find('Grizzly Bears')]] }).resolve();
    expect(board.all('Grizzly Bears')).toHaveLength(0);
    expect(board.cited()).toContain('111.8');
  });

  it('Reanimate takes the mana value of the card from what it became (608.2h)', () => {
    const board = Board.of([{ hand: ['Reanimate'] }, { graveyard: ['Serra Angel'] }]);
    board.cast(board.find('Reanimate'), { targets: [[board.find('Serra Angel')]] }).resolve();
    const angel = board.find('Serra Angel');
    expect(board.object(angel)).toMatchObject({ zone: 'battlefield', controller: A, owner: B });
    expect(board.life(A)).toBe(15);
  });

  it('Under Rest in Peace a destroyed creature is exiled, and Rest in Peace itself empties graveyards', () => {
    const board = Board.of([
      { hand: ['Rest in Peace', 'Murder'], graveyard: ['Shock'] },
      { battlefield: ['Grizzly Bears'], graveyard: ['Opt'] },
    ]);
    board.cast(board.find('Rest in Peace')).resolveAll();
    expect(board.zoneOf(board.find('Shock'))).toBe('exile');
    expect(board.zoneOf(board.find('Opt'))).toBe('exile');
    board.cast(board.find('Murder'), { targets: [[board.find('Grizzly Bears')]] }).resolve();
    expect(board.zoneOf(board.find('Grizzly Bears'))).toBe('exile');
    expect(board.zoneOf(board.find('Murder'))).toBe('exile');
  });

  it('A sorcery that would be put onto the battlefield stays where it is (400.4a)', () => {
    const dig = card('Dig', '{0}', 'Instant', {}, [
      onResolution(
        aimed([{ objects: { zones: ['graveyard'], where: [] } }], toBattlefield(targeted())),
      ),
    ]);
    const board = Board.of([{ hand: [dig], graveyard: ['Divination'] }, {}]);
    board.cast(board.find('Dig'), { targets: [[board.find('Divination')]] }).resolve();
    expect(board.zoneOf(board.find('Divination'))).toBe('graveyard');
    expect(board.cited()).toContain('400.4a');
  });

  it('Show and Tell: each player chooses in turn order, then all enter at once (101.4)', () => {
    const board = Board.of([
      { hand: ['Show and Tell', 'Grizzly Bears', 'Forest'] },
      { hand: ['Serra Angel', 'Opt'] },
    ]);
    board.cast(board.find('Show and Tell')).resolve();
    expect(board.asked).toMatchObject({ kind: 'yesNo', player: A });
    board.yes().choose(board.find('Grizzly Bears'));
    expect(board.asked).toMatchObject({ kind: 'yesNo', player: B });
    board.yes();
    expect(board.object(board.find('Serra Angel'))).toMatchObject({
      zone: 'battlefield',
      controller: B,
    });
    const entered = board.events.filter((e) => e.kind === 'moved' && e.to === 'battlefield');
    expect(new Set(entered.map((e) => e.batch)).size).toBe(1);
  });

  it('A player who has nothing to put there is not asked (608.2d)', () => {
    const board = Board.of([{ hand: ['Show and Tell', 'Forest'] }, { hand: ['Opt'] }]);
    board.cast(board.find('Show and Tell')).resolve().yes();
    expect(board.asked.kind).toBe('priority');
    expect(board.zoneOf(board.find('Forest'))).toBe('battlefield');
  });

  it('An ability finds the card that was sacrificed for it, but not one that left since (400.7j)', () => {
    const phoenix = card('Phoenix', '{2}', 'Artifact', {}, [
      activated([{ pay: 'sacrificeThis' }], does({ kind: 'move', what: thisObject, to: 'hand' })),
      activated([], does({ kind: 'move', what: thisObject, to: 'hand' })),
    ]);
    const board = Board.of([{ battlefield: [phoenix], hand: ['Shatter'] }, {}]);
    const paid = board.fork();
    paid.activate(paid.find('Phoenix'), 'p0').resolve();
    expect(paid.zoneOf(paid.find('Phoenix'))).toBe('hand');
    board.activate(board.find('Phoenix'), 'p1');
    board.cast(board.find('Shatter'), { targets: [[board.find('Phoenix')]] }).resolveAll();
    expect(board.zoneOf(board.find('Phoenix'))).toBe('graveyard');
  });
});
