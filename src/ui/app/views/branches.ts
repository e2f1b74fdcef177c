import type { List } from 'immutable';
import { stepNumber } from '../../../store/counting';
import { isFork, isWhole, type Line, linesIn, lineWith, nameOf } from '../../../store/forks';
import { endOf, numberOf, type Step, stepAt, type Tree, wayTo } from '../../../store/tree';
import type { BranchesView, BranchView, NodeView } from '../../views';
import { type Columns, columnsOf } from './columns';
import { isToldWhole, stepWords, tellingOf } from './told';

/** So many steps of two lines are compared to tell them apart. */
const MOST_COMPARED = 12;

const drawn = new WeakMap<Tree, BranchesView>();

/** The tree of all lines as it is drawn: only steps where something parts, ends or stands, and short runs between. */
export function branchesView(tree: Tree): BranchesView {
  const known = drawn.get(tree);
  if (known !== undefined) return known;
  const made = treeDrawn(tree);
  if (isToldWhole()) drawn.set(tree, made);
  return made;
}

function treeDrawn(tree: Tree): BranchesView {
  const lines = linesIn(tree);
  const now = numberOf(tree, tree.cursor);
  const columns = columnsOf([
    now,
    ...lines.flatMap(({ from, to, forks }) => [from, to, ...forks.map(({ at }) => at)]),
  ]);
  const here = lineWith(tree, lines);
  const views = lines.map((line, row) => branchView(tree, line, columns, row === here, lines));
  return {
    lines: views,
    columns: columns.width,
    line: { name: views[here]?.name ?? '', main: here === 0 },
  };
}

function branchView(
  tree: Tree,
  line: Line,
  columns: Columns,
  here: boolean,
  lines: readonly Line[],
): BranchView {
  const { head, tip, from, to, leaves, givenUp } = line;
  return {
    id: head,
    tip,
    name: lineName(tree, line, lines),
    steps: to - from + (from === 0 ? 0 : 1),
    nodes: nodesOf(tree, line, columns),
    folds: columns.folds.filter(({ after, before }) => from <= after && before <= to),
    ...(leaves !== undefined && {
      leaves: { row: leaves, column: columns.columnOf(from - 1) ?? 0 },
    }),
    here,
    ...(givenUp && { givenUp }),
  };
}

/** Its own name, or what it begins with; where the line that it leaves begins likewise, the first that differs. */
function lineName(tree: Tree, line: Line, lines: readonly Line[]): string {
  const name = nameOf(tree, line);
  if (name !== undefined) return name;
  if (line.leaves === undefined) return lines.length === 1 ? 'One line so far' : 'Main line';
  // A spell or ability is called by what it came to, not by how it was begun.
  const beginning = (way: List<Step>) => stepWords(tree, way.find(isWhole) ?? way.first(root));
  const root = stepAt(tree, line.head);
  const way = wayTo(tree, line.tip).slice(line.from);
  const words = beginning(way);
  if (line.givenUp) return `Given up: ${words}`;
  const left = lines[line.leaves];
  const other = wayTo(tree, left?.tip ?? line.tip).slice(line.from, line.from + MOST_COMPARED);
  if (left === undefined || beginning(other) !== words) return words;
  const others = new Set(other.flatMap((step) => saidOf(tree, step)));
  const differs = way
    .take(MOST_COMPARED)
    .flatMap((step) => saidOf(tree, step))
    .find((said) => !others.has(said));
  return differs ?? words;
}

/** What a step is called, and what came of it. */
function saidOf(tree: Tree, step: Step): readonly string[] {
  const { words, events = [] } = tellingOf(tree, step);
  return [words, ...events.map((event) => event.words.replace(/\.$/, ''))];
}

function nodesOf(tree: Tree, { tip, from, to }: Line, columns: Columns): readonly NodeView[] {
  const way = wayTo(tree, tip);
  const present = wayTo(tree, endOf(tree));
  const now = numberOf(tree, tree.cursor);
  return columns.numbers.flatMap((number): readonly NodeView[] => {
    const step = number < from || number > to ? undefined : way.get(number);
    const column = columns.columnOf(number);
    if (step === undefined || column === undefined) return [];
    const onWay = present.get(number)?.id === step.id;
    return [
      {
        id: step.id,
        number: stepNumber(tree, step.id),
        words: stepWords(tree, step),
        column,
        ...(step.id === tree.cursor && { now: true }),
        ...(isFork(tree, step.id) && { fork: true }),
        ...(onWay && { state: number <= now ? 'done' : 'undone' }),
      },
    ];
  });
}
