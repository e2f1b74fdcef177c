/** Where steps stand side by side: the same column for the same number on every line. */
export interface Columns {
  /** The numbers that are drawn, in order. */
  readonly numbers: readonly number[];
  readonly columnOf: (number: number) => number | undefined;
  /** Runs that are left out, drawn as one sign. */
  readonly folds: readonly {
    readonly column: number;
    readonly count: number;
    readonly after: number;
    readonly before: number;
  }[];
  readonly width: number;
}

/** More columns than this fold what can be folded. */
const WIDE = 9;
/** Runs that stay open, the longest first tried. */
const RUNS = [5, 3, 2, 1];

/**
 * Columns for the numbers that matter: forks, ends, the present step. Steps between two of them are drawn
 * where there are few, and are one fold where there are many.
 */
export function columnsOf(mattering: readonly number[]): Columns {
  const numbers = [...new Set([0, ...mattering])].sort((a, b) => a - b);
  const tries = RUNS.map((run) => laidOut(numbers, run));
  return tries.find(({ width }) => width <= WIDE) ?? tries.at(-1) ?? laidOut(numbers, 1);
}

function laidOut(mattering: readonly number[], run: number): Columns {
  const columns = new Map<number, number>();
  const folds: Columns['folds'][number][] = [];
  let column = 0;
  mattering.forEach((number, nth) => {
    const last = mattering[nth - 1];
    const between = last === undefined ? 0 : number - last - 1;
    if (last !== undefined && between > run) {
      folds.push({ column: column + 1, count: between, after: last, before: number });
      column += 2;
    } else if (last !== undefined) {
      for (let step = last + 1; step < number; step += 1) {
        column += 1;
        columns.set(step, column);
      }
      column += 1;
    }
    columns.set(number, column);
  });
  return {
    numbers: [...columns.keys()].sort((a, b) => a - b),
    columnOf: (number) => columns.get(number),
    folds,
    width: column + 1,
  };
}
