import { expect, it } from 'vitest';
import { RULE_NUMBERS } from '../../rules/citations';
import { heading } from './index';

it('has a heading of one to six words for every rule', () => {
  for (const number of RULE_NUMBERS) {
    expect(heading(number), number).not.toBe('');
    expect(heading(number).split(' ').length, number).toBeLessThanOrEqual(6);
  }
});

it('names every section and every keyword for itself', () => {
  const own = RULE_NUMBERS.filter((number) => /^\d{3}$|^70[12]\.\d+$/.test(number));
  const unnamed = own.filter(
    (number) => number.includes('.') && heading(number) === heading(`70${number[2]}` as '701'),
  );
  expect(unnamed).toEqual([]);
  expect(heading('702.33')).toBe('Kicker');
});

it('falls back to the rule above, then to the section', () => {
  expect(heading('702.33a')).toBe('Kicker');
  expect(heading('601.2a')).not.toBe(heading('601.2'));
  expect(heading('801.5')).toBe(heading('801'));
});
