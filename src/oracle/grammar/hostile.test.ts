import { describe, expect, it } from 'vitest';
import { breachesOf } from '../coverage/law';
import { compileCard } from '.';

const spell = (oracle_text: string) =>
  compileCard({ name: 'Test Spell', type_line: 'Instant', oracle_text });

describe('A text that no card has', () => {
  it.each([
    ['a million quotation marks', '"'.repeat(1_000_000)],
    ['as many that open and close', '“'.repeat(500_000) + '”'.repeat(500_000)],
    ['five megabytes of sentences', 'Draw a card and '.repeat(320_000)],
  ])('is refused with a message: %s', (_, text) => {
    const read = spell(text);
    expect(read.refused).toBe(
      `This text has ${text.length} characters; the longest that is read has 5000.`,
    );
    expect(read.complete).toBe(false);
    expect(read.card.abilities).toMatchObject([{ kind: 'unread' }]);
  });

  it.each([
    ['name', { name: 'x'.repeat(5_000_000), type_line: 'Instant' }],
    ['type line', { name: 'x', type_line: 'Creature '.repeat(500_000) }],
    ['mana cost', { name: 'x', type_line: 'Instant', mana_cost: '{W}'.repeat(1_000_000) }],
  ])('nor such a %s', (part, card) => {
    expect(compileCard(card).refused).toBe(`The ${part} is too long for a card.`);
  });
});

describe('A text as long as is read at all', () => {
  it.each([
    'Draw a card and ',
    'Draw a card. ',
    'You may ',
    'If ',
    '(',
    '()',
    '"',
    'Destroy target creature with flying or ',
    'Target creature gets +1/+1 until end of turn, then ',
    'Choose one —\n• ',
  ])('ends soon, with nothing dropped: %j', (piece) => {
    const began = process.cpuUsage();
    const read = spell(piece.repeat(Math.floor(5000 / piece.length)));
    expect(process.cpuUsage(began).user / 1e6).toBeLessThan(5);
    expect(read.faces.flatMap(breachesOf)).toEqual([]);
  });
});

it('keeps control characters and HTML as unread text', () => {
  const text = '\u0000\u001b[31m\u202e<script>alert(1)</script>\ud800 Draw a card.';
  const read = spell(text);
  expect(read.complete).toBe(false);
  expect(read.faces.flatMap(breachesOf)).toEqual([]);
  expect(JSON.stringify(read.card.abilities)).toContain('<script>');
});

it.each(['Boast', 'Exhaust', 'Forecast', 'Max speed', 'Solved'])(
  'takes the keyword %s for no ability word',
  (word) => {
    const { complete } = compileCard({
      name: 'Test Card',
      type_line: 'Creature — Bear',
      oracle_text: `${word} — {T}: Draw a card.`,
    });
    expect(complete).toBe(false);
  },
);
