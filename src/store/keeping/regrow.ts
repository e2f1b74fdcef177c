import { atOnce, HALT, type Resting } from '../../rules';
import { fittedId, type Misfit } from '../misfit';
import { carryingOut, laidOut } from '../position';
import { isRemark } from '../remarks';
import { grow, plant, remark, type StepId, type Tree, visit } from '../tree';
import type { Trouble } from '../trouble';
import type { KeptStep, KeptWork } from './shelf';

/** A work as it grew again: all that still fits, and the rest. */
export interface Regrown {
  readonly tree: Tree;
  readonly misfits: readonly Misfit[];
}

/**
 * Makes a saved work again by carrying out its choices one by one. What no longer fits, after a
 * mended fault or with newer rules, is given back as a list; nothing of it is lost. The cursor ends on
 * the nearest step that still stands.
 * @returns the trouble where not even the setup can be laid out.
 */
export const regrow = (work: KeptWork, steps: readonly KeptStep[], cursor: StepId): Regrowing =>
  atOnce(regrowing(work, steps, cursor));

/** What grew again, or why nothing can. */
export type Regrowing = Regrown | { readonly trouble: Trouble };

/** The same, with a halt after each step. */
export function* regrowing(
  work: KeptWork,
  steps: readonly KeptStep[],
  cursor: StepId,
): Resting<Regrowing> {
  const start = yield* laidOut(work.setup);
  if (!start.ok) return { trouble: start.trouble };
  let tree = plant({
    id: ROOT,
    parent: null,
    what: { kind: 'start' },
    position: start.position,
    events: start.events,
  });
  const misfits: Misfit[] = [];
  for (const { id, parent, what } of steps) {
    if (tree.steps.has(id)) continue;
    const from = tree.steps.get(parent);
    if (from === undefined) {
      misfits.push({ id, what });
      continue;
    }
    if (isRemark(what)) {
      tree = remark(tree, { ...what, id, at: parent });
      continue;
    }
    const done = yield* carryingOut(from.position, what);
    yield HALT;
    if (done.ok) {
      const { ok: _, ...came } = done;
      tree = grow(tree, { id, parent, what, ...came });
    } else misfits.push({ id, what, why: done.trouble });
  }
  const fitted = new Set(tree.marks.map(({ id }) => id));
  const open = misfits.filter(
    ({ id }) => !tree.steps.has(fittedId(id)) && !fitted.has(fittedId(id)),
  );
  return { tree: visit(tree, standing(tree, steps, cursor)), misfits: open };
}

/** The first step of every work. */
export const ROOT: StepId = '0';

/** The step itself, or the nearest before it that grew again. */
function standing(tree: Tree, steps: readonly KeptStep[], cursor: StepId): StepId {
  const parents = new Map(steps.map(({ id, parent }) => [id, parent]));
  let id: StepId | undefined = cursor;
  while (id !== undefined && !tree.steps.has(id)) id = parents.get(id);
  return id ?? tree.root;
}
