/** Something wrong in a file: its place as a JSON pointer, and one sentence about it. */
export interface Problem {
  readonly at: string;
  readonly message: string;
}

/** What is too much for a file. */
export const LIMITS = {
  /** Characters in the whole text, and bytes that a link may unpack to: 4 MB. */
  text: 4 * 1024 * 1024,
  /** Lists and objects inside one another. */
  depth: 64,
  title: 300,
  /** Characters in a note or in `about`. */
  note: 20_000,
  /** Characters in the name of a card, a player or anything else. */
  name: 200,
  /** Objects placed, every copy counted. */
  placed: 20_000,
  /** Entries, those of branches included, each as often as it is done. */
  entries: 20_000,
  /** Problems reported at once. */
  problems: 50,
} as const;

/** A size in megabytes for a reader, `"4 MB"` or `"4.3 MB"`. */
export function megabytes(size: number): string {
  return `${Number((Math.ceil((size / 1024 / 1024) * 10) / 10).toFixed(1))} MB`;
}

/** A number with its thousands marked, `"20,000"`. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** The JSON pointer of a place; `~` and `/` in keys are written `~0` and `~1`. */
export function pointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
