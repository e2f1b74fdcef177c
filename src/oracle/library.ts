import type { InstructionMap } from '../rules/authoring/language';
import type { Context } from './context';
import { playerPossessive } from './references';
import { numberWord } from './words';

/** A number of cards in words. */
export const countWord = (amount: InstructionMap['search']['count'][1]): string =>
  typeof amount === 'number' ? numberWord(amount) : 'X';

/** "the top card of your library", or "the top card" where the library was just spoken of. */
export function topWords(node: InstructionMap['look'], context: Context): string {
  const cards = node.count === 1 ? 'card' : `${countWord(node.count)} cards`;
  const library = context.said.has('library')
    ? ''
    : ` of ${playerPossessive(node.player, context)} library`;
  return `the top ${cards}${library}`;
}
