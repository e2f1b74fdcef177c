import { here, type redone, type undone } from '../../store/tree';
import type { App } from '../app';

/** A table is open. */
export const atTable = ({ store }: App): boolean => store.getState().work !== null;

/** The focus lies on a card or a player of the table. */
export const onCard = (app: App): boolean => atTable(app) && app.ports.focused() !== undefined;

/** One of these kinds of question is asked. */
export const asked = (app: App, ...kinds: readonly string[]): boolean => {
  const { work } = app.store.getState();
  return work !== null && kinds.includes(here(work.tree).position.game.question.kind);
};

/** A spell or ability is being put together. */
export const inDraft = ({ store }: App): boolean => {
  const { work } = store.getState();
  return work !== null && here(work.tree).position.game.draftFrom !== null;
};

/** There is somewhere to go that way. */
export const has = (app: App, way: typeof undone | typeof redone): boolean => {
  const { work } = app.store.getState();
  return work !== null && way(work.tree) !== undefined;
};
