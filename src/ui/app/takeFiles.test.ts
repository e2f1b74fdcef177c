import { expect, it } from 'vitest';
import { holdsCards } from './takeFiles';

const json = (value: unknown) => JSON.stringify(value);

it.each([
  ['a list of cards', json([{ name: 'A' }]), true],
  ['MTGJSON', json({ meta: { version: '5' }, data: {} }), true],
  ['an object of Scryfall’s', json({ object: 'card', name: 'A', type_line: 'Instant' }), true],
  ['a packed file', new Uint8Array([0x1f, 0x8b, 8, 0]), true],
  ['a scenario', json({ scenario: 1, title: 'T', players: [] }), false],
  [
    'a scenario that brings cards',
    json({ scenario: 1, cards: [{ name: 'A', type_line: 'Instant' }] }),
    false,
  ],
  ['other words', 'no JSON at all', false],
])('%s holds cards, or is to be opened: %#', async (_, bytes, holds) => {
  expect(await holdsCards(new Blob([bytes]))).toBe(holds);
});
