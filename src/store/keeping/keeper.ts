import { leftAt, sameLeft } from '../left';
import { type AppState, inSession, type Store, type Work } from '../state';
import { type Step, type StepId, stepAt, type Tree } from '../tree';
import { STAMP } from '../version';
import { noPlaces, type OwnPlaces } from './own';
import type { KeptPlace, KeptStep, Shelf } from './shelf';
import { titleOf } from './title';

/** Says where a work stands, in a line for the list of works. */
export type Describe = (work: Work) => string;

/** What the saving is given besides the storage. */
export interface KeepingWith {
  readonly words: Describe;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly own?: OwnPlaces;
  /** Called after steps were saved. */
  readonly onAppended?: (work: string, steps: readonly KeptStep[]) => void;
}

/** The saving, as others use it. */
export interface Keeper {
  readonly end: () => void;
  /** Saves what is not saved yet. */
  readonly now: () => Promise<unknown>;
  /** These steps are saved already: another window did it. */
  readonly know: (work: string, steps: readonly StepId[]) => void;
  /** Somebody removed the work: its next step saves it whole. */
  readonly forget: (work: string) => void;
  /** Resolves when all that was to be saved so far is saved or was refused. */
  readonly settled: () => Promise<unknown>;
  /** Reads the list of works again. */
  readonly list: () => Promise<unknown>;
}

/**
 * Saves every step as it is made, by appending, and with it what is half chosen. Where the storage
 * refuses, this is said, the app goes on, and what could not be saved is tried again with the next step.
 */
export function keep(store: Store, shelf: Shelf, given: KeepingWith): Keeper {
  const { words, now, own = noPlaces, onAppended } = given;
  const saved = new Map<string, Set<string>>();
  let queue: Promise<unknown> = Promise.resolve();

  const placeOf = (work: Work, state: AppState): KeptPlace => ({
    ...(leftAt({ ...state, work }) ?? { cursor: work.tree.cursor, viewer: 0 }),
    id: work.id,
    title: titleOf(work),
    line: words(work),
    updated: now(),
  });

  const known = async (work: Work, place: KeptPlace): Promise<Set<string>> => {
    const before = saved.get(work.id);
    if (before !== undefined) return before;
    const { id, setup } = work;
    const ids = new Set([work.tree.root]);
    if ((await shelf.work(id)) === undefined) await shelf.begin({ id, setup, ...STAMP }, place);
    else for (const step of await shelf.steps(id)) ids.add(step.id);
    saved.set(id, ids);
    return ids;
  };

  const write = async (work: Work, state: AppState) => {
    const place = placeOf(work, state);
    const ids = await known(work, place);
    const steps = unsaved(work, ids);
    await shelf.append(steps, place);
    for (const { id } of steps) ids.add(id);
    if (steps.length > 0) onAppended?.(work.id, steps);
  };

  const soon = (what: () => Promise<unknown>) => {
    queue = queue.then(what).catch((error: unknown) => {
      inSession(store, { saved: { state: 'refused', why: reason(error) } });
    });
    return queue;
  };

  const list = () => soon(async () => inSession(store, { works: await shelf.places() }));

  const left = (work: Work) => {
    own.forget(work.id);
    if (work.ours && work.tree.steps.size === 1 && work.tree.marks.length === 0) {
      saved.delete(work.id);
      void soon(() => shelf.remove(work.id));
    }
    void list();
  };

  const writeSoon = (work: Work, state: AppState) =>
    soon(async () => {
      await write(work, state);
      if (store.getState().work === work) inSession(store, { saved: { state: 'saved' } });
    });

  const end = store.subscribe((state, before) => {
    const { work } = state;
    if (before.work !== null && before.work.id !== work?.id) left(before.work);
    if (work === null || (before.work?.tree === work.tree && sameLeft(state, before))) return;
    const place = leftAt(state);
    if (place !== undefined) own.set(work.id, place);
    if (before.work?.tree !== work.tree && state.session.saved.state !== 'refused') {
      inSession(store, { saved: { state: 'saving' } });
    }
    void writeSoon(work, state);
  });
  return {
    end,
    settled: () => queue,
    list,
    now: () => {
      const state = store.getState();
      return state.work === null ? queue : writeSoon(state.work, state);
    },
    // After what is being written now: its reading may have missed them.
    know: (work, steps) =>
      void soon(async () => {
        for (const id of steps) saved.get(work)?.add(id);
      }),
    forget: (work) => void soon(async () => saved.delete(work)),
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

function reason(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'the storage of this browser is full';
  // A database of a newer version is there.
  if (name === 'VersionError') return 'a newer Ruleglass runs in another window; reload this one';
  return 'this browser lets nothing be stored';
}
