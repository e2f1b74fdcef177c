import { inSession, type Store, type Work } from '../state';
import { type Step, stepAt, type Tree } from '../tree';
import { STAMP } from '../version';
import type { KeptPlace, KeptStep, Shelf } from './shelf';
import { titleOf } from './title';

/** Says where a work stands, in a line for the list of works. */
export type Describe = (work: Work) => string;

/**
 * Saves every step as it is made, by appending. Where the storage refuses, this is said, the app goes
 * on, and what could not be saved is tried again with the next step.
 * @returns `end` ends the saving, `now` saves what is not saved yet, and `settled` resolves when all that
 * was to be saved so far is saved or was refused
 */
export function keep(store: Store, shelf: Shelf, words: Describe, now: () => number) {
  const saved = new Map<string, Set<string>>();
  let queue: Promise<unknown> = Promise.resolve();

  const placeOf = (work: Work): KeptPlace => ({
    id: work.id,
    title: titleOf(work),
    line: words(work),
    cursor: work.tree.cursor,
    viewer: store.getState().session.viewer,
    updated: now(),
  });

  const write = async (work: Work) => {
    const known = saved.get(work.id);
    if (known === undefined) {
      const { id, setup } = work;
      if ((await shelf.work(id)) === undefined) {
        await shelf.begin({ id, setup, ...STAMP }, placeOf(work));
        saved.set(id, new Set([work.tree.root]));
      } else {
        const steps = await shelf.steps(id);
        saved.set(id, new Set([work.tree.root, ...steps.map((step) => step.id)]));
      }
    }
    const ids = saved.get(work.id) ?? new Set();
    const steps = unsaved(work, ids);
    await shelf.append(steps, placeOf(work));
    for (const { id } of steps) ids.add(id);
  };

  const soon = (what: () => Promise<unknown>) => {
    queue = queue.then(what).catch((error: unknown) => {
      inSession(store, { saved: { state: 'refused', why: reason(error) } });
    });
    return queue;
  };

  const left = (work: Work) => {
    if (work.ours && work.tree.steps.size === 1 && work.tree.marks.length === 0) {
      saved.delete(work.id);
      void soon(() => shelf.remove(work.id));
    }
    void soon(async () => inSession(store, { works: await shelf.places() }));
  };

  const end = store.subscribe((state, before) => {
    const { work } = state;
    if (before.work !== null && before.work.id !== work?.id) left(before.work);
    if (work === null) return;
    const same = before.work?.tree === work.tree && before.session.viewer === state.session.viewer;
    if (same) return;
    if (state.session.saved.state !== 'refused') inSession(store, { saved: { state: 'saving' } });
    void soon(async () => {
      await write(work);
      if (store.getState().work === work) inSession(store, { saved: { state: 'saved' } });
    });
  });
  return {
    end,
    settled: () => queue,
    now: () => {
      const { work } = store.getState();
      return work === null ? queue : soon(() => write(work));
    },
  };
}

const kept = (work: string, { id, parent, what }: Step): KeptStep => ({
  work,
  id,
  parent: parent ?? '',
  what,
});

/** The steps and remarks that are not saved yet; each after the step that it belongs to. */
function unsaved({ id, tree }: Work, ids: ReadonlySet<string>): readonly KeptStep[] {
  if (tree.steps.size + tree.marks.length === ids.size) return [];
  return [
    ...unsavedSteps(tree, ids).map((step) => kept(id, step)),
    ...tree.marks
      .filter((mark) => !ids.has(mark.id))
      .map(({ id: own, at, ...what }): KeptStep => ({ work: id, id: own, parent: at, what })),
  ];
}

function unsavedSteps(tree: Tree, ids: ReadonlySet<string>): readonly Step[] {
  const recent = newest(tree, ids);
  const marks = tree.marks.filter((mark) => ids.has(mark.id)).length;
  if (recent.length === tree.steps.size + marks - ids.size) return recent;
  const found: Step[] = [];
  const walk = [stepAt(tree, tree.root)];
  for (let step = walk.pop(); step !== undefined; step = walk.pop()) {
    if (!ids.has(step.id)) found.push(step);
    const children = tree.children.get(step.id) ?? [];
    walk.push(...[...children].reverse().map((id) => stepAt(tree, id)));
  }
  return found;
}

/** What is not saved of the way to the present step: nearly always all there is, and found without a long walk. */
function newest(tree: Tree, ids: ReadonlySet<string>): readonly Step[] {
  const steps: Step[] = [];
  let step: Step | undefined = tree.steps.get(tree.cursor);
  while (step !== undefined && !ids.has(step.id)) {
    steps.push(step);
    step = step.parent === null ? undefined : tree.steps.get(step.parent);
  }
  return steps.reverse();
}

const reason = (error: unknown): string =>
  error instanceof Error && error.name === 'QuotaExceededError'
    ? 'the storage of this browser is full'
    : 'this browser lets nothing be stored';
