import type { Work } from '../../../store/state';
import { here } from '../../../store/tree';
import { many } from '../../small/many';
import { STEP_NAMES } from './turn';

/** Where a work stands, for the list of works: "turn 6, first main, 12 steps". */
export function placeWords({ tree }: Work): string {
  const { turn } = here(tree).position.game.state;
  const steps = tree.steps.size - 1;
  return `turn ${turn.number}, ${STEP_NAMES[turn.step]}, ${many(steps, 'step')}`;
}
