/**
 * The distance of Damerau and Levenshtein: how many letters must be put in, left out, changed or
 * swapped with their neighbour to turn one word into the other.
 */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, at(beforeLast, column - 2) + 1);
      }
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Words longer than this are not compared: nobody mistypes them. */
const LONGEST = 80;

/**
 * The known word that a mistyped one is most likely meant to be, if any is near: a third of its
 * letters may differ, one at the least. Capitals and small letters count as the same.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word === '' || word.length > LONGEST) return undefined;
  const written = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - written.length) >= least) continue;
    const away = distance(written, candidate.toLowerCase());
    if (away < least) {
      best = candidate;
      least = away;
    }
  }
  return best;
}

/** `; did you mean "cast"?` where a known word is near, and nothing otherwise. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}
