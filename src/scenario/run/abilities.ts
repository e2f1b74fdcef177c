import { renderAbility } from '../../oracle';
import {
  activatedAbilities,
  characteristicsOf,
  copiableValuesOf,
  type HeldActivated,
  type ObjectId,
} from '../../rules';
import type { Position } from './position';
import { Misfit, Unsupported } from './stops';
import { looksActivated } from './unread';

/**
 * Which activated ability of an object is meant: by its number from 1, or by a piece of its text; the
 * first where nothing is said.
 * @throws Unsupported where that one could not be read
 */
export function abilityMeant(
  position: Position,
  object: ObjectId,
  which: number | string = 1,
): HeldActivated | undefined {
  const abilities = withUnread(position, object);
  if (typeof which === 'number') return read(abilities[which - 1]);
  const piece = which.toLowerCase();
  const found = abilities.find((held) =>
    (typeof held === 'string' ? held : textOf(position, object, held))
      .toLowerCase()
      .includes(piece),
  );
  if (found === undefined) throw new Misfit(`No activated ability says “${which}”.`);
  return read(found);
}

function read(held: HeldActivated | string | undefined): HeldActivated | undefined {
  if (typeof held === 'string') throw new Unsupported(`This ability: “${held}”`);
  return held;
}

/** The activated abilities in their order; of those that could not be read, the text. */
function withUnread(position: Position, object: ObjectId): readonly (HeldActivated | string)[] {
  const { state } = position.game;
  const held = activatedAbilities(state, object);
  const all = characteristicsOf(state, object)?.abilities ?? [];
  return all.flatMap(({ key, ability }): readonly (HeldActivated | string)[] => {
    if (ability.kind === 'unread') return looksActivated(ability.text) ? [ability.text] : [];
    return held.filter((h) => h.key === key || h.key.startsWith(`${key}/`));
  });
}

/** The words of an ability, as the object has it. */
function textOf(position: Position, object: ObjectId, held: HeldActivated): string {
  const values = copiableValuesOf(position.game.state, object);
  return [held.ability, ...(held.keyword === null ? [] : [held.keyword])]
    .flatMap((ability) => renderAbility(ability, values))
    .map(({ text }) => text)
    .join('\n');
}
