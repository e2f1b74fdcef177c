import type { Rulebook } from './read';

/** A piece of a rule's text, or the number of another rule in it, and where in the text it begins. */
export type RulePart = { readonly at: number } & (
  | { readonly text: string }
  | { readonly rule: string }
);

/** "rule 601", "rules 613": a section's number is one only behind the word; "601.2f" is one anywhere. */
const NUMBER = /\b\d{3}\.\d{1,3}[a-z]?\b|(?<=\brules? )\d{3}\b/g;

/** A text with the numbers of rules in it told apart; a number that the book does not have stays text. */
export function referring(text: string, has: (number: string) => boolean): readonly RulePart[] {
  const parts: RulePart[] = [];
  let from = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    if (!has(number)) continue;
    if (index > from) parts.push({ at: from, text: text.slice(from, index) });
    parts.push({ at: index, rule: number });
    from = index + number.length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) });
  return parts;
}

const named = new WeakMap<Rulebook, ReadonlyMap<string, readonly string[]>>();

/** The rules whose text or examples name a rule, in the order of the book. */
export function namedBy(book: Rulebook, number: string): readonly string[] {
  const known = named.get(book) ?? whoNames(book);
  named.set(book, known);
  return known.get(number) ?? [];
}

function whoNames({ rules }: Rulebook): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { number, text, examples } of rules.values()) {
    for (const part of [text, ...examples].flatMap((t) => referring(t, (n) => rules.has(n)))) {
      if (!('rule' in part) || part.rule === number) continue;
      const who = found.get(part.rule);
      if (who === undefined) found.set(part.rule, new Set([number]));
      else who.add(number);
    }
  }
  return new Map([...found].map(([rule, who]) => [rule, [...who]]));
}
