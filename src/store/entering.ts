import { act, goTo } from './moving';
import type { Store } from './state';
import { type StepId, stepAt } from './tree';

/**
 * Goes into the middle of a step: to where that many of its answers were given, which is a branch of its own. With
 * as many as there are, or none said, to the step itself.
 * @returns whether the work stands there now
 */
export function enter(store: Store, id: StepId, answers = -1): boolean {
  const { work } = store.getState();
  if (work === null || !work.tree.steps.has(id)) return false;
  const { parent, given = [] } = stepAt(work.tree, id);
  if (parent === null || answers < 0 || answers >= given.length) return goTo(store, id);
  if (!goTo(store, parent)) return false;
  return answers === 0 || act(store, ...given.slice(0, answers).map(({ answer }) => answer));
}
