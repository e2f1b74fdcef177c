import { describe, expect, it } from 'vitest';
import { A, B, Board, TO_B } from '../../rulings/played';
import {
  aimed,
  card,
  creature,
  does,
  instruction,
  onResolution,
  target,
  targeted,
  you,
} from '../authoring';

describe('Libraries', () => {
  it('Drawing from an empty library loses the game at the next check (121.4, 704.5b)', () => {
    const board = Board.of([{ hand: ['Divination'], library: ['Forest'] }, {}]);
    board.cast(board.find('Divination')).resolve();
    expect(board.cited()).toContain('704.5b');
    expect(board.state.winner).toBe(B);
  });

  it('An unknown library never runs out: unknown cards are drawn and milled', () => {
    const board = Board.of([{ hand: ['Divination', 'Emry, Lurker of the Loch'] }, {}]);
    board.cast(board.find('Divination')).resolve();
    expect(board.all('?', 'hand')).toHaveLength(2);
    board.cast(board.find('Emry, Lurker of the Loch')).resolveAll();
    expect(board.all('?', 'graveyard')).toHaveLength(4);
    expect(board.state.winner).toBe(null);
  });

  it('Scry: some to the bottom, the rest on top, in any order (701.22a)', () => {
    const board = Board.of([{ hand: ['Opt'], library: ['Forest', 'Island'] }, {}]);
    board.cast(board.find('Opt')).resolve();
    expect(board.asked).toMatchObject({ kind: 'orderCards', places: 'topOrBottom' });
    board.answer({ kind: 'cards', top: [], bottom: [board.find('Forest')] });
    expect(board.hand(A)).toEqual([board.find('Island')]);
    expect(board.zoneOf(board.find('Forest'))).toBe('library');
  });

  it('Path to Exile: nobody has to find a basic land (701.23b), and the search is optional', () => {
    const board = Board.of([
      { hand: ['Path to Exile'] },
      { battlefield: ['Grizzly Bears'], library: ['Forest', 'Opt'] },
    ]);
    board.cast(board.find('Path to Exile'), { targets: [[board.find('Grizzly Bears')]] }).resolve();
    expect(board.asked).toMatchObject({ kind: 'yesNo', player: B });
    board.yes();
    expect(board.asked).toMatchObject({ kind: 'chooseObjects', player: B, min: 0, max: 1 });
    const found = board.fork().choose(board.find('Forest'));
    expect(found.object(found.find('Forest'))).toMatchObject({
      zone: 'battlefield',
      tapped: true,
      controller: B,
    });
    board.choose();
    expect(board.zoneOf(board.find('Forest'))).toBe('library');
  });

  it('Grindstone against an endless library of one colour is no process that ends (732.4)', () => {
    const board = Board.of([
      {
        battlefield: ['Grindstone', { card: "Painter's Servant", chosen: { color: 'W' } }],
      },
      {},
    ]);
    board.activate(board.find('Grindstone'), 'p0', { targets: [[TO_B]] });
    board.pass();
    expect(board.tried({ kind: 'pass' })).toMatchObject({ result: 'undecided' });
  });

  it('Shuffling follows the seed, so that the same course gives the same order', () => {
    const mix = card('Mix', '{0}', 'Instant', {}, [
      onResolution(does(instruction('shuffle', { player: you }))),
    ]);
    const board = () =>
      Board.of([{ hand: [mix], library: ['Forest', 'Island', 'Plains', 'Swamp', 'Mountain'] }, {}]);
    const [one, other] = [board(), board()];
    one.cast(one.find('Mix')).resolve();
    other.cast(other.find('Mix')).resolve();
    expect(one.state.players[A]?.library).toEqual(other.state.players[A]?.library);
    expect(one.state.players[A]?.library).toHaveLength(5);
    expect(one.cited()).toContain('701.24a');
  });
});

describe('Discarding', () => {
  it('The player chooses what to discard (701.9b); with no choice nothing is asked', () => {
    const board = Board.of([
      { hand: ['Mind Rot', 'Mind Rot'] },
      { hand: ['Forest', 'Opt', 'Shock'] },
    ]);
    board.cast(board.find('Mind Rot', 'hand'), { targets: [[TO_B]] }).resolve();
    expect(board.asked).toMatchObject({ kind: 'discard', player: B, min: 2, max: 2 });
    board.choose(board.find('Opt'), board.find('Shock'));
    board.cast(board.find('Mind Rot', 'hand'), { targets: [[TO_B]] }).resolve();
    expect(board.hand(B)).toHaveLength(0);
  });
});

describe('Libraries that nobody knows', () => {
  it('A card put under one is never drawn, and is found by a search', () => {
    const fetch = card('Fetch', '{0}', 'Sorcery', {}, [
      onResolution(
        does(
          instruction('search', { player: you, where: [creature], count: [1, 1], bind: 'found' }),
        ),
      ),
    ]);
    const under = card('Under', '{0}', 'Instant', {}, [
      onResolution(
        aimed(
          [target(creature)],
          instruction('move', { what: targeted(), to: 'library', position: 'bottom' }),
        ),
      ),
    ]);
    const board = Board.of([
      { hand: [fetch, under, 'Divination'], battlefield: ['Grizzly Bears'] },
      {},
    ]);
    board.cast(board.find('Under'), { targets: [[board.find('Grizzly Bears')]] }).resolve();
    board.cast(board.find('Divination')).resolve();
    expect(board.zoneOf(board.find('Grizzly Bears'))).toBe('library');
    expect(board.all('?', 'hand')).toHaveLength(2);
    board.cast(board.find('Fetch')).resolve();
    expect(board.asked).toMatchObject({
      kind: 'chooseObjects',
      options: [{ object: board.find('Grizzly Bears') }],
    });
  });
});
