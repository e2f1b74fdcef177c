import type { State } from '../../../rules';
import type { LineView } from '../../views';
import { objectKey, targetKey } from './ids';

/** Who attacks whom and who blocks what, as lines on the table (508.1b, 509.1a). */
export const linesOf = ({ combat }: State): readonly LineView[] =>
  (combat?.attackers ?? []).flatMap(({ object, whom, blockers }) => [
    { from: objectKey(object), to: targetKey(whom) },
    ...blockers.map((blocker) => ({ from: objectKey(blocker), to: objectKey(object) })),
  ]);
