import { expect, it } from 'vitest';
import { A, B, Board, TO_B } from '../../rulings/played';
import { activatedAbilities } from '../activating/activated';
import type { GameEvent, ReplacementProof } from '../kernel/events';

/** Activates the first mana ability of it. */
function tapForMana(board: Board, name: string): void {
  const object = board.find(name);
  const [held] = activatedAbilities(board.state, object);
  board.answer({ kind: 'activate', object, ability: held?.key ?? '' });
}

type Replaced = Extract<GameEvent, { readonly kind: 'replaced' }>;

const replacedIn = ({ events }: Board): readonly Replaced[] =>
  events.filter((event) => event.kind === 'replaced');
const nameOf = (board: Board, id: Replaced['by']) => board.state.objects.get(id)?.printed.name;
const proofsIn = (board: Board): readonly ReplacementProof[] =>
  replacedIn(board).flatMap(({ proof }) => proof ?? []);

it('a proposal that two effects double is one chain, from what was proposed to what came of it (614.5, 616.1)', () => {
  const board = Board.of([
    { battlefield: ['Doubling Season', 'Parallel Lives'], hand: ['Dragon Fodder'] },
    {},
  ]);
  board.cast(board.find('Dragon Fodder')).resolve();
  const proofs = proofsIn(board);
  const count = (h: ReplacementProof['was'] | undefined) => (h?.kind === 'created' ? h.count : 0);
  expect(proofs.map(({ was, became }) => [count(was), count(became[0])])).toEqual([
    [2, 4],
    [4, 8],
  ]);
  expect(new Set(proofs.map(({ proposal }) => proposal)).size).toBe(1);
});

it('which others could have come first is kept, and that no choice mattered', () => {
  const board = Board.of([
    { battlefield: ['Doubling Season', 'Parallel Lives'], hand: ['Dragon Fodder'] },
    {},
  ]);
  board.cast(board.find('Dragon Fodder')).resolve();
  const [first, second] = proofsIn(board);
  expect(first?.others.map((id) => nameOf(board, id))).toEqual(['Parallel Lives']);
  expect(first?.chooser).toBeUndefined();
  expect(second?.others).toEqual([]);
  expect(second?.unapplied.map(({ source, why }) => [nameOf(board, source), why])).toContainEqual([
    'Doubling Season',
    'once',
  ]);
});

it('where the order matters it is kept who chose (616.1)', () => {
  const board = Board.of([{ battlefield: ['Contamination', 'Mana Reflection', 'Forest'] }, {}]);
  tapForMana(board, 'Forest');
  expect(board.asked.kind).toBe('orderReplacements');
  board.answer({ kind: 'object', object: board.find('Mana Reflection') });
  const [first, second] = proofsIn(board);
  const mana = (h: ReplacementProof['was'] | undefined) =>
    h?.kind === 'manaAdded' ? h.mana.map(({ type }) => type).join('') : '';
  expect([first, second].map((proof) => mana(proof?.was))).toEqual(['G', 'GG']);
  expect(mana(second?.became[0])).toBe('B');
  expect(first?.chooser).toBe(A);
  expect(second?.chooser).toBeUndefined();
});

it('of an effect on others it is kept that this event is none of those', () => {
  const board = Board.of([
    { battlefield: ['Doubling Season'], hand: ['Dragon Fodder'] },
    { battlefield: ['Parallel Lives'] },
  ]);
  board.cast(board.find('Dragon Fodder')).resolve();
  const [proof] = proofsIn(board);
  expect(proof?.unapplied.map(({ source, why }) => [nameOf(board, source), why])).toEqual([
    ['Parallel Lives', 'otherEvent'],
  ]);
});

it('damage that is doubled, and then prevented, became nothing (615.1)', () => {
  const board = Board.of([{ battlefield: ['Furnace of Rath'], hand: ['Lightning Bolt'] }, {}]);
  board.cast(board.find('Lightning Bolt'), { targets: [[TO_B]] }).resolve();
  const [proof] = proofsIn(board);
  expect(proof?.became).toMatchObject([{ kind: 'damage', amount: 6, to: { player: B } }]);
});
