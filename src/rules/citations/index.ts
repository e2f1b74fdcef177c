import { PACKED_NUMBERS, type RuleNumber } from './numbers';

export { RULES_EDITION } from './edition';
export type { RuleNumber } from './numbers';

/** A citation: the number of a rule of the edition in use. */
export type Cite = RuleNumber;

/** The letters of subrules: the book leaves out l and o. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

/** "601,,i" is 601, 601.1, 601.2 and 601.2a to 601.2i. The numbers travel so, since all of them are many. */
function unpacked(section: string): string[] {
  const [number = '', ...rules] = section.split(',');
  const all = rules.flatMap((last, at) => {
    const rule = `${number}.${at + 1}`;
    const subrules = last === '' ? '' : LETTERS.slice(0, LETTERS.indexOf(last) + 1);
    return [rule, ...[...subrules].map((letter) => rule + letter)];
  });
  return [number, ...all];
}

/** Every number of the edition in use: sections ('601'), rules ('601.2'), subrules ('601.2a'). */
export const RULE_NUMBERS = PACKED_NUMBERS.trim()
  .split(/\s+/)
  .flatMap(unpacked) as readonly RuleNumber[];

const known: ReadonlySet<string> = new Set(RULE_NUMBERS);

/** Cites a rule. A number that the edition does not have is refused by the type checker. */
export function cr(number: RuleNumber): RuleNumber {
  return number;
}

/** Whether a text from outside (a file, a link) is the number of a rule of this edition. */
export function isRuleNumber(text: string): text is RuleNumber {
  return known.has(text);
}

/**
 * Whether `cited` is `rule` itself or stands under it: '605' covers '605.3b', '601.2' covers
 * '601.2a'. '702.3' does not cover '702.33', which is another keyword.
 */
export function covers(rule: RuleNumber, cited: RuleNumber): boolean {
  if (rule === cited) return true;
  const rest = cited.startsWith(rule) ? cited.slice(rule.length) : '';
  return rule.includes('.') ? /^[a-z]$/.test(rest) && /\d$/.test(rule) : rest.startsWith('.');
}
