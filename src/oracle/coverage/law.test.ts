import { describe, expect, it } from 'vitest';
import { CARDS } from '../../cards';
import { fullName } from '../../rules/authoring';
import { cardText } from '..';
import { type CompiledFace, compileCard } from '../grammar';
import { breachesOf } from './law';

const faceOf = (type_line: string, oracle_text: string): CompiledFace => {
  const [face] = compileCard({ name: 'Test Card', type_line, oracle_text }).faces;
  if (face === undefined) throw new Error('A card has a face.');
  return face;
};

const TEXTS: readonly (readonly [string, string])[] = [
  [
    'Creature — Bear',
    'Flying, trample (It is big.)\nWhenever another Bear you control dies, draw a card.',
  ],
  [
    'Instant',
    'Destroy up to two other target creatures. You may draw a card. If you do, discard a card.',
  ],
  ['Instant', 'Frobnicate target player unless they cheer.\nDraw a card.'],
  ['Sorcery', 'Choose one —\n• You gain 3 life.\n• Gyre and gimble in the wabe (207.2).'],
  ['Creature — Elf', '“Unclosed, {T: Add {G} — or (not'],
  [
    'Artifact',
    '{1}, {T}: Target creature without flying can’t block this turn. Activate only as a sorcery.',
  ],
  ['Land', '\n\n  \n'],
];

describe('Nothing is dropped', () => {
  it.each(TEXTS)('of the text of one %s: %s', (type, text) => {
    expect(breachesOf(faceOf(type, text))).toEqual([]);
  });

  it.each(CARDS.map((card) => [fullName(card), card] as const))('of %s', (_, card) => {
    const faces = card.faces?.of ?? [card];
    for (const face of faces) {
      const types = [...face.supertypes, ...face.types].join(' ');
      const line = `${types} — ${face.subtypes.join(' ')}`;
      const { faces: read } = compileCard({
        name: face.name,
        type_line: line,
        oracle_text: cardText(face),
      });
      expect(read.flatMap(breachesOf)).toEqual([]);
    }
  });
});

describe('The law notices', () => {
  it('words in no line', () => {
    const face = faceOf('Instant', 'Draw a card.');
    const more = { ...face, text: `${face.text} Then cheer.` };
    expect(breachesOf(more)).toMatchObject([{ why: 'dropped', words: 'Then cheer.' }]);
  });

  it.each([
    'Draw a card unless you are tired.',
    'Draw up to one card.',
    'Other players draw a card.',
    'You may draw a card.',
    'Draw a card only now.',
    "You can't draw a card.",
    'Draw a card instead.',
    'Draw a card without looking.',
    'Draw a card except on Mondays.',
    'Until dusk, draw a card.',
  ])('what does not account for its words: %s', (text) => {
    const face = faceOf('Instant', 'Draw a card.');
    const [line] = face.lines;
    if (line === undefined) throw new Error('The text has a line.');
    const careless = { ...face, text, lines: [{ ...line, start: 0, end: text.length }] };
    expect(breachesOf(careless)).toMatchObject([{ why: 'unaccounted' }]);
  });
});
