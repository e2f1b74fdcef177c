import { describe, expect, it } from 'vitest';
import type { DataCard } from './cards';
import { familyOf } from './families';
import { ledgerOf } from './ledger';
import { measure } from './measure';
import { reportOf, rulingsOf, summaryOf } from './report';

const CARDS: readonly DataCard[] = [
  {
    name: 'Quick Bear',
    type_line: 'Creature — Bear',
    oracle_text: 'Trample, haste',
    year: '2001',
  },
  {
    name: 'Choice of Bears',
    type_line: 'Instant',
    oracle_text: 'Choose one —\n• Draw 2 cards.\n• Frobnicate 2 bears.',
    year: '2002',
  },
  { name: 'Silly Bear', type_line: 'Creature — Bear', apart: 'funny', year: '2001' },
];
const rulings = rulingsOf(
  '{"name":"Quick Bear"}\n{"name":"Quick Bear"}\n{"name":"Choice of Bears"}',
);
let now = 0;
const clock = (): number => {
  now += 0.5;
  return now;
};
const measured = measure(CARDS, { rulings, families: 5, clock });

describe('Measuring', () => {
  it('counts each keyword and each mode as a line, and what is apart not at all', () => {
    expect(measured).toMatchObject({ cards: 2, complete: 1, lines: 5, read: 4, seconds: 1 });
    expect(measured.apart.funny).toEqual({ cards: 1, complete: 1 });
  });

  it('weights cards by their rulings', () => {
    expect(measured.weighted).toBe(66.7);
    expect(measure(CARDS, { families: 5, clock }).weighted).toBeNull();
  });

  it('tells years and families apart', () => {
    expect(measured.byYear).toEqual({
      '2001': { cards: 1, complete: 1 },
      '2002': { cards: 1, complete: 0 },
    });
    expect(measured.unread).toEqual([['Frobnicate N bears', 1]]);
    expect(familyOf('Test Bear gets +2/+2 and {1}{G}', ['Test Bear'])).toBe('~ gets ±N/±N and {M}');
  });

  it('keeps a ledger by name, without any text', () => {
    expect(ledgerOf(measured.verdicts)).toBe('Choice of Bears: 2 of 3\nQuick Bear: complete\n');
  });

  it('reports to people and to programs', () => {
    expect(reportOf(measured)).toContain('1 of 2 cards complete (50.0 %)');
    expect(summaryOf(measured)).toMatchObject({ cards: 2, weighted: 66.7, breaches: 0 });
  });
});
