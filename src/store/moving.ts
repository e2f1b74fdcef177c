import type { Answer, GameEvent, Resting } from '../rules';
import type { CardData, EditEntry } from '../scenario/format';
import { forkAhead, forkBefore, givenUp, otherWay } from './forks';
import { fittedId } from './misfit';
import { answered, carryingOut, type Done, type Given, type Position } from './position';
import { isRemark, type Remark } from './remarks';
import { inSlices, whileWanted } from './rest';
import { type AppState, ELSEWHERE, inSession, type Store, tell, type Went } from './state';
import {
  beforeDraft,
  draftSteps,
  endOf,
  grow,
  here,
  redone,
  remark,
  type StepId,
  sameChoice,
  type Tree,
  undone,
  visit,
} from './tree';
import type { Trouble } from './trouble';
import type { What } from './what';
import { giveUpWork, workOut } from './working';

/** Answers one by one, each seen from the position that the one before led to; nothing ends it. */
export type Script = (position: Position, count: number) => Answer | undefined;

/** More answers than one choice of a user can stand for. */
const MOST_ANSWERS = 1000;

/**
 * Answers what is asked. Several answers are one choice: they are undone together, and where one of
 * them is refused none of them happens and the reason is shown.
 * @returns whether it was done.
 */
export function act(store: Store, ...answers: readonly Answer[]): boolean {
  return actBy(store, (_, count) => answers[count]);
}

/**
 * As `act`, where later answers depend on what earlier ones led to.
 * @param then what follows where it was done: on very large boards that is later
 */
export function actBy(store: Store, script: Script, then: () => void = () => {}): boolean {
  const { work } = store.getState();
  if (work === null) return false;
  return workOut(store, followed(here(work.tree).position, script), (came) => {
    const done = stepped(store, came);
    if (done) then();
    return done;
  });
}

/** As `act`, in slices, as long as it is wanted: nothing has happened where it is not. */
export async function actInSlices(
  store: Store,
  given: Answer,
  wanted: () => boolean,
): Promise<boolean> {
  const { work } = store.getState();
  if (work === null) return false;
  const course = followed(here(work.tree).position, (_, count) => [given][count]);
  const came = await inSlices(whileWanted(course, wanted));
  return came !== undefined && wanted() && stepped(store, came);
}

/** The answers that were given, and where all of them led. */
interface Followed {
  readonly answers: readonly Answer[];
  readonly done: Done;
}

function* followed(position: Position, script: Script): Resting<Followed> {
  const answers: Answer[] = [];
  let now = position;
  const events: GameEvent[] = [];
  const given: Given[] = [];
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    const next = script(now, count);
    if (next === undefined) break;
    const done = yield* answered(now, next);
    if (!done.ok) return { answers, done };
    answers.push(next);
    events.push(...done.events);
    given.push(...(done.given ?? []));
    now = done.position;
  }
  return { answers, done: { ok: true, position: now, events, given } };
}

function stepped(store: Store, { answers, done }: Followed): boolean {
  if (!done.ok) return failed(store, done.trouble);
  if (answers.length > 0) step(store, { kind: 'answers', answers }, () => done);
  return answers.length > 0;
}

/** Tries a saved choice that did not fit once more, at the present step; where it fits it leaves the list. */
export function tryAgain(store: Store, id: StepId): boolean {
  const { work } = store.getState();
  const misfit = work?.misfits.find((other) => other.id === id);
  if (work === null || misfit === undefined) return false;
  const { what } = misfit;
  const misfits = work.misfits.filter((other) => other !== misfit);
  if (isRemark(what)) {
    const mark = { ...what, id: fittedId(id), at: work.tree.cursor };
    store.setState({ work: { ...work, misfits, tree: remark(work.tree, mark) } });
    return true;
  }
  return workOut(store, carryingOut(here(work.tree).position, what), (done) => {
    if (!done.ok) return failed(store, done.trouble);
    const { ok: _, ...came } = done;
    store.setState({ work: { ...work, misfits } });
    return moved(store, (tree) =>
      grow(tree, { id: fittedId(id), parent: tree.cursor, what, ...came }),
    );
  });
}

/**
 * A change by hand, marked as such. Several are one choice: they are undone together, and where one of
 * them cannot be made none of them is.
 */
export function change(store: Store, ...edits: readonly EditEntry[]): boolean {
  const { work } = store.getState();
  const [entry] = edits;
  if (work === null || entry === undefined) return false;
  return changed(store, edits.length === 1 ? { kind: 'entry', entry } : { kind: 'edits', edits });
}

/** As `change`, with cards that the work did not know before. */
export function changeBringing(
  store: Store,
  brings: readonly CardData[],
  edits: readonly EditEntry[],
): boolean {
  if (brings.length === 0) return change(store, ...edits);
  const { work } = store.getState();
  if (work === null || edits.length === 0) return false;
  return changed(store, { kind: 'edits', edits, brings });
}

function changed(store: Store, what: What): boolean {
  const { work } = store.getState();
  if (work === null) return false;
  return workOut(store, carryingOut(here(work.tree).position, what), (done) => {
    if (!done.ok) return failed(store, done.trouble);
    step(store, what, () => done);
    return true;
  });
}

function failed(store: Store, trouble: Trouble): false {
  tell(store, trouble);
  return false;
}

type Came = Pick<Parameters<typeof grow>[1], 'position' | 'events' | 'given'>;

/** Goes on to where a choice leads: back into an old branch, or into a new one. */
function step(store: Store, what: What, came: () => Came): void {
  moved(store, (tree) => {
    const known = sameChoice(tree, what);
    if (known !== undefined) return visit(tree, known);
    return grow(tree, { id: newId(tree), parent: tree.cursor, what, ...came() });
  });
}

/** Numbers in order, with a sign of their own for each window, so that two never make the same one. */
const window = Math.floor(Math.random() * 36 ** 4).toString(36);
const newId = (tree: Tree): StepId => `${tree.steps.size}-${window}`;

function moved(store: Store, to: (tree: Tree) => Tree | undefined, went: Went = 'made'): boolean {
  const { work } = store.getState();
  const tree = work === null ? undefined : to(work.tree);
  if (work === null || tree === undefined) return false;
  store.setState(
    ({ session }): Partial<AppState> => ({
      work: { ...work, tree },
      session: { ...session, ...ELSEWHERE, went },
    }),
  );
  return true;
}

/** One choice back; the way forward stays. One that is still being worked out is given up. */
export const undo = (store: Store): boolean => giveUpWork(store) || moved(store, undone, 'back');

/** One choice forward again. */
export const redo = (store: Store): boolean => moved(store, redone, 'on');

/** To any step, also one in another branch. */
export const goTo = (store: Store, id: StepId): boolean =>
  moved(store, (tree) => (tree.steps.has(id) ? visit(tree, id) : undefined), 'to');

/** To where a function of the tree says, if that is elsewhere. */
const going =
  (where: (tree: Tree) => StepId) =>
  (store: Store): boolean =>
    moved(
      store,
      (tree) => (where(tree) === tree.cursor ? undefined : visit(tree, where(tree))),
      'to',
    );

/** To the board as it was laid out. */
export const goToStart = going(({ root }) => root);
/** As far as redo goes. */
export const goToEnd = going((tree) => endOf(tree));
/** To the nearest fork before the present step, or the start. */
export const goToForkBefore = going((tree) => forkBefore(tree));
/** To the nearest fork on the way that redo goes, or its end. */
export const goToForkAhead = going(forkAhead);

/** At a fork: lets redo follow the next or the previous of its ways. */
export function chooseWay(store: Store, by: 1 | -1): boolean {
  return moved(
    store,
    (tree) => {
      const way = otherWay(tree, by);
      if (way === undefined) return undefined;
      return { ...tree, last: tree.last.set(tree.cursor, way) };
    },
    'to',
  );
}

/** Writes remarks on steps. No position changes, and nothing of it is undone with the steps. */
export function note(store: Store, at: readonly StepId[], what: Remark): void {
  const { work } = store.getState();
  if (work === null) return;
  const tree = at.reduce((grown, step) => {
    const id = `m${grown.marks.length}-${window}`;
    return remark(grown, { ...what, id, at: step });
  }, work.tree);
  store.setState({ work: { ...work, tree } });
}

/** Looks at a step as it was, or back to the present one. */
export function preview(store: Store, id: StepId | null): void {
  const { work, session } = store.getState();
  const seen = id !== null && id !== work?.tree.cursor && work?.tree.steps.has(id) ? id : null;
  if (session.preview !== seen) inSession(store, { preview: seen });
}

/** Gives up the spell or ability that is being put together: exactly the position before it (601.2). */
export function cancel(store: Store): boolean {
  const cancelled = moved(store, (tree) => {
    const before = beforeDraft(tree);
    const [head] = draftSteps(tree);
    if (before === undefined || head === undefined) return undefined;
    return givenUp(visit(tree, before), head.id);
  });
  if (cancelled) inSession(store, { announcements: [] });
  return cancelled;
}

/** Takes a message away. */
export const hush = (store: Store): void => inSession(store, { message: null });
