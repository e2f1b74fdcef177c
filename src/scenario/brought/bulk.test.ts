import { describe, expect, it } from 'vitest';
import { BulkReader } from './bulk';
import { NotJson } from './pieces';

const bear = (name: string) => ({
  object: 'card',
  name,
  lang: 'en',
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: 'Say "[{" and \\ with care.',
  power: '2',
  toughness: '2',
});
const ofMtgjson = (name: string, more = {}) => ({
  name,
  layout: 'normal',
  type: 'Creature — Bear',
  text: 'Trample',
  foreignData: [{ name: 'Ours', type: 'Créature', language: 'French' }],
  ...more,
});

/** All cards of a file that comes in chunks of so many characters. */
function read(text: string, chunk = 7) {
  const reader = new BulkReader();
  const cards = [];
  for (let at = 0; at < text.length; at += chunk)
    cards.push(...reader.take(text.slice(at, at + chunk)));
  return [...cards, ...reader.finish()];
}
const names = (text: string, chunk?: number) => read(text, chunk).map(({ name }) => name);
const json = (value: unknown) => JSON.stringify(value, null, 1);

describe('A file of many cards', () => {
  it.each([
    ['a list', json([bear('A'), bear('B'), bear('A')])],
    ['a list with its head', json({ object: 'list', data: [bear('A'), bear('B')] })],
    ['lines', `${JSON.stringify(bear('A'))}\n${JSON.stringify(bear('B'))}\n`],
    [
      'MTGJSON by name',
      json({ meta: { version: '5' }, data: { A: [ofMtgjson('A')], B: [ofMtgjson('B')] } }),
    ],
    [
      'MTGJSON by set',
      json({ data: { S: { name: 'Set', cards: [ofMtgjson('A'), ofMtgjson('B')], tokens: [] } } }),
    ],
    ['MTGJSON by printing', json({ data: { 'id-1': ofMtgjson('A'), 'id-2': ofMtgjson('B') } })],
  ])('may be %s; each card is given once', (_, text) => {
    expect(names(text)).toEqual(['A', 'B']);
    expect(names(text, 100_000)).toEqual(['A', 'B']);
  });

  it('may be far longer than what is held of it at a time', () => {
    const many = Array.from({ length: 3000 }, (_, at) => `Bear ${at}`);
    expect(names(json(many.map(bear)), 65_536)).toEqual(many);
    const data = Object.fromEntries(many.map((name) => [name, [ofMtgjson(name)]]));
    expect(names(JSON.stringify({ meta: {}, data }), 65_536)).toEqual(many);
    const cards = many.map((name) => ofMtgjson(name));
    expect(names(JSON.stringify({ data: { S: { name: 'Set', cards } } }), 65_536)).toEqual(many);
  });

  it('gives only what counts of a card, its text as it is', () => {
    const { object: _, lang: __, ...words } = bear('A');
    expect(read(json([bear('A')]))).toEqual([words]);
  });

  it('has faces together that stand apart', () => {
    const face = (side: string, faceName: string) =>
      ofMtgjson('Day // Night', { side, faceName, layout: 'transform' });
    const [card] = read(
      json({ data: { S: { cards: [face('b', 'Night'), ofMtgjson('A'), face('a', 'Day')] } } }),
    ).slice(-1);
    expect(card).toMatchObject({
      name: 'Day // Night',
      card_faces: [{ name: 'Day' }, { name: 'Night' }],
    });
  });

  it.each([
    ['another language', { ...bear('A'), lang: 'fr' }],
    ['tokens', { ...bear('A'), layout: 'token' }],
    ['what has no card type', { ...bear('A'), type_line: 'Card' }],
    ['what is too long to be a card', { ...bear('A'), oracle_text: 'x'.repeat(30_000) }],
  ])('leaves out %s', (_, card) => {
    expect(names(json([card, bear('B')]))).toEqual(['B']);
  });
});

describe('What is no file of cards is refused in words', () => {
  it.each([
    ['[{"name": "A"', 'ends in the middle'],
    ['[{"name": "A", nothing}]', 'no JSON'],
    ['[{"name": "A"]}', 'no JSON'],
    ['["a", "b"]', 'no card in it'],
    ['', 'no card in it'],
    ['just words', 'no card in it'],
    ['['.repeat(100), 'inside of one another'],
  ])('%j', (text, why) => {
    expect(() => names(text)).toThrow(NotJson);
    expect(() => names(text)).toThrow(why);
  });

  it('and ends soon however long a text in it is', () => {
    const reader = new BulkReader();
    const letters = `x`.repeat(100_000);
    reader.take('[{"name":"');
    expect(() => {
      for (let n = 0; n < 200; n += 1) reader.take(letters);
      reader.finish();
    }).toThrow(NotJson);
  });
});
