import type { RuleNumber } from '../../rules';

type Headings = ReadonlyMap<string, string>;

let headings: Headings | undefined;

const waiting = new Set<() => void>();

/** Loads the headings, which the first table can do without. Until then no rule has one. */
export async function loadHeadings(): Promise<void> {
  const all = await import('./all');
  if (headings !== undefined) return;
  ({ headings } = all);
  for (const tell of waiting) tell();
}

/** They have come. */
export const haveHeadings = (): boolean => headings !== undefined;

/** Hears of it when they come. @returns ends that */
export function whenHeadings(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * A few words on what a rule is about. A rule without a heading of its own has that of the rule it
 * stands under, in the end that of its section, so that every number has one.
 */
export function heading(number: RuleNumber): string {
  if (headings === undefined) return '';
  const rule = number.replace(/[a-z]$/, '');
  const section = number.slice(0, 3);
  return headings.get(number) ?? headings.get(rule) ?? headings.get(section) ?? '';
}
