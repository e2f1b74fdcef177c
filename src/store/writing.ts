import type { CardData, Entry, Scenario } from '../scenario/format';
import { LIMITS } from '../scenario/limits';
import type { Place } from '../scenario/pointers';
import { entriesFor } from '../scenario/run/entriesFor';
import { write } from '../scenario/write';
import { isWhole } from './forks';
import { carriedOut } from './position';
import { BETWEEN_NOTES } from './remarks';
import type { Work } from './state';
import {
  grow,
  here,
  plant,
  remark,
  type Step,
  type StepId,
  stepAt,
  type Tree,
  wayTo,
} from './tree';

/** The work as a scenario file: the board, the main line of play, and each other line as a branch. */
export function fileOf(work: Work): string {
  return write(scenarioOf(work));
}

/** The work as a scenario. What is half done in the middle of a spell or ability is left out. */
export const scenarioOf = (work: Work): Scenario => writtenOut(work).scenario;

/** A work as a scenario, and where in it the present step stands. */
export interface WrittenOut {
  readonly scenario: Scenario;
  /** The present step, or the one before what is half done there. */
  readonly at: Place;
  /** Something is half done there, which no file can hold. */
  readonly halfDone: boolean;
}

/** The work written out, with the place of its present step. */
export function writtenOut({ setup, tree }: Work): WrittenOut {
  const paths = new Map<StepId, Path>();
  const first = noteEntries([], noteOn(tree, tree.root));
  const play = [...first, ...entriesFrom(tree, tree.root, [], first.length, paths)];
  const cards = broughtIn(setup, tree);
  const scenario: Scenario = {
    ...setup,
    ...(cards.length > 0 && { cards }),
    ...(play.length > 0 && { play }),
  };
  let step = here(tree);
  while (step.parent !== null && !paths.has(step.id)) step = stepAt(tree, step.parent);
  const path = paths.get(step.id);
  const at: Place =
    path === undefined ? { kind: 'entry', path: [0], event: 0 } : { kind: 'entry', path };
  return { scenario, at, halfDone: !isWhole(here(tree)) };
}

/** The cards that the work was laid out with, and those that were brought later, each once. */
function broughtIn(setup: Scenario, { steps }: Tree): readonly CardData[] {
  const cards = [
    ...(setup.cards ?? []),
    ...[...steps.values()].flatMap(({ what }) =>
      what.kind === 'edits' ? (what.brings ?? []) : [],
    ),
  ];
  return [...new Map(cards.map((card) => [card.name, card])).values()];
}

/** The work with nothing in it but the way to the present step. */
export function upToHere(work: Work): Work {
  const { tree } = work;
  const [root, ...way] = wayTo(tree, tree.cursor);
  if (root === undefined) return work;
  const grown = way.reduce(grow, plant(root));
  return { ...work, tree: tree.marks.reduce(remark, grown) };
}

type Path = readonly number[];

/**
 * All that was done from a step on: other lines first, as branches, then the one that goes on.
 * @param branch the path of the branch that these entries stand in, and how many stand before them there
 * @param paths is told the path of the last entry that leads to each whole step
 */
function entriesFrom(
  tree: Tree,
  from: StepId,
  branch: Path,
  before: number,
  paths: Map<StepId, Path>,
): readonly Entry[] {
  const entries: Entry[] = [];
  let at: StepId | undefined = from;
  while (at !== undefined) {
    const start: StepId = at;
    const ways = waysFrom(tree, start);
    const main = ways.find((way) => way.main) ?? ways.at(-1);
    for (const way of ways) {
      if (way === main) continue;
      const path = [...branch, before + entries.length];
      const first = entriesOf(tree, start, way.steps);
      noteDown(paths, way.end, start, path, first.length);
      const rest = entriesFrom(tree, way.end, path, first.length, paths);
      if (first.length + rest.length > 0) entries.push({ branch: [...first, ...rest] });
    }
    if (main !== undefined) {
      const added = entriesOf(tree, start, main.steps);
      noteDown(
        paths,
        main.end,
        start,
        branch,
        before + entries.length + added.length,
        added.length,
      );
      entries.push(...added);
    }
    at = main?.end;
  }
  return entries;
}

/** Where the play of a file goes on: along the main line where one was chosen, else where redo goes. */
const onwards = (tree: Tree, id: StepId): StepId | undefined =>
  tree.noted.get(id)?.main ?? tree.last.get(id);

/** Notes which entry leads to a step: the last so far; where nothing had to be written, that of the step before. */
function noteDown(
  paths: Map<StepId, Path>,
  step: StepId,
  from: StepId,
  branch: Path,
  count: number,
  added = count,
): void {
  const path = added > 0 ? [...branch, count - 1] : paths.get(from);
  if (path !== undefined) paths.set(step, path);
}

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
