import { isWhole } from './forks';
import { type Step, type StepId, type Tree, wayTo } from './tree';

/** Entries on the way to a step: up to the last whole position, and those by hand since. */
interface Count {
  readonly done: number;
  readonly byHand: number;
}

const counts = new WeakMap<Step, Count>();
const NONE: Count = { done: 0, byHand: 0 };

/**
 * The number that a step is called by. It counts as a file does, where a spell or ability with all that is
 * announced and paid is one entry: so whoever opens a file or a link of the work finds each step under the
 * number that it has here. What is half put together has the number that it will have when it is done. The
 * board as laid out has 0.
 */
export function stepNumber(tree: Tree, id: StepId): number {
  const way = wayTo(tree, id);
  let known = way.size - 1;
  while (known > 0 && !counts.has(way.get(known) as Step)) known -= 1;
  let count = NONE;
  let before: Step | undefined;
  for (const step of way.slice(known)) {
    count = counts.get(step) ?? (before === undefined ? NONE : counted(count, before, step));
    counts.set(step, count);
    before = step;
  }
  return before === undefined || isWhole(before) || before.id === tree.root
    ? count.done
    : count.done + count.byHand + 1;
}

function counted({ done, byHand }: Count, before: Step, step: Step): Count {
  const { what } = step;
  const edits = what.kind === 'edits' ? what.edits.length : what.kind === 'entry' ? 1 : 0;
  const since = isWhole(before) ? edits : byHand + edits;
  if (!isWhole(step)) return { done, byHand: since };
  return { done: done + since + answersIn(before, step), byHand: 0 };
}

/** Answers that stand for themselves; what puts one spell or ability together, or pays for it, is one. */
function answersIn(before: Step, { what, given = [] }: Step): number {
  if (what.kind !== 'answers') return 0;
  if (!isWhole(before)) return 1;
  return Math.max(1, given.filter(({ question }) => question.kind === 'priority').length);
}
