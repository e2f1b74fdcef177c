import { isFork, linesIn, mainChild, waysFrom } from '../../store/forks';
import { endOf, type StepId, stepAt, type Tree, wayTo } from '../../store/tree';

/** So many positions stand side by side at most. */
export const MOST_COLUMNS = 3;

/** A line that is compared, by its last step, and at which of its steps. */
export interface Column {
  /** Tells it from the others, whatever it shows. */
  readonly key: number;
  readonly tip: StepId;
  readonly at: StepId;
}

const whole = (tip: StepId, key: number): Column => ({ key, tip, at: tip });

/** Where a way ends: as redo goes, else along the main line. */
function tipFrom(tree: Tree, from: StepId): StepId {
  let tip = from;
  for (let next: StepId | undefined = tip; next !== undefined; ) {
    tip = next;
    next = tree.last.get(tip) ?? mainChild(tree, tip);
  }
  return tip;
}

/** The fork that is meant: the nearest at or before a step on the way that redo goes, else the first after it. */
function forkAround(tree: Tree, step: StepId): StepId | undefined {
  const way = wayTo(tree, endOf(tree, step));
  const at = wayTo(tree, step).size - 1;
  const forks = way.filter(({ id }) => isFork(tree, id));
  const before = forks.findLast(({ id }) => wayTo(tree, id).size - 1 <= at);
  return (before ?? forks.first())?.id;
}

/** The lines that part at the fork around a step, the one that it lies on among them; none where there is no fork. */
export function columnsAround(tree: Tree, step: StepId): readonly Column[] {
  const fork = forkAround(tree, step);
  if (fork === undefined) return [];
  const dropped = new Set(
    linesIn(tree)
      .filter(({ givenUp }) => givenUp)
      .map(({ head }) => head),
  );
  const heads = waysFrom(tree, fork).filter((head) => !dropped.has(head));
  const own = wayTo(tree, endOf(tree, step)).get(wayTo(tree, fork).size)?.id;
  const kept = heads.slice(0, MOST_COLUMNS);
  if (own !== undefined && heads.includes(own) && !kept.includes(own)) kept[kept.length - 1] = own;
  return kept.map((head, place) => whole(tipFrom(tree, head), place));
}

/** The last step that all of them have in common. */
export function forkOf(tree: Tree, columns: readonly Column[]): StepId {
  const [first, ...others] = columns.map(({ tip }) => wayTo(tree, tip));
  const common = first?.findLast(({ id }, at) => others.every((way) => way.get(at)?.id === id));
  return common?.id ?? tree.root;
}

/** One step on or back along a column's line, not before the fork; the same where there is none. */
export function stepped(tree: Tree, column: Column, fork: StepId, by: 1 | -1): Column {
  const way = wayTo(tree, column.tip);
  const first = wayTo(tree, fork).size - 1;
  const next = wayTo(tree, column.at).size - 1 + by;
  const step = next < first ? undefined : way.get(next);
  return step === undefined ? column : { ...column, at: step.id };
}

/** Takes another line for a column. */
export const inPlace = (columns: readonly Column[], at: number, tip: StepId): readonly Column[] =>
  columns.map((column, other) => (other === at ? whole(tip, column.key) : column));

/** One more column. */
export const withColumn = (columns: readonly Column[], tip: StepId): readonly Column[] => [
  ...columns,
  whole(tip, Math.max(-1, ...columns.map(({ key }) => key)) + 1),
];

/** The steps from the fork to where a column stands. */
export const trailOf = (tree: Tree, { at }: Column, fork: StepId) =>
  wayTo(tree, at)
    .slice(wayTo(tree, fork).size)
    .map(({ id }) => stepAt(tree, id))
    .toArray();
