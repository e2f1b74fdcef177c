import { describe, expect, it } from 'vitest';
import { readCards } from './published';

const only = (text: string) => {
  const read = readCards(text);
  return read.ok ? read.cards[0] : read.why;
};

describe('a pasted card', () => {
  it('may be an object of Scryfall’s, of which only what counts is taken', () => {
    const object = {
      object: 'card',
      name: 'Zyzzyx Drummer',
      mana_cost: '{R}',
      type_line: 'Creature — Goblin',
      oracle_text: 'Haste',
      power: '1',
      toughness: '1',
      image_uris: { small: 'x' },
    };
    expect(only(JSON.stringify(object))).toEqual({
      name: 'Zyzzyx Drummer',
      mana_cost: '{R}',
      type_line: 'Creature — Goblin',
      oracle_text: 'Haste',
      power: '1',
      toughness: '1',
    });
  });

  it('may have two faces', () => {
    const object = {
      name: 'Day // Night',
      layout: 'transform',
      type_line: 'Creature — Human // Creature — Wolf',
      card_faces: [
        {
          name: 'Day',
          type_line: 'Creature — Human',
          mana_cost: '{G}',
          power: '1',
          toughness: '1',
        },
        { name: 'Night', type_line: 'Creature — Wolf', power: '3', toughness: '3' },
      ],
    };
    expect(only(JSON.stringify(object))).toMatchObject({
      name: 'Day // Night',
      layout: 'transform',
      card_faces: [{ name: 'Day' }, { name: 'Night', power: '3' }],
    });
  });

  it('may be of MTGJSON, faces apart', () => {
    const face = { manaCost: '{1}', layout: 'split', name: 'Ebb // Flow', type: 'Instant' };
    const faces = [
      { ...face, side: 'a', faceName: 'Ebb', text: 'Draw a card.' },
      { ...face, side: 'b', faceName: 'Flow', text: 'Draw two cards.' },
    ];
    expect(only(JSON.stringify({ data: { 'Ebb // Flow': faces } }))).toMatchObject({
      name: 'Ebb // Flow',
      layout: 'split',
      card_faces: [
        { name: 'Ebb', mana_cost: '{1}', type_line: 'Instant', oracle_text: 'Draw a card.' },
        { name: 'Flow' },
      ],
    });
  });

  it('may be its words, line by line', () => {
    expect(only('Zyzzyx Bear {1}{G}\nCreature — Bear\nTrample\nHaste\n2/2')).toEqual({
      name: 'Zyzzyx Bear',
      mana_cost: '{1}{G}',
      type_line: 'Creature — Bear',
      oracle_text: 'Trample\nHaste',
      power: '2',
      toughness: '2',
    });
  });

  it('may be a planeswalker with its loyalty at the end', () => {
    const text = 'Zyz\n{2}{U}\nLegendary Planeswalker — Zyz\n+1: Draw a card.\nLoyalty: 4';
    expect(only(text)).toMatchObject({ mana_cost: '{2}{U}', loyalty: '4' });
  });
});

describe('what is no card', () => {
  it.each([
    ['', 'There is nothing in it.'],
    ['just words', 'The first line is to be its name'],
    ['{"name": "X"', 'column'],
    ['{"a": 1}', 'There is no card in it'],
    ['{"name": "Zyzzyx"}', 'no type line'],
    ['[1, 2, 3]', 'There is no card in it'],
  ])('%j is refused in words', (text, why) => {
    expect(only(text)).toContain(why);
  });

  it('ends quickly however long or deep it is', () => {
    expect(only('['.repeat(150_000))).toBeTypeOf('string');
    expect(only('"'.repeat(1_000_000))).toContain('the most');
    expect(only(`Zyzzyx\nInstant\n${'"'.repeat(19_000)}`)).toMatchObject({ name: 'Zyzzyx' });
  });

  it('is freed of signs that only steer, and stays text where it looks like HTML', () => {
    expect(only('Zyz\u0000zyx<b>\u202e\nInstant\nDraw a card.<script>')).toEqual({
      name: 'Zyzzyx<b>',
      type_line: 'Instant',
      oracle_text: 'Draw a card.<script>',
    });
  });
});
