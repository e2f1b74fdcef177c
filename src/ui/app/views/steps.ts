import type { List } from 'immutable';
import { stepNumber } from '../../../store/counting';
import { isFork, waysFrom } from '../../../store/forks';
import type { Noted } from '../../../store/remarks';
import {
  endOf,
  numberOf,
  type Step,
  type StepId,
  stepAt,
  type Tree,
  wayTo,
} from '../../../store/tree';
import type { BehindView, StepsView, StepView } from '../../views';
import { branchesView } from './branches';
import { isToldWhole, stepWords, tellingOf } from './told';

/** The way to the present step, and what was taken back, oldest first. */
export function stepsView(tree: Tree, detail: StepsView['detail']): StepsView {
  const before = known.get(tree);
  if (before?.detail === detail) return before;
  const view = {
    rows: rowsOf(tree, wayTo(tree, endOf(tree))),
    now: numberOf(tree, tree.cursor),
    detail,
    branches: branchesView(tree),
  };
  if (isToldWhole()) known.set(tree, view);
  return view;
}

const known = new WeakMap<Tree, StepsView>();

/** Each row is made when it is asked for. */
const rowsOf = (tree: Tree, way: List<Step>): StepsView['rows'] => ({
  length: way.size,
  idAt: (place) => way.get(place)?.id,
  at: (place) => {
    const step = way.get(place);
    return step && stepView(tree, step);
  },
});

interface Made {
  readonly noted: Noted | undefined;
  readonly ways: number;
  readonly view: StepView;
}
const made = new WeakMap<Step, Made>();

function stepView(tree: Tree, step: Step): StepView {
  const noted = tree.noted.get(step.id);
  const ways = isFork(tree, step.id) ? waysFrom(tree, step.id).length : 1;
  const known = made.get(step);
  if (known !== undefined && known.noted === noted && known.ways === ways) return known.view;
  const view: StepView = {
    id: step.id,
    number: stepNumber(tree, step.id),
    ...tellingOf(tree, step),
    ...(noted?.note !== undefined && { note: noted.note }),
    ...(ways > 1 && { ways }),
  };
  if (isToldWhole()) made.set(step, { noted, ways, view });
  return view;
}

/** Where the table stands, when that is not the end of its line. */
export function behindView(tree: Tree): BehindView | undefined {
  const next = tree.last.get(tree.cursor);
  if (next === undefined) return undefined;
  return {
    number: stepNumber(tree, tree.cursor),
    of: stepNumber(tree, endOf(tree)),
    next: stepWords(tree, stepAt(tree, next)),
  };
}

/** A step for a title: its number and its words. */
export function titleOf(
  tree: Tree,
  id: StepId,
): { readonly number: number; readonly words: string } {
  return { number: stepNumber(tree, id), words: stepWords(tree, stepAt(tree, id)) };
}
