import type { Entry, Scenario } from '../scenario/format';
import { entriesFor } from '../scenario/run/entriesFor';
import { write } from '../scenario/write';
import { carriedOut } from './position';
import type { Work } from './state';
import { type Step, type StepId, stepAt, type Tree } from './tree';

/** The work as a scenario file: the board, the main line of play, and each other line as a branch. */
export function fileOf(work: Work): string {
  return write(scenarioOf(work));
}

/** The work as a scenario. What is half done in the middle of a spell or ability is left out. */
export function scenarioOf({ setup, tree }: Work): Scenario {
  const play = entriesFrom(tree, tree.root);
  return play.length === 0 ? setup : { ...setup, play };
}

/** All that was done from a step on: other lines first, as branches, then the one visited last. */
function entriesFrom(tree: Tree, from: StepId): readonly Entry[] {
  const entries: Entry[] = [];
  let at: StepId | undefined = from;
  while (at !== undefined) {
    const here: StepId = at;
    const ways = waysFrom(tree, here);
    const main = ways.find((way) => way.main) ?? ways.at(-1);
    for (const way of ways) {
      if (way === main) continue;
      const branch = [...entriesOf(tree, here, way.steps), ...entriesFrom(tree, way.end)];
      if (branch.length > 0) entries.push({ branch });
    }
    if (main !== undefined) entries.push(...entriesOf(tree, here, main.steps));
    at = main?.end;
  }
  return entries;
}

/** The steps from one whole position to the next: more than one where a spell or ability is put together. */
interface Way {
  readonly steps: readonly Step[];
  readonly end: StepId;
  /** Redo goes there. */
  readonly main: boolean;
}

function waysFrom(tree: Tree, from: StepId): readonly Way[] {
  const ways: Way[] = [];
  const walk = (id: StepId, steps: readonly Step[], main: boolean) => {
    for (const child of tree.children.get(id) ?? []) {
      const step = stepAt(tree, child);
      const isMain = main && tree.last.get(id) === child;
      const longer = [...steps, step];
      if (isWhole(step)) ways.push({ steps: longer, end: child, main: isMain });
      else walk(child, longer, isMain);
    }
  };
  walk(from, [], true);
  return ways;
}

const isWhole = ({ position }: Step): boolean =>
  position.game.draftFrom === null && position.open === null;

/**
 * The entries for the steps of one way. What was changed by hand while a spell or ability was put together
 * stands before it, where a file can say it.
 */
function entriesOf(tree: Tree, from: StepId, steps: readonly Step[]): readonly Entry[] {
  const byHand = steps.flatMap(({ what }) => (what.kind === 'entry' ? [what] : []));
  const answers = steps.flatMap(({ what }) => (what.kind === 'answers' ? what.answers : []));
  const entries: Entry[] = byHand.map(({ entry }) => entry);
  let start = stepAt(tree, from).position;
  if (answers.length === 0) return entries;
  for (const what of byHand) {
    const done = carriedOut(start, what);
    if (done.ok) start = done.position;
  }
  return [
    ...entries,
    ...entriesFor(
      start,
      answers.map((answer) => ({ answer })),
    ).entries,
  ];
}
