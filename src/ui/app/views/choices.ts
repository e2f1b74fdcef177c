import { capitalised, namesOf, objectLabel, targetName } from '../../../explain';
import type { Game, Target } from '../../../rules';
import type { ChoiceView } from '../../views';
import { cardView } from './cards';
import { targetKey } from './ids';

/** Of more choices than this only the names are told: nobody reads ten thousand descriptions. */
const MOST_DESCRIBED = 200;

/** Objects and players that may be chosen. */
export function choicesOf(game: Game, targets: readonly Target[]): readonly ChoiceView[] {
  const brief = targets.length > MOST_DESCRIBED;
  return targets.map((target) => (brief ? named(game, target) : choiceOf(game, target)));
}

const named = ({ state }: Game, target: Target): ChoiceView => ({
  id: targetKey(target),
  label: capitalised(targetName(namesOf(state), target)),
});

/** An object or player that may be chosen. */
export function choiceOf({ state }: Game, target: Target): ChoiceView {
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
  const note = objectLabel(state, target.object).replace(`${name}, `, '');
  return { id, label: capitalised(name), ...(note !== name && { note }), ...(card && { card }) };
}
