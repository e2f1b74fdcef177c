import { describe, expect, it } from 'vitest';
import { BLANK_FACE, cardOf, ownCard, renamed } from './own.view';

const bear = {
  name: 'Zyzzyx Bear',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: 'Trample',
  power: '2',
  toughness: '2',
};

describe('a card of one’s own', () => {
  it('is written on and comes back as it was', () => {
    expect(cardOf(ownCard(bear))).toEqual(bear);
    const both = {
      name: 'Ebb // Flow',
      type_line: 'Instant // Sorcery',
      layout: 'split',
      card_faces: [
        { name: 'Ebb', type_line: 'Instant', oracle_text: 'Draw a card.' },
        { name: 'Flow', type_line: 'Sorcery' },
      ],
    };
    expect(cardOf(ownCard(both))).toEqual(both);
  });

  it('takes a hyphen for the dash, and numbers only where its types have them', () => {
    const face = {
      ...BLANK_FACE,
      name: ' Zyz ',
      typeLine: 'Artifact - Clue',
      power: '1',
      loyalty: '3',
    };
    expect(cardOf({ faces: [face] })).toEqual({ name: 'Zyz', type_line: 'Artifact — Clue' });
  });

  it('that begins as a known one has another name, in its text too', () => {
    const card = {
      ...bear,
      name: 'Zyz, the Odd',
      oracle_text: 'When Zyz dies, exile Zyz, the Odd.',
    };
    expect(renamed(card)).toMatchObject({
      name: 'New Zyz, the Odd',
      oracle_text: 'When New Zyz dies, exile New Zyz, the Odd.',
    });
  });
});
