import { HALT, type Resting } from '../../../rules';
import type { AppState } from '../../../store/state';
import { stepAt } from '../../../store/tree';
import { marksOf } from './marks';
import { readiedRows } from './players';
import { tellingOf } from './told';

/** Makes bit by bit what the table of a large board is drawn from and what is kept of it: drawing it then finds it. */
export function* readied({ work, session }: AppState): Resting<void> {
  if (work === null) return;
  const step = stepAt(work.tree, session.preview ?? work.tree.cursor);
  const { game } = step.position;
  tellingOf(work.tree, step);
  yield HALT;
  const groups = yield* readiedRows(game);
  const marks = marksOf(game, {}, new Map());
  for (const group of groups) {
    yield HALT;
    marks.dressGroup(group);
  }
}
