import type { Measured } from './measure';

/** How many rulings each card has, from lines of JSON with the card's name in each, or an array of such. */
export function rulingsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const rows: readonly unknown[] = text.trimStart().startsWith('[')
    ? JSON.parse(text)
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line));
  for (const row of rows) {
    const name = typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined;
    if (typeof name === 'string') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The figures for other programs. */
export function summaryOf(measured: Measured): object {
  const { cards, complete, lines, read, weighted, seconds, byYear, unread, apart } = measured;
  const ambiguous = measured.ambiguous.length;
  const breaches = measured.breaches.length;
  return {
    cards,
    complete,
    lines,
    read,
    weighted,
    seconds,
    byYear,
    unread,
    apart,
    ambiguous,
    breaches,
  };
}

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;

/** The figures for people. */
export function reportOf(measured: Measured): string {
  const { cards, complete, lines, read, weighted, seconds, apart, ambiguous, breaches } = measured;
  const others = Object.entries(apart)
    .map(([why, of]) => `${of.complete} of ${of.cards} ${why}`)
    .join(', ');
  const listed = (
    head: string,
    rows: readonly (readonly [string, number])[],
  ): readonly string[] => [
    '',
    head,
    ...rows.map(([family, count]) => `${String(count).padStart(6)}  ${family.slice(0, 160)}`),
  ];
  return [
    `${complete} of ${cards} cards complete (${share(complete, cards)}); apart: ${others}`,
    `${read} of ${lines} ability lines read (${share(read, lines)})`,
    ...(weighted === null ? [] : [`${weighted} % of cards complete when weighted by rulings`]),
    `${seconds} s of CPU time, ${((1000 * seconds) / Math.max(cards, 1)).toFixed(2)} ms for a card`,
    `${breaches.length} breaches of the law that nothing is dropped`,
    ...breaches
      .slice(0, 50)
      .map(({ name, why, words, line }) => `  ${name}: ${why} "${words}" in ${line.slice(0, 160)}`),
    ...listed('Families of unread sentences:', measured.unread),
    ...listed('Families that alone keep cards from being complete:', measured.blocking),
    '',
    `${ambiguous.length} ambiguous sentences`,
    ...ambiguous.slice(0, 50).map((words) => `  ${words.slice(0, 200)}`),
  ].join('\n');
}
