import { capitalised, namesOf, objectLabel, targetName } from '../../../explain';
import type { Game, Target } from '../../../rules';
import type { ChoiceView } from '../../views';
import { cardView } from './cards';
import { targetKey } from './ids';

/** Of more choices than this only the names are told: nobody reads ten thousand descriptions. */
const MOST_DESCRIBED = 200;

const known = new WeakMap<readonly Target[], { game: Game; choices: readonly ChoiceView[] }>();

/**
 * Objects and players that may be chosen. The bar and the casting dialog ask for the same.
 * @param whose false where it is plain whose they are
 */
export function choicesOf(
  game: Game,
  targets: readonly Target[],
  whose = true,
): readonly ChoiceView[] {
  const before = known.get(targets);
  if (before?.game === game) return before.choices;
  const names = namesOf(game.state);
  const choices = targets.map((target) =>
    targets.length > MOST_DESCRIBED
      ? { id: targetKey(target), label: capitalised(targetName(names, target)) }
      : choiceOf(game, target, whose),
  );
  known.set(targets, { game, choices });
  return choices;
}

/** An object or player that may be chosen; whose it is, where it is not plain. */
export function choiceOf({ state }: Game, target: Target, whose = true): ChoiceView {
  const id = targetKey(target);
  const names = namesOf(state);
  if ('player' in target) {
    const player = state.players[target.player];
    return { id, label: names.player(target.player), note: `player, ${player?.life ?? 0} life` };
  }
  const onStack = state.objects.get(target.object)?.onStack;
  const isAbility = onStack !== undefined && onStack !== null && onStack.as !== 'spell';
  const card = cardView(state, isAbility ? onStack.source : target.object);
  const name = names.object(target.object);
  const note = objectLabel(state, target.object, whose).replace(`${name}, `, '');
  return { id, label: capitalised(name), ...(note !== name && { note }), ...(card && { card }) };
}
