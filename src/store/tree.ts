import { List, Map as PersistentMap, Set as PersistentSet } from 'immutable';
import type { GameEvent } from '../rules';
import type { Given, Position } from './position';
import { type Mark, type Noted, noted } from './remarks';
import type { StepId, What } from './what';

export type { StepId } from './what';

/** One position of the work, and how it came about. */
export interface Step {
  readonly id: StepId;
  readonly parent: StepId | null;
  readonly what: What;
  readonly position: Position;
  readonly events: readonly GameEvent[];
  /** All that was answered to get here, in order. */
  readonly given?: readonly Given[];
  /** A check of an opened file that does not hold: why. */
  readonly unmet?: string;
}

/** Every position that was ever reached, and where the work stands now. Never changed in place. */
export interface Tree {
  readonly root: StepId;
  readonly cursor: StepId;
  readonly steps: PersistentMap<StepId, Step>;
  readonly children: PersistentMap<StepId, readonly StepId[]>;
  /** The child that was visited last: where redo goes. */
  readonly last: PersistentMap<StepId, StepId>;
  /** Steps with more than one child. */
  readonly forks: PersistentSet<StepId>;
  /** Steps with no child. */
  readonly tips: PersistentSet<StepId>;
  /** All that was ever noted, in its order: what is saved. */
  readonly marks: readonly Mark[];
  /** What is noted on each step now. */
  readonly noted: PersistentMap<StepId, Noted>;
}

/** A tree that is only its first position. */
export function plant(root: Step): Tree {
  return {
    root: root.id,
    cursor: root.id,
    steps: PersistentMap([[root.id, root]]),
    children: PersistentMap(),
    last: PersistentMap(),
    forks: PersistentSet(),
    tips: PersistentSet([root.id]),
    marks: [],
    noted: PersistentMap(),
  };
}

/** The step where the work stands. */
export function here(tree: Tree): Step {
  return stepAt(tree, tree.cursor);
}

export function stepAt(tree: Tree, id: StepId): Step {
  const step = tree.steps.get(id) ?? tree.steps.get(tree.root);
  if (step === undefined) throw new Error('A tree without its root');
  return step;
}

/** Adds a step under its parent and goes there. From an earlier step that makes a branch. */
export function grow(tree: Tree, step: Step): Tree {
  const parent = step.parent ?? tree.root;
  const siblings = tree.children.get(parent) ?? [];
  return {
    ...tree,
    forks: siblings.length > 0 ? tree.forks.add(parent) : tree.forks,
    tips: tree.tips.remove(parent).add(step.id),
    cursor: step.id,
    steps: tree.steps.set(step.id, step),
    children: tree.children.set(parent, [...siblings, step.id]),
    last: tree.last.set(parent, step.id),
  };
}

/** Adds a step under its parent and stays where one is; redo goes there only where it led nowhere before. */
export function addBeside(tree: Tree, step: Step): Tree {
  const { cursor, last } = tree;
  const grown = grow(tree, step);
  return { ...grown, cursor, last: grown.last.merge(last) };
}

/** The child of the present step that the same choice led to before, if there is one. */
export function sameChoice(tree: Tree, what: What): StepId | undefined {
  const wanted = JSON.stringify(what);
  return tree.children
    .get(tree.cursor)
    ?.find((id) => JSON.stringify(tree.steps.get(id)?.what) === wanted);
}

/** Goes to a step; redo will follow the way that leads there. */
export function visit(tree: Tree, id: StepId): Tree {
  if (!tree.steps.has(id)) return tree;
  const last = tree.last.withMutations((map) => {
    for (let step = stepAt(tree, id); step.parent !== null; step = stepAt(tree, step.parent)) {
      map.set(step.parent, step.id);
    }
  });
  return { ...tree, cursor: id, last };
}

/** One choice back. */
export function undone(tree: Tree): Tree | undefined {
  const { parent } = here(tree);
  return parent === null ? undefined : { ...tree, cursor: parent };
}

/** One choice forward again: to the child that was visited last. */
export function redone(tree: Tree): Tree | undefined {
  const next = tree.last.get(tree.cursor);
  return next === undefined ? undefined : { ...tree, cursor: next };
}

/** The last step before the spell or ability that is now being put together (601.2). */
export function beforeDraft(tree: Tree): StepId | undefined {
  let step = here(tree);
  if (step.position.game.draftFrom === null) return undefined;
  while (step.parent !== null && step.position.game.draftFrom !== null) {
    step = stepAt(tree, step.parent);
  }
  return step.id;
}

/** The steps of the spell or ability that is now being put together, its beginning first; none where none is. */
export function draftSteps(tree: Tree): readonly Step[] {
  const before = beforeDraft(tree);
  if (before === undefined) return [];
  return wayTo(tree, tree.cursor)
    .slice(numberOf(tree, before) + 1)
    .toArray();
}

const ways = new WeakMap<Step, List<Step>>();

/**
 * The way from the start to a step, both included. A step never gets another parent, so each way is that of
 * its parent and one more: what a new step costs does not grow with the work.
 */
export function wayTo(tree: Tree, id: StepId): List<Step> {
  const missing: Step[] = [];
  let way: List<Step> | undefined;
  for (let at: StepId | null = id; at !== null && way === undefined; ) {
    const step: Step | undefined = tree.steps.get(at);
    if (step === undefined) break;
    way = ways.get(step);
    if (way === undefined) missing.push(step);
    at = step.parent;
  }
  let whole = way ?? List<Step>();
  for (const step of missing.reverse()) {
    whole = whole.push(step);
    ways.set(step, whole);
  }
  return whole;
}

/** How many choices lead to a step: its number. The board as laid out has 0. */
export const numberOf = (tree: Tree, id: StepId): number => wayTo(tree, id).size - 1;

/** Where redo ends when it goes on as far as it can. */
export function endOf(tree: Tree, from: StepId = tree.cursor): StepId {
  let end = from;
  for (let id = tree.last.get(end); id !== undefined; id = tree.last.get(end)) end = id;
  return end;
}

/** Writes on a step, or makes a line the main one. */
export function remark(tree: Tree, mark: Mark): Tree {
  if (!tree.steps.has(mark.at)) return tree;
  const { parent } = stepAt(tree, mark.at);
  const where = mark.kind === 'main' ? parent : mark.at;
  if (where === null) return tree;
  const next = noted(tree.noted.get(where) ?? {}, mark);
  return { ...tree, marks: [...tree.marks, mark], noted: tree.noted.set(where, next) };
}
