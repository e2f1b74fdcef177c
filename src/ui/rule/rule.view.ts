import { heading } from '../../explain';
import {
  glossOf,
  namedBy,
  neighbours,
  type Rulebook,
  type RulePart,
  referring,
  wayTo,
} from '../../explain/rulebook';
import { isRuleNumber, RULE_NUMBERS } from '../../rules';

/** A rule among others: its number, what it is about, and how it begins where the official text is there. */
export interface RuleLine {
  readonly number: string;
  readonly words: string;
  readonly here: boolean;
}

/** A paragraph of the official text, each of a rule with a number of its own. */
export interface Paragraph {
  readonly number: number;
  readonly example: boolean;
  readonly parts: readonly RulePart[];
}

/** A rule as its panel shows it. */
export interface RuleSheet {
  readonly number: string;
  readonly heading: string;
  readonly gloss?: string;
  /** The section and the rule that it stands under. */
  readonly above: readonly RuleLine[];
  /** Directly under it. */
  readonly under: readonly RuleLine[];
  /** Under the same as it, itself among them. */
  readonly beside: readonly RuleLine[];
  readonly before?: string;
  readonly after?: string;
  /** The official words, where they are there and have this number; else why not. */
  readonly text?: readonly Paragraph[];
  /** The official text has no such rule. */
  readonly missing: boolean;
  /** Other rules that name it. */
  readonly namedBy: readonly string[];
}

/** The chapters of the book by their first digit. */
export interface Chapter {
  readonly digit: string;
  readonly sections: readonly RuleLine[];
}

/** Letters of an official text that stand in a list. */
const BEGINNING = 90;

/** How a text begins, cut at a word. */
export function beginning(text: string, most = BEGINNING): string {
  const [line = ''] = text.split('\n');
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}

const ownWords = (number: string): string => (isRuleNumber(number) ? heading(number) : '');

/** Our heading of a rule; of one that has none of its own, how the official text begins. */
function wordsOf(number: string, book: Rulebook | undefined): string {
  const [parent] = wayTo(number).slice(-2);
  const own = ownWords(number);
  const borrowed = parent !== undefined && parent !== number && own === ownWords(parent);
  const text = book?.rules.get(number)?.text;
  return (own === '' || borrowed) && text !== undefined ? beginning(text) : own;
}

/** All numbers: those of the book that is there, else those of the edition in use. */
const numbersOf = (book: Rulebook | undefined): Iterable<string> =>
  book?.rules.keys() ?? RULE_NUMBERS;

/** A rule with what stands around it. */
export function ruleSheet(number: string, book: Rulebook | undefined): RuleSheet {
  const line = (other: string): RuleLine => ({
    number: other,
    words: wordsOf(other, book),
    here: other === number,
  });
  const around = neighbours(number, numbersOf(book));
  const rule = book?.rules.get(number);
  const gloss = isRuleNumber(number) ? glossOf(number) : undefined;
  const parts = (text: string) => referring(text, (other) => book?.rules.has(other) ?? false);
  return {
    number,
    heading: ownWords(number) || wordsOf(number, book),
    ...(gloss !== undefined && { gloss }),
    above: wayTo(number).slice(0, -1).map(line),
    under: around.under.map(line),
    beside: around.beside.map(line),
    ...(around.before !== undefined && { before: around.before }),
    ...(around.after !== undefined && { after: around.after }),
    ...(rule !== undefined && {
      text: [
        ...rule.text.split('\n').map((text) => ({ example: false, parts: parts(text) })),
        ...rule.examples.map((text) => ({ example: true, parts: parts(text) })),
      ].map((paragraph, place) => ({ number: place, ...paragraph })),
    }),
    missing: book !== undefined && rule === undefined,
    namedBy: book === undefined ? [] : namedBy(book, number),
  };
}

/** The sections of the book, by chapter. */
export function chapters(book: Rulebook | undefined): readonly Chapter[] {
  const found = new Map<string, RuleLine[]>();
  for (const number of numbersOf(book)) {
    if (number.includes('.')) continue;
    const digit = number.charAt(0);
    const sections = found.get(digit) ?? [];
    found.set(digit, sections);
    sections.push({ number, words: wordsOf(number, book), here: false });
  }
  return [...found].map(([digit, sections]) => ({ digit, sections }));
}
