import { namesOf, questionText } from '../../explain';
import type { Game } from '../../rules';
import { here, type redone, type undone } from '../../store/tree';
import type { App } from '../app';
import { thingOf } from '../thing';
import type { Action } from './action';

/** The game at the present step. */
export function gameOf({ store }: App): Game | undefined {
  const { work } = store.getState();
  return work === null ? undefined : here(work.tree).position.game;
}

/** A table is open. */
export const atTable = ({ store }: App): boolean => store.getState().work !== null;

/** The focus lies on a card or a player of the table. */
export const onCard = (app: App): boolean => {
  const on = thingOf(app)?.on;
  return on === 'object' || on === 'player';
};

/** The focus lies on a card, or on something on the stack. */
export const onObject = (app: App): boolean => thingOf(app)?.on === 'object';

/** The focus lies on something that has a menu. */
export const onThing = (app: App): boolean => thingOf(app) !== undefined;

/** Nothing else is asked than who wants to act. */
export const hasPriority = (app: App): boolean => {
  const game = gameOf(app);
  return game?.question.kind === 'priority' && game.state.winner === null;
};

/** It can always be done. */
export const always = (): boolean => true;

/** A spell or ability is being put together. */
export const inDraft = (app: App): boolean => (gameOf(app)?.draftFrom ?? null) !== null;

/** There is somewhere to go that way. */
export const has = (app: App, way: typeof undone | typeof redone): boolean => {
  const { work } = app.store.getState();
  return work !== null && way(work.tree) !== undefined;
};

/** Why nobody can pass now: no table, the end of the game, or the question that is to be answered first. */
export function whyNoPriority(app: App): string {
  const game = gameOf(app);
  if (game === undefined) return 'No table is open.';
  if (game.state.winner !== null) return 'The game is over.';
  return `First to be answered: ${questionText(game.question, namesOf(game.state))}`;
}

const whyNoCard = (app: App): string =>
  atTable(app) ? 'No card has the focus.' : 'No table is open.';

/** Why one of these says no. */
const REASONS: ReadonlyMap<Action['when'], (app: App) => string> = new Map<
  Action['when'],
  (app: App) => string
>([
  [atTable, () => 'No table is open.'],
  [onCard, whyNoCard],
  [onObject, whyNoCard],
  [inDraft, () => 'No spell or ability is being put together.'],
  [hasPriority, whyNoPriority],
  [always, () => ''],
]);

/** It is known how to say why the action can't be done. */
export const saysWhy = ({ when, why }: Action): boolean => why !== undefined || REASONS.has(when);

/** Why an action can't be done now; nothing where it can. */
export function reasonAgainst(action: Action, app: App): string | undefined {
  if (action.when(app)) return undefined;
  return action.why?.(app) ?? REASONS.get(action.when)?.(app) ?? 'This can’t be done now.';
}
