import type { Game } from '../rules';
import { act, actBy } from '../store/moving';
import { here } from '../store/tree';
import type { App } from './app';

/** The player with priority passes once. */
export function pass({ store }: App): void {
  act(store, { kind: 'pass' });
}

/** More passes than it takes all players to let one object resolve. */
const MOST_PASSES = 24;

/** Everyone passes until the top of the stack has left it, or until the next step; any other question stops it. */
export function fastForward({ store }: App): void {
  const { work } = store.getState();
  if (work === null) return;
  const from = here(work.tree).position.game;
  actBy(store, ({ game }, count) =>
    count < MOST_PASSES && game.question.kind === 'priority' && !stops(from, game)
      ? { kind: 'pass' }
      : undefined,
  );
}

function stops({ state: before }: Game, { state: now }: Game): boolean {
  const top = before.stack.at(-1);
  if (top !== undefined) return !now.stack.includes(top);
  return before.turn.step !== now.turn.step || before.turn.number !== now.turn.number;
}
