import type { Chosen } from '../../rules';
import type { Names } from '../naming/names';
import { COLOUR_WORDS } from './mana';
import { listed } from './sentences';

/** What was chosen for an object: "red", "Goblin", "Bea", "3". Nothing chosen is the empty text. */
export function chosenWords(chosen: Chosen, names: Pick<Names, 'player'>): string {
  const { color, type, player, name, number } = chosen;
  return listed([
    ...(color === undefined ? [] : [COLOUR_WORDS[color]]),
    ...(type === undefined ? [] : [type]),
    ...(player === undefined ? [] : [names.player(player)]),
    ...(name === undefined ? [] : [name]),
    ...(number === undefined ? [] : [String(number)]),
  ]);
}
