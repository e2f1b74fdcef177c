import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namedBy, neighbours, readRulebook, referring, wayTo } from '.';
import { GLOSSES } from './glosses';

/** A book in the form of the official one, with made-up rules. */
function madeUp(sections = 600, extra = ''): string {
  const contents = ['Contents', '', '1. Things', '100. First Things', '101. Other Things', ''];
  const many = Array.from({ length: sections }, (_, i) => `101.${i + 1}. Thing number ${i + 1}.`);
  return [
    '\uFEFFMade-up Rules',
    '',
    'These rules are effective as of May 3, 2031.',
    ...contents,
    'Glossary',
    'Credits',
    '1. Things',
    '100. First Things',
    '100.1. A thing is a thing. See rule 101, “Other Things,” and rules 100.1a–b.',
    'It goes on here.',
    'Example: This one is a thing (see rule 101.2).',
    '100.1a A thing may be <b>bold</b>.',
    '100.1b But 999.9 is none.',
    '101. Other Things',
    ...many,
    extra,
    'Glossary',
    'Thing',
    '100.7. Not a rule any more.',
  ].join('\r\n');
}

const book = (text: string) => {
  const read = readRulebook(text);
  if (!read.ok) throw new Error(read.why);
  return read.book;
};

describe('the official text', () => {
  it('is read with its day, sections, rules, subrules and examples', () => {
    const { edition, rules } = book(madeUp());
    expect(edition).toBe('2031-05-03');
    expect([...rules.keys()].slice(0, 6)).toEqual([
      '100',
      '100.1',
      '100.1a',
      '100.1b',
      '101',
      '101.1',
    ]);
    expect(rules.get('100')?.text).toBe('First Things');
    expect(rules.get('100.1')).toEqual({
      number: '100.1',
      text: 'A thing is a thing. See rule 101, “Other Things,” and rules 100.1a–b.\nIt goes on here.',
      examples: ['This one is a thing (see rule 101.2).'],
    });
  });

  it('ends where the glossary begins', () => {
    expect(book(madeUp()).rules.has('100.7')).toBe(false);
  });

  it('keeps what looks like markup as text', () => {
    expect(book(madeUp()).rules.get('100.1a')?.text).toBe('A thing may be <b>bold</b>.');
  });

  it.each([
    ['something else', 'Dear diary', /effective/],
    ['nothing', '', /effective/],
    ['a PDF', '%PDF-1.7 …', /PDF/],
    ['a Word file', 'PK\u0003\u0004', /Word/],
    ['a part of it', madeUp(20), /only a part/],
    ['an endless line', madeUp(600, 'x'.repeat(40_000)), /longer than any rule/],
    ['a huge file', 'x'.repeat(4_000_001), /four million/],
  ])('is not read from %s, and it is said why', (_, text, why) => {
    const read = readRulebook(text);
    expect(read.ok ? '' : read.why).toMatch(why);
  });

  it('is read whole from the file as it is published', () => {
    const path = '../shared/data/comprehensive-rules.txt';
    if (!existsSync(path)) return;
    const { edition, rules } = book(readFileSync(path, 'utf8'));
    expect(edition).toBe('2026-04-17');
    expect(rules.size).toBeGreaterThan(3000);
    expect(rules.get('601')?.text).toBe('Casting Spells');
    expect(rules.get('601.2h')?.examples.length).toBe(1);
  });
});

describe('numbers in a rule', () => {
  it('are told apart from its text where the book has them', () => {
    const { rules } = book(madeUp());
    const parts = referring(rules.get('100.1')?.text ?? '', (number) => rules.has(number));
    expect(parts.flatMap((part) => ('rule' in part ? [part.rule] : []))).toEqual(['101', '100.1a']);
    expect(parts.map((part) => ('rule' in part ? part.rule : part.text)).join('')).toBe(
      rules.get('100.1')?.text,
    );
    expect(referring('But 999.9 is none.', (number) => rules.has(number))).toHaveLength(1);
  });

  it('lead back from the rule that is named', () => {
    expect(namedBy(book(madeUp()), '101.2')).toEqual(['100.1']);
    expect(namedBy(book(madeUp()), '101.3')).toEqual([]);
  });
});

describe('neighbours', () => {
  const all = ['100', '100.1', '100.1a', '100.1b', '100.2', '101', '101.1'];

  it('of a rule are those under the same section, and what stands under it', () => {
    expect(neighbours('100.1', all)).toEqual({
      under: ['100.1a', '100.1b'],
      beside: ['100.1', '100.2'],
      after: '100.2',
    });
    expect(wayTo('100.1a')).toEqual(['100', '100.1', '100.1a']);
  });

  it('of a section are the sections before and after it', () => {
    expect(neighbours('101', all)).toEqual({ under: ['101.1'], beside: [], before: '100' });
  });
});

it('says what a rule comes to in one line', () => {
  for (const [number, gloss] of Object.entries(GLOSSES)) {
    expect(gloss, number).toMatch(/^[“A-Z].*[.]$/);
    expect(gloss?.length, number).toBeLessThanOrEqual(120);
  }
});
