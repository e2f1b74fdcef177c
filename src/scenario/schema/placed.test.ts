import { describe, expect, test } from 'vitest';
import { read } from '../schema';

const players = [{ name: 'A' }, { name: 'B' }];

/** The problems of a scenario that has these fields besides the usual ones. */
function problems(fields: object) {
  const result = read(JSON.stringify({ scenario: 1, title: 'T', players, ...fields }));
  return result.ok ? [] : result.problems;
}
const ofPlaced = (placed: unknown) =>
  problems({ players: [{ name: 'A', battlefield: [placed] }, { name: 'B' }] });

describe('Placing', () => {
  test('A placed object needs a card', () => {
    expect(ofPlaced({ tapped: true })).toEqual([
      {
        at: '/players/0/battlefield/0',
        message: 'The item at /players/0/battlefield/0 needs "card".',
      },
    ]);
  });

  test('A card cannot be a token of its own as well', () => {
    const token = { name: 'Goblin', type_line: 'Creature — Goblin' };
    expect(ofPlaced({ card: 'Forest', token })[0]?.message).toContain('both "card" and a "token"');
  });

  test('A token without a name is a token', () => {
    expect(ofPlaced({ token: { name: '', type_line: 'Creature' } })).toEqual([]);
  });

  test('No card is placed no times', () => {
    expect(ofPlaced('0 Forest')[0]?.message).toContain('must be 1 or more');
    expect(ofPlaced({ card: 'Forest', count: 0 })[0]?.at).toBe('/players/0/battlefield/0/count');
  });

  test('A ref names one object only', () => {
    expect(ofPlaced({ card: 'Forest', count: 2, ref: 'f' })[0]?.message).toContain('2 objects');
  });

  test('An exception is one to a copy', () => {
    expect(ofPlaced({ card: 'Clone', except: { power: 7 } })[0]?.message).toContain('"copyOf"');
  });

  test('A counter may be called anything', () => {
    const text = `{"scenario": 1, "title": "T", "players": [{"name": "__proto__"}, {"name": "B",
      "counters": {"__proto__": 3, "constructor": 1}}]}`;
    const result = read(text);
    expect(result.ok && Object.entries(result.scenario.players[1]?.counters ?? {})).toEqual([
      ['__proto__', 3],
      ['constructor', 1],
    ]);
  });
});

describe('Cards that the file brings', () => {
  const card = { name: 'Bear', type_line: 'Creature — Bear', power: '2', toughness: '2' };

  test('What else Scryfall says of a card is let through', () => {
    const rest = {
      id: 'x',
      cmc: 2,
      color_identity: ['G'],
      keywords: [],
      legalities: {},
      set: 'lea',
    };
    const more = { flavor_text: 'x', printed_text: 'x', card_back_id: 'x', flavor_name: 'x' };
    expect(problems({ cards: [{ ...card, ...rest, ...more, produced_mana: ['G'] }] })).toEqual([]);
  });

  test('A known field mistyped is refused, so that no text is lost', () => {
    expect(problems({ cards: [{ ...card, orcale_text: 'Trample' }] })[0]?.message).toContain(
      'did you mean "oracle_text"?',
    );
  });

  test('Power is a text, as Scryfall has it', () => {
    expect(problems({ cards: [{ ...card, power: 2 }] })[0]).toEqual({
      at: '/cards/0/power',
      message: '"power" must be a text, not the number 2.',
    });
  });
});
