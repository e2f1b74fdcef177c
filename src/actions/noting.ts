import { LIMITS } from '../scenario/limits';
import { linesIn, lineWith, nameOf, nameStep, towardsMain } from '../store/forks';
import { note } from '../store/moving';
import type { Store } from '../store/state';
import { endOf, type StepId, type Tree } from '../store/tree';

/** Characters in a note, and in the name of a line. */
export const MOST_NOTE = LIMITS.note;
export const MOST_NAME = 100;

/** Writes a note on a step; an empty one takes it away. */
export function setNote(store: Store, step: StepId, text: string): void {
  note(store, [step], { kind: 'note', text: text.trim().slice(0, MOST_NOTE) });
}

/** The line of play on which a step lies. */
function lineOf(tree: Tree, step: StepId) {
  const lines = linesIn(tree);
  return lines[lineWith(tree, lines, step)];
}

/** The name that was given to the line of a step. */
export function lineName(tree: Tree, step: StepId): string {
  const line = lineOf(tree, step);
  return (line && nameOf(tree, line)) ?? '';
}

/** Names the line of a step; an empty name takes it away. */
export function nameLine(store: Store, step: StepId, text: string): void {
  const { work } = store.getState();
  const line = work === null ? undefined : lineOf(work.tree, step);
  if (work === null || line === undefined) return;
  const at = nameStep(work.tree, line);
  note(store, [at], { kind: 'name', text: text.trim().slice(0, MOST_NAME) });
}

/** Whether the present step lies on another line than the main one. */
export function isOnBranch(tree: Tree): boolean {
  return towardsMain(tree, endOf(tree)).length > 0;
}

/** Makes the present line the main one, from its last step back to the start. */
export function makeMain(store: Store): void {
  const { work } = store.getState();
  if (work !== null) note(store, towardsMain(work.tree, endOf(work.tree)), { kind: 'main' });
}
