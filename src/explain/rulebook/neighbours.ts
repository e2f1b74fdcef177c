/** The rule that a number stands under: '601.2' of '601.2f', '601' of '601.2'. */
export function above(number: string): string | undefined {
  if (/[a-z]$/.test(number)) return number.slice(0, -1);
  return number.includes('.') ? number.slice(0, number.indexOf('.')) : undefined;
}

/** The section, the rule and the subrule that a number names, the widest first. */
export function wayTo(number: string): readonly string[] {
  const parent = above(number);
  return parent === undefined ? [number] : [...wayTo(parent), number];
}

/** What stands around a rule in the book, by numbers in its order. */
export interface Neighbours {
  /** Directly under it. */
  readonly under: readonly string[];
  /** Under the same as it, itself among them; sections have none. */
  readonly beside: readonly string[];
  /** The one before and after it among these; of sections, among all sections. */
  readonly before?: string;
  readonly after?: string;
}

export function neighbours(number: string, all: Iterable<string>): Neighbours {
  const parent = above(number);
  const under: string[] = [];
  const row: string[] = [];
  for (const other of all) {
    const over = above(other);
    if (over === number) under.push(other);
    if (over === parent) row.push(other);
  }
  const at = row.indexOf(number);
  const before = at < 1 ? undefined : row[at - 1];
  const after = at < 0 ? undefined : row[at + 1];
  return {
    under,
    beside: parent === undefined ? [] : row,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}
