import { namesOf } from '../explain';
import { here, type StepId, type Tree, wayTo } from '../store/tree';

/** Where a stretch that looks like one round of a loop began: the nearest step like the present one. */
export function likelyStart(tree: Tree): StepId | undefined {
  const present = here(tree).position.game;
  if (present.question.kind !== 'priority') return undefined;
  return wayTo(tree, tree.cursor)
    .butLast()
    .findLast(({ position: { game } }) => {
      const { question, state } = game;
      return (
        question.kind === 'priority' &&
        question.player === present.question.player &&
        state.turn.number === present.state.turn.number &&
        state.turn.step === present.state.turn.step &&
        state.stack.length === present.state.stack.length
      );
    })?.id;
}

/** Steps that are looked back at for what may be a loop. */
const LOOKED_BACK = 200;

/**
 * Whether what is to resolve next came onto the stack in the same way before, as in a loop: then it may be said that
 * nobody breaks it (732.4).
 */
export function comesAgain(tree: Tree): boolean {
  const { state } = here(tree).position.game;
  const top = state.stack.at(-1);
  if (top === undefined) return false;
  const name = namesOf(state).object(top);
  return wayTo(tree, tree.cursor)
    .butLast()
    .takeLast(LOOKED_BACK)
    .some(({ position }) => {
      const before = position.game.state;
      const other = before.stack.at(-1);
      if (other === undefined || other === top || before.stack.length !== state.stack.length) {
        return false;
      }
      return namesOf(before).object(other) === name;
    });
}
