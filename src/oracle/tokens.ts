import { type Amount, COLOR_WORDS, type CopiableValues } from '../rules/authoring/language';
import { countedWords } from './amounts';
import type { Context } from './context';
import { keywordList, quoted } from './keywords';
import { list } from './words';

/** Tokens that the rules define, created by their name alone (111.10). */
const PREDEFINED = ['Blood', 'Clue', 'Food', 'Gold', 'Map', 'Powerstone', 'Treasure'];

/** "two 1/1 red Goblin creature tokens". */
export function tokenWords(
  token: CopiableValues,
  count: Amount,
  context: Context,
  tapped = false,
  variable = false,
): string {
  const noun = [tapped ? 'tapped' : '', ...descriptors(token, variable), 'token']
    .filter((word) => word !== '')
    .join(' ');
  const abilities = isPredefined(token) ? '' : abilityWords(token, context);
  const counted = countedWords(count, noun, context);
  if (abilities === '') return counted;
  const each = counted.indexOf(' for each ');
  return each < 0
    ? `${counted} with ${abilities}`
    : `${counted.slice(0, each)} with ${abilities}${counted.slice(each)}`;
}

const isPredefined = (token: CopiableValues): boolean =>
  token.types.length === 1 && PREDEFINED.some((name) => token.subtypes.includes(name));

function descriptors(token: CopiableValues, variable: boolean): readonly string[] {
  if (isPredefined(token)) return token.subtypes;
  const printed = token.power === undefined ? '' : `${token.power}/${token.toughness}`;
  const size = variable ? 'X/X' : printed;
  const colors = (token.colors ?? []).map((color) => COLOR_WORDS[color]);
  return [
    ...token.supertypes.map((word) => word.toLowerCase()),
    size,
    colors.length === 0 ? 'colorless' : list(colors),
    ...token.subtypes,
    ...token.types.map((word) => word.toLowerCase()),
  ];
}

function abilityWords(token: CopiableValues, context: Context): string {
  const keywords = keywordList(token.abilities, context);
  const quotes = token.abilities
    .filter(({ kind }) => kind !== 'keyword')
    .map((ability) => quoted(ability, token, context));
  return list([...keywords, ...quotes]);
}
