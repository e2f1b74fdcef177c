import { type Compiled, type CompiledFace, compileCard } from '../grammar';
import { reminders } from '../grammar/regions';
import type { Apart, DataCard } from './cards';
import { familyOf } from './families';
import { type Breach, breachesOf } from './law';

interface Share {
  readonly cards: number;
  readonly complete: number;
}

/** What came of the ability lines of a card; each keyword of a list counts as one, and each mode. */
export interface Verdict {
  readonly name: string;
  readonly lines: number;
  readonly read: number;
  readonly complete: boolean;
}

/** How much of a set of cards is read. */
export interface Measured extends Share {
  readonly lines: number;
  readonly read: number;
  /** The share of complete cards in percent, each card weighted by its number of published rulings. */
  readonly weighted: number | null;
  /** CPU time of compiling. */
  readonly seconds: number;
  readonly byYear: Readonly<Record<string, Share>>;
  /** The commonest families of sentences that are not read, with the number of them. */
  readonly unread: readonly (readonly [family: string, count: number])[];
  /** The families that alone keep a card from being complete, with the number of such cards. */
  readonly blocking: readonly (readonly [family: string, count: number])[];
  readonly apart: Readonly<Record<Apart, Share>>;
  readonly ambiguous: readonly string[];
  readonly breaches: readonly (Breach & { readonly name: string })[];
  readonly verdicts: readonly Verdict[];
}

export interface Measuring {
  /** How many rulings each card has. */
  readonly rulings?: ReadonlyMap<string, number>;
  /** How many families of unread sentences to list. */
  readonly families: number;
  /** CPU time so far, in seconds. */
  readonly clock: () => number;
  /** What else is to be done with a card that was compiled. */
  readonly look?: (card: DataCard, compiled: Compiled) => void;
}

/** Compiles all cards and counts what was read of them. */
export function measure(cards: readonly DataCard[], how: Measuring): Measured {
  const played = cards.filter(({ apart }) => apart === undefined);
  const unread = new Map<string, number>();
  const blocking = new Map<string, number>();
  const byYear: Record<string, Share> = {};
  const ambiguous: string[] = [];
  const breaches: (Breach & { name: string })[] = [];
  const verdicts: Verdict[] = [];
  let seconds = 0;
  for (const card of played) {
    const began = how.clock();
    const compiled = compileCard(card);
    seconds += how.clock() - began;
    const verdict = verdictOf(card.name, compiled);
    verdicts.push(verdict);
    const year = card.year ?? 'unknown';
    byYear[year] = more(byYear[year] ?? NONE, compiled.complete);
    const gaps = gapsOf(card.name, compiled);
    for (const { family } of gaps) count(unread, family);
    const families = new Set(gaps.map(({ family }) => family));
    for (const family of families) if (families.size === 1) count(blocking, family);
    for (const gap of gaps) if (gap.ambiguous) ambiguous.push(`${card.name}: ${gap.words}`);
    for (const face of compiled.faces)
      for (const breach of breachesOf(face)) breaches.push({ name: card.name, ...breach });
    how.look?.(card, compiled);
  }
  return {
    cards: verdicts.length,
    complete: verdicts.filter(({ complete }) => complete).length,
    lines: sum(verdicts.map(({ lines }) => lines)),
    read: sum(verdicts.map(({ read }) => read)),
    weighted: how.rulings === undefined ? null : weightedShare(verdicts, how.rulings),
    seconds: Math.round(seconds * 10) / 10,
    byYear: Object.fromEntries(Object.entries(byYear).sort(([a], [b]) => (a < b ? -1 : 1))),
    unread: commonest(unread, how.families),
    blocking: commonest(blocking, how.families),
    apart: {
      funny: shareOf(cards, 'funny'),
      digital: shareOf(cards, 'digital'),
      nontraditional: shareOf(cards, 'nontraditional'),
    },
    ambiguous,
    breaches,
    verdicts,
  };
}

const NONE: Share = { cards: 0, complete: 0 };
const more = ({ cards, complete }: Share, whole: boolean): Share => ({
  cards: cards + 1,
  complete: complete + (whole ? 1 : 0),
});
const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const commonest = (counts: ReadonlyMap<string, number>, most: number) =>
  [...counts].sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1)).slice(0, most);

const shareOf = (cards: readonly DataCard[], apart: Apart): Share =>
  cards
    .filter((card) => card.apart === apart)
    .reduce((share, card) => more(share, compileCard(card).complete), NONE);

function weightedShare(
  verdicts: readonly Verdict[],
  rulings: ReadonlyMap<string, number>,
): number | null {
  const weight = ({ name }: Verdict): number => rulings.get(name) ?? 0;
  const all = sum(verdicts.map(weight));
  const complete = sum(verdicts.filter((verdict) => verdict.complete).map(weight));
  return all === 0 ? null : Math.round((1000 * complete) / all) / 10;
}

function gapsOf(name: string, { faces }: Compiled) {
  return faces.flatMap(({ text, lines, values }) =>
    lines.flatMap(({ gaps }) =>
      gaps.map(({ start, end, ambiguous }) => {
        const words = text.slice(start, end);
        const family = familyOf(words, [name, values.name]);
        return { words, family, ambiguous: ambiguous === true };
      }),
    ),
  );
}

/** How many ability lines a card has and how many of them were read. */
export function verdictOf(name: string, { faces, complete }: Compiled): Verdict {
  const lines = faces.flatMap(faceLines);
  return { name, lines: lines.length, read: lines.filter((read) => read).length, complete };
}

/** Whether each ability line was read. */
function faceLines({ text, lines }: CompiledFace): readonly boolean[] {
  const found: boolean[] = [];
  let plain = text;
  for (const [from, to] of reminders(text))
    plain = plain.slice(0, from) + ' '.repeat(to - from) + plain.slice(to);
  let start = 0;
  for (const printed of plain.split('\n')) {
    const end = start + printed.length;
    const line = lines.find((one) => one.start < end && one.end > start);
    if (printed.trim() !== '' && line !== undefined) {
      const from = start;
      const read = line.gaps.every((gap) => gap.end <= from || gap.start >= end);
      found.push(...Array.from({ length: keywordsIn(printed, line) }, () => read));
    }
    start = end + 1;
  }
  return found;
}

/** A list of keywords has as many abilities as keywords; any other line is one. */
const keywordsIn = (printed: string, { abilities, gaps }: CompiledFace['lines'][number]): number =>
  gaps.length === 0 && !printed.includes('.') && abilities.length > 1 ? abilities.length : 1;
