import type { Verdict } from './measure';

/** One line for each card, by name: what was read of it, and no word of its text. */
export const ledgerOf = (verdicts: readonly Verdict[]): string =>
  [...verdicts]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, complete, read, lines }) =>
      complete ? `${name}: complete\n` : `${name}: ${read} of ${lines}\n`,
    )
    .join('');
