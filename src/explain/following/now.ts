import {
  type Ability,
  characteristicsOf,
  copiableValuesOf,
  type ObjectId,
  type State,
} from '../../rules';
import type { FollowedAbility } from './followed';
import { holds } from './meaning';
import { LOST, unmetInstead } from './reasons';
import { appliedText, plainText, struckText } from './standing';

/**
 * The text of an object that does not resolve: what applies all the time is lit where it does, struck where its
 * condition is not met, and so is what it has lost (604.1, 611.3a, 613.1f). `followed` goes before that.
 */
export function abilitiesNow(
  state: State,
  id: ObjectId,
  followed: readonly FollowedAbility[],
): readonly FollowedAbility[] {
  const object = state.objects.get(id) ?? state.departed.get(id)?.object;
  const values = characteristicsOf(state, id);
  if (object === undefined || values === undefined) return [];
  const card = copiableValuesOf(state, id);
  const now = values.abilities.map(({ ability }) => ability);
  const lost = card.abilities.filter((ability) => !now.some((one) => isSame(one, ability)));
  const textOf = (ability: Ability): FollowedAbility => {
    const known = followed.find((one) => isSame(one.ability, ability));
    if (known !== undefined) return known;
    if (ability.kind !== 'static' || !state.objects.has(id)) return plainText(ability, card);
    const works =
      ability.defining === true || (ability.zones ?? ['battlefield']).includes(object.zone);
    if (!works || object.phasedOut) return plainText(ability, card);
    if (ability.when === undefined || holds(state, id, ability.when))
      return appliedText(ability, card, '604.1');
    return struckText(ability, card, unmetInstead(ability.when), '611.3a');
  };
  return [
    ...now.map(textOf),
    ...lost.map((ability) => struckText(ability, card, LOST, '613.1f')),
  ].filter(({ lines }) => lines.length > 0);
}

const isSame = (one: object, other: object): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
