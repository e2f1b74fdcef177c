import { describe, expect, it } from 'vitest';
import { covers, cr, isRuleNumber, RULE_NUMBERS, RULES_EDITION } from './index';

describe('citations', () => {
  it('knows sections, rules and subrules of the edition', () => {
    expect(['601', '601.2', '601.2a', '702.33a', '903.8'].every(isRuleNumber)).toBe(true);
    expect(RULE_NUMBERS.length).toBeGreaterThan(3000);
    expect(RULES_EDITION).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('refuses numbers that the edition does not have', () => {
    expect(['601.', '601.2l', '601.99', '1', '', '601.2a '].some(isRuleNumber)).toBe(false);
    // @ts-expect-error: a wrong number does not compile
    expect(cr('601.99')).toBe('601.99');
  });

  it.each([
    ['605', '605.3b', true],
    ['605', '605', true],
    ['601.2', '601.2a', true],
    ['601.2a', '601.2a', true],
    ['702.3', '702.33', false],
    ['702.3', '702.33a', false],
    ['601.2a', '601.2', false],
    ['601', '602.1', false],
    ['704.5', '704.5k', true],
  ] as const)('%s covers %s: %s', (rule, cited, expected) => {
    expect(covers(rule, cited)).toBe(expected);
  });
});
