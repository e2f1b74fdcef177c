import { inSlices, rest } from '../../store/rest';
import type { AppState, Store } from '../../store/state';
import { stepAt } from '../../store/tree';
import { isLarge } from '../../store/working';
import { readied } from './views/readied';

/** The state as it is drawn. */
export interface DrawnStates {
  readonly now: () => AppState;
  readonly subscribe: (changed: () => void) => () => void;
}

const ofStores = new WeakMap<Store, DrawnStates>();

/** The states of a store as they are drawn: one thing for each store. */
export function drawnStatesOf(store: Store): DrawnStates {
  const known = ofStores.get(store);
  if (known !== undefined) return known;
  const made = drawnStates(store);
  ofStores.set(store, made);
  return made;
}

/** Before the app is drawn for the first time, perhaps with a very large board. */
export async function readyToDraw(store: Store): Promise<void> {
  const state = store.getState();
  // What cannot be got ready cannot be drawn either, and that is told where it is drawn.
  if (isLarge(state.work)) await inSlices(readied(state)).catch(() => undefined);
}

/** While a run goes on only its pictures are drawn; and on a very large board the page goes on answering until a new position can be drawn quickly. */
function drawnStates(store: Store): DrawnStates {
  let drawn = store.getState();
  let readying = false;
  const hear = new Set<() => void>();
  const draw = (now: AppState) => {
    drawn = now;
    for (const changed of hear) changed();
  };
  const follow = (): void => {
    const now = store.getState();
    if (readying || now === drawn || isBetweenPictures(drawn, now)) return;
    // On a very large board a position is got ready in slices before it is drawn.
    if (!isLarge(now.work) || isSamePosition(drawn, now)) draw(now);
    else {
      readying = true;
      void ready(now);
    }
  };
  const ready = async (state: AppState): Promise<void> => {
    try {
      // What led here was work enough for one task.
      await rest();
      await inSlices(readied(state));
    } catch {
      // What cannot be got ready cannot be drawn either, and that is told where it is drawn.
    }
    readying = false;
    // What was got ready is drawn even if the work has moved on: a run moves it on and on.
    const now = store.getState();
    draw(isSamePosition(state, now) ? now : state);
    follow();
  };
  store.subscribe(follow);
  return {
    now: () => drawn,
    subscribe: (changed) => {
      hear.add(changed);
      return () => hear.delete(changed);
    },
  };
}

function isBetweenPictures(drawn: AppState, now: AppState): boolean {
  const { run } = now.session;
  const shown = drawn.session.run;
  return run !== null && shown?.id === run.id && shown.picture === run.picture;
}

/** The game on the table: that of the step that is looked at, or where the work stands. */
const gameOn = ({ work, session }: AppState) =>
  work === null ? undefined : stepAt(work.tree, session.preview ?? work.tree.cursor).position.game;

const isSamePosition = (a: AppState, b: AppState): boolean => gameOn(a) === gameOn(b);
