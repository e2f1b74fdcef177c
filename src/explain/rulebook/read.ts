/** A rule as the official text has it. Its words are shown as they are and never as anything else than text. */
export interface BookRule {
  readonly number: string;
  readonly text: string;
  readonly examples: readonly string[];
}

/** The official rules text that a user has loaded. */
export interface Rulebook {
  /** The day from which it holds: "2026-04-17". */
  readonly edition: string;
  /** Sections, rules and subrules in their order, by number. The text of a section is its name. */
  readonly rules: ReadonlyMap<string, BookRule>;
}

export type ReadRulebook =
  | { readonly ok: true; readonly book: Rulebook }
  | { readonly ok: false; readonly why: string };

/** Letters that the file may have; the text of 2026 has a quarter of it. */
export const MOST_LETTERS = 4_000_000;
/** Letters that a line may have; the longest of 2026 has 2,830. */
const MOST_IN_LINE = 30_000;
/** Fewer rules than this are no whole book. */
const FEWEST_RULES = 500;

const SECTION = /^(\d{3})\. (\S.*)$/;
const RULE = /^(\d{3}\.\d{1,3})\. (\S.*)$/;
const SUBRULE = /^(\d{3}\.\d{1,3}[a-z]) (\S.*)$/;
const EFFECTIVE = /^These rules are effective as of (\w+) (\d{1,2}), (\d{4})\.?$/;

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const NOT_IT = 'This is not the text of the Comprehensive Rules';
const refused = (why: string): ReadRulebook => ({ ok: false, why });

/**
 * Reads the official text as Wizards of the Coast publish it (the TXT file): sections, rules, subrules and
 * examples. Nothing in it is taken for anything but text.
 * @returns why not, in one sentence for the user, where it is something else
 */
export function readRulebook(text: string): ReadRulebook {
  if (text.length > MOST_LETTERS) {
    return refused(`${NOT_IT}: it has more than four million letters.`);
  }
  if (text.startsWith('%PDF')) {
    return refused('This is a PDF file. What can be read is the same text as a TXT file.');
  }
  if (text.startsWith('PK')) {
    return refused(
      'This is a packed or Word file. What can be read is the same text as a TXT file.',
    );
  }
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.some((line) => line.length > MOST_IN_LINE)) {
    return refused(`${NOT_IT}: it has lines longer than any rule.`);
  }
  const edition = editionIn(lines);
  if (edition === undefined) {
    return refused(`${NOT_IT}: it does not say from which day on it is effective.`);
  }
  const rules = rulesIn(lines);
  const count = [...rules.keys()].filter((number) => number.includes('.')).length;
  return count < FEWEST_RULES
    ? refused(`${NOT_IT}, or only a part of it: ${count} rules were found in it.`)
    : { ok: true, book: { edition, rules } };
}

/** The day is written near the top. */
function editionIn(lines: readonly string[]): string | undefined {
  for (const line of lines.slice(0, 50)) {
    const [, month = '', day = '', year] = EFFECTIVE.exec(line.trim()) ?? [];
    const place = MONTHS.indexOf(month) + 1;
    if (place > 0) return `${year}-${`${place}`.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  return undefined;
}

/** The list of contents names the sections once before their rules; the glossary behind them has no rules. */
function rulesIn(lines: readonly string[]): ReadonlyMap<string, BookRule> {
  const rules = new Map<string, BookRule>();
  let last: string | undefined;
  let begun = false;
  for (const line of lines.map((raw) => raw.trim())) {
    if (begun && line === 'Glossary') break;
    const [, number, words] = RULE.exec(line) ?? SUBRULE.exec(line) ?? SECTION.exec(line) ?? [];
    if (number !== undefined && words !== undefined) {
      begun ||= number.includes('.');
      // Named anew behind the contents: then it also stands in its place in the order.
      rules.delete(number);
      rules.set(number, { number, text: words, examples: [] });
      last = number.includes('.') ? number : undefined;
      continue;
    }
    const before = last === undefined ? undefined : rules.get(last);
    // The names of chapters stand between the rules: "2. Parts of a Card".
    if (before === undefined || line === '' || /^\d\. /.test(line)) continue;
    rules.set(before.number, goingOn(before, line));
  }
  return rules;
}

/** A line without a number belongs to the rule before it: an example, or more of its text. */
function goingOn(rule: BookRule, line: string): BookRule {
  const example = /^Examples?: (.*)$/.exec(line)?.[1];
  return example === undefined
    ? { ...rule, text: `${rule.text}\n${line}` }
    : { ...rule, examples: [...rule.examples, example] };
}
