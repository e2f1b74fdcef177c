import type { AppState } from '../../../store/state';
import { here } from '../../../store/tree';
import { marksOf } from './marks';
import { readiedRows } from './players';
import { tellingOf } from './told';

/** Makes bit by bit what the table of a large board is drawn from and what is kept of it: drawing it then finds it. */
export function* readied({ work }: AppState): Generator<void, void> {
  if (work === null) return;
  const step = here(work.tree);
  const { game } = step.position;
  tellingOf(work.tree, step);
  yield;
  const groups = yield* readiedRows(game);
  const marks = marksOf(game, {}, new Map());
  for (const group of groups) {
    yield;
    marks.dressGroup(group);
  }
}
