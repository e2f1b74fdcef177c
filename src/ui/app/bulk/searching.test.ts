import { describe, expect, it } from 'vitest';
import { KeptCards } from './searching';

const card = (name: string, type_line: string, more = {}) => ({ name, type_line, ...more });
const cards = new KeptCards([
  { card: card('Zyz Bear', 'Creature — Bear', { mana_cost: '{G}', power: '2' }), unread: 0 },
  { card: card('Zyz Élan', 'Instant', { mana_cost: '{R}', oracle_text: 'Draw.' }), unread: 2 },
  {
    card: {
      name: 'Day // Night',
      type_line: 'Creature — Human // Creature — Wolf',
      layout: 'transform',
      card_faces: [
        { name: 'Day', mana_cost: '{W}' },
        { name: 'Night', color_indicator: ['B'] },
      ],
    },
    unread: 1,
  },
]);
const names = (words: string, more = {}) =>
  cards.search({ words, type: '', colours: [], ...more }).cards.map(({ name }) => name);

describe('the cards of a file', () => {
  it('are found by words, by the search language, by type and by colour', () => {
    expect(names('zyz')).toEqual(['Zyz Bear', 'Zyz Élan']);
    expect(names('elan')).toEqual(['Zyz Élan']);
    expect(names('o:draw c:r')).toEqual(['Zyz Élan']);
    expect(names('', { type: 'Creature' })).toEqual(['Day // Night', 'Zyz Bear']);
    expect(names('', { colours: ['B'] })).toEqual(['Day // Night']);
  });

  it('are shown with what is not modelled of them, counted anew where that is wanted', () => {
    const search = { words: 'elan', type: '', colours: [] };
    expect(cards.search(search)).toMatchObject({ total: 1, cards: [{ unread: 2, cost: '{R}' }] });
    expect(cards.search(search, () => 0)).toMatchObject({ cards: [{ unread: 0 }] });
  });

  it('are given by name, however it is written, and by that of the front face', () => {
    const found = cards.named(['ZYZ ELAN', 'day', 'Day // Night', 'Nobody']);
    expect(found.map(({ name }) => name)).toEqual(['Zyz Élan', 'Day // Night']);
  });

  it('are not all handed out at once', () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({
      card: card(`Bear ${at}`, 'Creature — Bear'),
      unread: 0,
    }));
    const found = new KeptCards(many).search({ words: 'bear', type: '', colours: [] });
    expect([found.total, found.cards.length]).toEqual([5000, 200]);
  });
});
