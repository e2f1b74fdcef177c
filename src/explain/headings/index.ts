import type { RuleNumber } from '../../rules';
import { additional } from './additional';
import { effects } from './effects';
import { keywords } from './keywords';
import { play } from './play';
import { sections } from './sections';
import { spells } from './spells';
import { turn } from './turn';

/** Our own short headings; the wording of the rules is not ours to ship. */
const headings: ReadonlyMap<string, string> = new Map(
  [sections, keywords, play, turn, spells, effects, additional].flatMap((table) =>
    Object.entries(table),
  ),
);

/**
 * A few words on what a rule is about. A rule without a heading of its own has that of the rule it
 * stands under, in the end that of its section, so that every number has one.
 */
export function heading(number: RuleNumber): string {
  const rule = number.replace(/[a-z]$/, '');
  const section = number.slice(0, 3);
  return headings.get(number) ?? headings.get(rule) ?? headings.get(section) ?? '';
}
