/** The median time in milliseconds of seven runs after two to warm up; each run gets fresh input. */
export function medianOf<T>(prepare: () => T, run: (input: T) => unknown): number {
  const times: number[] = [];
  for (let n = 0; n < 9; n += 1) {
    const input = prepare();
    const start = performance.now();
    run(input);
    const time = performance.now() - start;
    if (n >= 2) times.push(time);
  }
  times.sort((a, b) => a - b);
  return times[3] ?? Number.NaN;
}

/** One line of the report. `ratio` is to the smaller board of the same job, within this run. */
export interface Row {
  readonly job: string;
  readonly n: number;
  readonly ms: number;
  readonly ratio?: number;
  readonly limit?: string;
  /** With the largest board of a job: the power of n by which its time grows, fitted over all its sizes. */
  readonly exponent?: number;
}

/** A job on boards of several sizes, smallest first. */
export function grown(
  job: string,
  sizes: readonly number[],
  measure: (n: number) => number,
): readonly Row[] {
  // All sizes run the same code: what is compiled on the way must not count for the first one.
  const [smallest] = sizes;
  if (smallest !== undefined) measure(smallest);
  const rows = sizes.map((n): Row => ({ job, n, ms: measure(n) }));
  return rows.map((row, at) =>
    at === rows.length - 1 ? { ...row, exponent: exponentOf(rows) } : row,
  );
}

/** The slope of the line that fits best through the logarithms of size and time. */
function exponentOf(rows: readonly Row[]): number {
  const points = rows.map(({ n, ms }) => [Math.log(n), Math.log(ms)] as const);
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const x0 = mean(points.map(([x]) => x));
  const y0 = mean(points.map(([, y]) => y));
  const along = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0);
  return along / points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
}
