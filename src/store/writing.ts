import type { Entry, Scenario } from '../scenario/format';
import { LIMITS } from '../scenario/limits';
import { entriesFor } from '../scenario/run/entriesFor';
import { write } from '../scenario/write';
import { isWhole } from './forks';
import { carriedOut } from './position';
import { BETWEEN_NOTES } from './remarks';
import type { Work } from './state';
import { type Step, type StepId, stepAt, type Tree } from './tree';

/** The work as a scenario file: the board, the main line of play, and each other line as a branch. */
export function fileOf(work: Work): string {
  return write(scenarioOf(work));
}

/** The work as a scenario. What is half done in the middle of a spell or ability is left out. */
export function scenarioOf({ setup, tree }: Work): Scenario {
  const play = [...noteEntries([], noteOn(tree, tree.root)), ...entriesFrom(tree, tree.root)];
  return play.length === 0 ? setup : { ...setup, play };
}

/** All that was done from a step on: other lines first, as branches, then the one that goes on. */
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

/** Where the play of a file goes on: along the main line where one was chosen, else where redo goes. */
const onwards = (tree: Tree, id: StepId): StepId | undefined =>
  tree.noted.get(id)?.main ?? tree.last.get(id);

/** The steps from one whole position to the next: more than one where a spell or ability is put together. */
interface Way {
  readonly steps: readonly Step[];
  readonly end: StepId;
  /** The play goes on there. */
  readonly main: boolean;
}

function waysFrom(tree: Tree, from: StepId): readonly Way[] {
  const ways: Way[] = [];
  const walk = (id: StepId, steps: readonly Step[], main: boolean) => {
    for (const child of tree.children.get(id) ?? []) {
      const step = stepAt(tree, child);
      const isMain = main && onwards(tree, id) === child;
      const longer = [...steps, step];
      if (isWhole(step)) ways.push({ steps: longer, end: child, main: isMain });
      else walk(child, longer, isMain);
    }
  };
  walk(from, [], true);
  return ways;
}

/** The entries for the steps of one way, with the notes on them and the name of the line. */
function entriesOf(tree: Tree, from: StepId, steps: readonly Step[]): readonly Entry[] {
  const entries = actingEntries(tree, from, steps);
  const note = steps.flatMap(({ id }) => noteOn(tree, id) || []).join(BETWEEN_NOTES);
  const label = steps.flatMap(({ id }) => tree.noted.get(id)?.name ?? []).at(-1);
  const last = entries.at(-1);
  const labelled =
    last === undefined || label === undefined
      ? entries
      : [...entries.slice(0, -1), { ...last, label }];
  return noteEntries(labelled, note);
}

const noteOn = (tree: Tree, id: StepId): string => tree.noted.get(id)?.note ?? '';

/** Entries with a note on the last; what is too long for one note, and a note on none, stands by itself. */
function noteEntries(entries: readonly Entry[], note: string): readonly Entry[] {
  const pieces: string[] = [];
  for (let at = 0; at < note.length; at += LIMITS.note)
    pieces.push(note.slice(at, at + LIMITS.note));
  const last = entries.at(-1);
  if (last === undefined) return pieces.map((piece) => ({ note: piece }));
  const [first, ...rest] = pieces;
  if (first === undefined) return entries;
  return [
    ...entries.slice(0, -1),
    { ...last, note: first },
    ...rest.map((piece) => ({ note: piece })),
  ];
}

/**
 * The entries for what was done in one way. What was changed by hand while a spell or ability was put together
 * stands before it, where a file can say it.
 */
function actingEntries(tree: Tree, from: StepId, steps: readonly Step[]): readonly Entry[] {
  const byHand = steps.flatMap(({ what }) =>
    what.kind === 'entry' || what.kind === 'edits' ? [what] : [],
  );
  const answers = steps.flatMap(({ what }) => (what.kind === 'answers' ? what.answers : []));
  const entries = byHand.flatMap((what): readonly Entry[] =>
    what.kind === 'entry' ? [what.entry] : what.edits,
  );
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
