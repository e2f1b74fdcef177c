import { describe, expect, it } from 'vitest';
import { cardsOf } from './cards';

const bear = {
  name: 'Test Bear',
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: 'Trample',
  power: '2',
  toughness: '2',
};
const SCRYFALL = { ...bear, released_at: '2001-04-05' };
const MTGJSON = {
  name: 'Test Bear',
  layout: 'normal',
  manaCost: '{1}{G}',
  type: 'Creature — Bear',
  text: 'Trample',
  power: '2',
  toughness: '2',
};

describe('The cards of a data file', () => {
  it.each([
    ['a Scryfall array', JSON.stringify([SCRYFALL, SCRYFALL]), { ...bear, year: '2001' }],
    ['JSON lines', `${JSON.stringify(SCRYFALL)}\n\n`, { ...bear, year: '2001' }],
    ['MTGJSON by name', JSON.stringify({ meta: {}, data: { 'Test Bear': [MTGJSON] } }), bear],
    ['MTGJSON by set', JSON.stringify({ data: { TST: { name: 'Test', cards: [MTGJSON] } } }), bear],
    ['MTGJSON by printing', JSON.stringify({ data: { 'an-id': MTGJSON } }), bear],
  ])('are found in %s, each once', (_, text, wanted) => {
    expect(cardsOf(text)).toEqual([wanted]);
  });

  it('have the faces that MTGJSON keeps apart together', () => {
    const face = (side: string, faceName: string) => ({
      ...MTGJSON,
      name: 'Day // Night',
      faceName,
      side,
      layout: 'transform',
    });
    const [card] = cardsOf(
      JSON.stringify({ data: { 'Day // Night': [face('b', 'Night'), face('a', 'Day')] } }),
    );
    expect(card?.name).toBe('Day // Night');
    expect(card?.card_faces?.map(({ name }) => name)).toEqual(['Day', 'Night']);
  });

  it.each([
    ['funny', { ...SCRYFALL, funny: true }],
    ['funny', { ...SCRYFALL, set_type: 'funny' }],
    ['funny', { ...MTGJSON, isFunny: true }],
    ['digital', { ...SCRYFALL, digital: true }],
    ['digital', { ...MTGJSON, isOnlineOnly: true }],
    ['nontraditional', { ...SCRYFALL, type_line: 'Ongoing Scheme' }],
    ['nontraditional', { ...SCRYFALL, layout: 'planar' }],
  ])('are counted apart where they are %s', (apart, row) => {
    expect(cardsOf(JSON.stringify([row]))[0]?.apart).toBe(apart);
  });

  it('are asked for where there are none', () => {
    expect(() => cardsOf('[]')).toThrow('No card was found in these data.');
    expect(() => cardsOf('{"name": \nno')).toThrow('Line 1 is no JSON.');
  });
});
