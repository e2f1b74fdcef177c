import type { Answer, GameEvent } from '../rules';
import type { EditEntry } from '../scenario/format';
import { answered, carriedOut, type Given, type Position } from './position';
import { type AppState, inSession, type Store, tell } from './state';
import {
  beforeDraft,
  grow,
  here,
  redone,
  type StepId,
  sameChoice,
  type Tree,
  undone,
  visit,
} from './tree';
import type { Trouble } from './trouble';
import type { What } from './what';

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

/** As `act`, where later answers depend on what earlier ones led to. */
export function actBy(store: Store, script: Script): boolean {
  const { work } = store.getState();
  if (work === null) return false;
  const { position } = here(work.tree);
  const answers: Answer[] = [];
  let now = position;
  const events: GameEvent[] = [];
  const given: Given[] = [];
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    const next = script(now, count);
    if (next === undefined) break;
    const done = answered(now, next);
    if (!done.ok) return failed(store, done.trouble);
    answers.push(next);
    events.push(...done.events);
    given.push(...(done.given ?? []));
    now = done.position;
  }
  if (answers.length === 0) return false;
  step(store, { kind: 'answers', answers }, () => ({ position: now, events, given }));
  return true;
}

/** A change by hand, marked as such. */
export function change(store: Store, entry: EditEntry): boolean {
  const { work } = store.getState();
  if (work === null) return false;
  const what: What = { kind: 'entry', entry };
  const done = carriedOut(here(work.tree).position, what);
  if (!done.ok) return failed(store, done.trouble);
  step(store, what, () => done);
  return true;
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

function moved(store: Store, to: (tree: Tree) => Tree | undefined): boolean {
  const { work } = store.getState();
  const tree = work === null ? undefined : to(work.tree);
  if (work === null || tree === undefined) return false;
  store.setState(
    ({ session }): Partial<AppState> => ({
      work: { ...work, tree },
      session: { ...session, message: null, announcement: null },
    }),
  );
  return true;
}

/** One choice back; the way forward stays. */
export const undo = (store: Store): boolean => moved(store, undone);

/** One choice forward again. */
export const redo = (store: Store): boolean => moved(store, redone);

/** To any step, also one in another branch. */
export const goTo = (store: Store, id: StepId): boolean =>
  moved(store, (tree) => (tree.steps.has(id) ? visit(tree, id) : undefined));

/** Gives up the spell or ability that is being put together: exactly the position before it (601.2). */
export const cancel = (store: Store): boolean =>
  moved(store, (tree) => {
    const before = beforeDraft(tree);
    return before === undefined ? undefined : visit(tree, before);
  });

/** Takes a message away. */
export const hush = (store: Store): void => inSession(store, { message: null });
