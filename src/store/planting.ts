import type { Entry, Scenario } from '../scenario/format';
import type { Misfit } from './keeping/regrow';
import { ROOT } from './keeping/regrow';
import { begun, carriedOut } from './position';
import { grow, plant, type StepId, type Tree, visit } from './tree';
import type { Trouble } from './trouble';
import type { What } from './what';

/** A scenario laid out: its board, the steps of its play, and what of the play could not be carried out. */
export interface Planted {
  readonly setup: Scenario;
  readonly tree: Tree;
  readonly misfits: readonly Misfit[];
}

/** Lays out the board of a scenario and carries out its play, branches included; ends at the end of the main line. */
export function planted(scenario: Scenario): Planted | { readonly trouble: Trouble } {
  const { play = [], ...setup } = scenario;
  const start = begun(setup);
  if (!start.ok) return { trouble: start.trouble };
  const root: What = { kind: 'start' };
  const { position, events } = start;
  const tree = plant({ id: ROOT, parent: null, what: root, position, events });
  const grown = { tree, misfits: [] as Misfit[], made: 0 };
  const end = playFrom(grown, ROOT, play);
  return { setup, tree: visit(grown.tree, end), misfits: grown.misfits };
}

interface Growing {
  tree: Tree;
  misfits: Misfit[];
  made: number;
}

/** Carries out entries from a step. @returns the last step of this line */
function playFrom(growing: Growing, from: StepId, play: readonly Entry[]): StepId {
  let at = from;
  for (const [index, entry] of play.entries()) {
    if ('branch' in entry) {
      playFrom(growing, at, entry.branch);
      continue;
    }
    const what: What = { kind: 'entry', entry };
    const parent = growing.tree.steps.get(at);
    const done = parent && carriedOut(parent.position, what);
    growing.made += 1;
    const id = `f${growing.made}`;
    if (!done?.ok) {
      const why = done === undefined ? {} : { why: done.trouble };
      growing.misfits.push({ id, what, ...why }, ...restOf(play.slice(index + 1), id));
      return at;
    }
    const { ok: _, ...came } = done;
    growing.tree = grow(growing.tree, { id, parent: at, what, ...came });
    at = id;
  }
  return at;
}

/** The entries after one that did not fit. */
const restOf = (play: readonly Entry[], after: StepId): readonly Misfit[] =>
  play.map((entry, nth) => ({ id: `${after}+${nth + 1}`, what: { kind: 'entry', entry } }));
