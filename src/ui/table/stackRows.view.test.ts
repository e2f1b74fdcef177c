import { describe, expect, it } from 'vitest';
import type { Id, StackItemView } from '../views';
import { stackRows, stackSize } from './stackRows.view';

const item = (id: Id, pile?: readonly Id[]): StackItemView => ({
  id,
  card: { id, name: 'Monk', types: [], colours: [], typeLine: '' },
  kind: 'activated ability',
  controller: { name: 'Ada', seat: 0 },
  title: 'Monk’s ability',
  ...(pile && { pile }),
});

const STACK = [item('e'), item('d', ['d', 'c', 'b']), item('a')];

const shown = (open: readonly Id[], chosen: readonly Id[] = []) =>
  stackRows(STACK, new Set(open), (_, id) => `${chosen.includes(id)}`).map(({ ids }) =>
    ids.join(''),
  );

describe('the lines of the stack', () => {
  it('are one for a pile', () => expect(shown([])).toEqual(['e', 'dcb', 'a']));

  it('are one for each item of an opened pile', () =>
    expect(shown(['b'])).toEqual(['e', 'd', 'c', 'b', 'a']));

  it('part from a pile what is chosen of it', () =>
    expect(shown([], ['b'])).toEqual(['e', 'dc', 'b', 'a']));

  it('keep the key of a pile whose newest has resolved', () => {
    const [pile] = stackRows([item('d', ['d', 'c', 'b'])], new Set(), () => '');
    const [later] = stackRows([item('c', ['c', 'b'])], new Set(), () => '');
    expect(later?.key).toBe(pile?.key);
  });
});

it('A pile counts as many as lie in it', () => expect(stackSize(STACK)).toBe(5));
