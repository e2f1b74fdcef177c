import { carriedOut } from '../position';
import { isRemark } from '../remarks';
import { addBeside, remark, type Tree } from '../tree';
import type { KeptStep } from './shelf';

/** A tree with the steps of another window added, and those whose parents are not known. */
export interface Grafted {
  readonly tree: Tree;
  readonly homeless: readonly KeptStep[];
}

/**
 * Adds steps that another window made. Nobody is moved by it: the cursor stays, and redo follows the way
 * it would have followed. A step that can't be carried out here stays in the storage alone.
 */
export function graft(before: Tree, steps: readonly KeptStep[]): Grafted {
  let tree = before;
  const homeless: KeptStep[] = [];
  for (const kept of steps) {
    const { id, parent, what } = kept;
    if (has(tree, id)) continue;
    const from = tree.steps.get(parent);
    if (from === undefined) {
      homeless.push(kept);
      continue;
    }
    if (isRemark(what)) {
      tree = remark(tree, { ...what, id, at: parent });
      continue;
    }
    const done = carriedOut(from.position, what);
    if (!done.ok) continue;
    const { ok: _, ...came } = done;
    tree = addBeside(tree, { id, parent, what, ...came });
  }
  return { tree, homeless };
}

const has = ({ steps, marks }: Tree, id: string): boolean =>
  steps.has(id) || marks.some((mark) => mark.id === id);
