import type { BranchView, NodeView } from '../views';

/** The lines of the tree as paths, in columns and rows; a step stands in the middle of its field. */
export function pathsOf(
  lines: readonly BranchView[],
): readonly { readonly id: string; readonly d: string; readonly givenUp: boolean }[] {
  return lines.map((line, row) => {
    const first = line.nodes[0]?.column ?? 0;
    const last = line.nodes.at(-1)?.column ?? first;
    const along = `H${last + 0.5}`;
    const d =
      line.leaves === undefined
        ? `M${first + 0.5} ${row + 0.5}${along}`
        : `${bend(line.leaves, row)}${along}`;
    return { id: line.id, d, givenUp: line.givenUp ?? false };
  });
}

/** From a fork down, and round the corner into the row. */
function bend(from: { readonly row: number; readonly column: number }, row: number): string {
  const x = from.column + 0.5;
  return `M${x} ${from.row + 0.5}V${row + 0.2}Q${x} ${row + 0.5} ${x + 0.3} ${row + 0.5}`;
}

/** The way that was gone, or that redo goes: node by node, from line to line. */
export function pathTo(
  lines: readonly BranchView[],
  state: NonNullable<NodeView['state']>,
): string {
  const here = lines.flatMap(({ nodes }) => nodes).find(({ now }) => now);
  return lines
    .flatMap((line, row) => {
      const own = line.nodes.filter((node) => node.state !== undefined);
      const with_ = own.filter((node) => node.state === state || node === here);
      const [first] = with_;
      const last = with_.at(-1);
      if (first === undefined || last === undefined) return [];
      const begins = first === own[0] && line.leaves !== undefined && first.state === state;
      const start =
        begins && line.leaves ? bend(line.leaves, row) : `M${first.column + 0.5} ${row + 0.5}`;
      return [`${start}H${last.column + 0.5}`];
    })
    .join('');
}
