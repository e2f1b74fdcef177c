import { renderAbility } from '../../oracle';
import {
  activatedAbilities,
  copiableValuesOf,
  type HeldActivated,
  type ObjectId,
} from '../../rules';
import type { Position } from './position';
import { Misfit } from './stops';

/** Which activated ability of an object is meant: by its number from 1, or by a piece of its text; the first where nothing is said. */
export function abilityMeant(
  position: Position,
  object: ObjectId,
  which: number | string | undefined,
): HeldActivated | undefined {
  const held = activatedAbilities(position.game.state, object);
  if (typeof which === 'string') {
    const piece = which.toLowerCase();
    const found = held.find((h) => textOf(position, object, h).toLowerCase().includes(piece));
    if (found === undefined) throw new Misfit(`No activated ability says “${which}”.`);
    return found;
  }
  return held[(which ?? 1) - 1];
}

/** The words of an ability, as the object has it. */
function textOf(position: Position, object: ObjectId, held: HeldActivated): string {
  const values = copiableValuesOf(position.game.state, object);
  return [held.ability, ...(held.keyword === null ? [] : [held.keyword])]
    .flatMap((ability) => renderAbility(ability, values))
    .map(({ text }) => text)
    .join('\n');
}
