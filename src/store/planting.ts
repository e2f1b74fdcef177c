import { atOnce, HALT, type Resting } from '../rules';
import type { Entry, Scenario } from '../scenario/format';
import { type Place, pathTo } from '../scenario/pointers';
import { ROOT } from './keeping/regrow';
import type { Misfit } from './misfit';
import { carryingOut, laidOut } from './position';
import { BETWEEN_NOTES, type Remark } from './remarks';
import { grow, plant, remark, type StepId, type Tree, visit } from './tree';
import type { Trouble } from './trouble';
import type { What } from './what';

/** A scenario laid out: its board, the steps of its play, and what of the play could not be carried out. */
export interface Planted {
  readonly setup: Scenario;
  readonly tree: Tree;
  readonly misfits: readonly Misfit[];
}

/**
 * Lays out the board of a scenario and carries out its play, branches included.
 * @param at where to stand then: at an entry, or at the nearest before it that could be carried out; left
 *   out, at the end of the main line. The first event of the first entry is the beginning.
 */
export const planted = (scenario: Scenario, at?: Place): Planting => atOnce(planting(scenario, at));

/** What is laid out, or why it cannot be. */
export type Planting = Planted | { readonly trouble: Trouble };

/** The same, with a halt after each entry. */
export function* planting(scenario: Scenario, at?: Place): Resting<Planting> {
  const { play = [], ...setup } = scenario;
  const start = yield* laidOut(setup);
  if (!start.ok) return { trouble: start.trouble };
  const root: What = { kind: 'start' };
  const { position, events } = start;
  const tree = plant({ id: ROOT, parent: null, what: root, position, events });
  const growing = new Growing(tree);
  const { end } = yield* growing.play(ROOT, play, []);
  const stand = at === undefined ? end : standAt(growing.steps, scenario, at);
  return { setup, tree: visit(visit(growing.tree, end), stand), misfits: growing.misfits };
}

/** The step of the entry that a place points at, or the nearest one before it. */
function standAt(steps: ReadonlyMap<string, StepId>, scenario: Scenario, at: Place): StepId {
  const path = [...(pathTo(scenario, at) ?? [])];
  if (isBeginning(at)) return ROOT;
  while (path.length > 0) {
    const step = steps.get(path.join('/'));
    if (step !== undefined) return step;
    // The entry before it; before the first of a branch, the one before the branch.
    const index = path.pop() ?? 0;
    if (index > 0) path.push(index - 1);
  }
  return ROOT;
}

/** Before anything was done: the first event of the first entry. */
const isBeginning = (place: Place): boolean =>
  place.kind === 'entry' && place.path.join('/') === '0' && place.event === 0;

/** One line as it was played: its first step, where there is one, and its last. */
interface Played {
  readonly first?: StepId;
  readonly end: StepId;
}

class Growing {
  readonly misfits: Misfit[] = [];
  /** The step that each entry led to, by the entry's path. */
  readonly steps = new Map<string, StepId>();
  private made = 0;

  constructor(public tree: Tree) {}

  /** Carries out entries from a step. Where they branch, what goes on after the branches is the main line. */
  *play(from: StepId, entries: readonly Entry[], path: readonly number[]): Resting<Played> {
    let at = from;
    let first: StepId | undefined;
    for (const [index, entry] of entries.entries()) {
      const place = [...path, index];
      this.steps.set(place.join('/'), at);
      if ('branch' in entry) {
        const branch = yield* this.play(at, entry.branch, place);
        if (branch.first !== undefined) this.remarksOf(branch.first, entry);
        continue;
      }
      const { note, label, ...what } = entry;
      if (isEmpty(what)) {
        this.remarksOf(at, entry);
        continue;
      }
      const id = yield* this.step(at, what as Entry);
      yield HALT;
      if (id === undefined) {
        this.rest(entries.slice(index + 1));
        break;
      }
      this.steps.set(place.join('/'), id);
      this.remarksOf(id, entry);
      if ((this.tree.children.get(at) ?? []).length > 1) this.mark(id, { kind: 'main' });
      first ??= id;
      at = id;
    }
    return { ...(first !== undefined && { first }), end: at };
  }

  /** Carries out one entry. @returns its step; nothing where it does not fit, which is listed */
  private *step(parent: StepId, entry: Entry): Resting<StepId | undefined> {
    const what: What = { kind: 'entry', entry };
    const from = this.tree.steps.get(parent);
    const done = from && (yield* carryingOut(from.position, what));
    this.made += 1;
    const id = `f${this.made}`;
    if (!done?.ok) {
      this.misfits.push({ id, what, ...(done !== undefined && { why: done.trouble }) });
      return undefined;
    }
    const { ok: _, ...came } = done;
    this.tree = grow(this.tree, { id, parent, what, ...came });
    return id;
  }

  /** The entries after one that did not fit. */
  private rest(entries: readonly Entry[]): void {
    this.misfits.push(
      ...entries.map((entry, nth): Misfit => {
        const what: What = { kind: 'entry', entry };
        return { id: `f${this.made}+${nth + 1}`, what };
      }),
    );
  }

  private remarksOf(at: StepId, { note, label }: Pick<Entry, 'note' | 'label'>): void {
    const before = this.tree.noted.get(at)?.note;
    if (note !== undefined) {
      const text = before === undefined ? note : `${before}${BETWEEN_NOTES}${note}`;
      this.mark(at, { kind: 'note', text });
    }
    if (label !== undefined) this.mark(at, { kind: 'name', text: label });
  }

  private mark(at: StepId, what: Remark): void {
    this.tree = remark(this.tree, { ...what, id: `fm${this.tree.marks.length}`, at });
  }
}

const isEmpty = (entry: object): boolean => Object.keys(entry).length === 0;
