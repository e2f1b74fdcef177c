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
}
