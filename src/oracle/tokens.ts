import type { Amount, CopiableValues } from '../rules/authoring/language';
import { countedWords } from './amounts';
import { colorList } from './colors';
import type { Context } from './context';
import { keywordList, quoted } from './keywords';
import { list } from './words';

/** Tokens that the rules define, created by their name alone (111.10). */
const PREDEFINED = ['Blood', 'Clue', 'Food', 'Gold', 'Map', 'Powerstone', 'Treasure'];

/** How tokens are created. */
export interface Creating {
  readonly tapped?: boolean | undefined;
  readonly attacking?: boolean | undefined;
  /** X/X, where X is told at the end. */
  readonly variable?: boolean;
}

/** "two 1/1 red Goblin creature tokens". */
export function tokenWords(
  token: CopiableValues,
  count: Amount,
  context: Context,
  how: Creating = {},
): string {
  const before = how.tapped === true && how.attacking !== true ? 'tapped' : '';
  const noun = [before, ...descriptors(token, how.variable === true), 'token']
    .filter((word) => word !== '')
    .join(' ');
  const one = count === 1;
  const { name } = token;
  const owned = name !== '' && one && !name.endsWith(' Token') && !isPredefined(token);
  const words = withAbilities(
    token,
    owned ? `${name}, ${countedWords(1, noun, context)}` : countedWords(count, noun, context),
    one,
    context,
  );
  if (how.attacking !== true) return words;
  const ready = how.tapped === true ? 'tapped and attacking' : 'attacking';
  if (owned) return `${words}. ${name} enters ${ready}`;
  return `${words} that${one ? "'s" : ' are'} ${ready}`;
}

function withAbilities(
  token: CopiableValues,
  counted: string,
  one: boolean,
  context: Context,
): string {
  if (isPredefined(token)) return counted;
  // What may be done by giving it up stands in a sentence of its own.
  const [first, ...others] = token.abilities;
  if (first?.kind === 'activated' && others.length === 0 && first.cost[0]?.pay === 'sacrificeThis')
    return `${counted}. ${one ? 'It has' : 'They have'} ${quoted(first, token, context, THIS_CREATURE)}`;
  const abilities = abilityWords(token, context);
  if (abilities === '') return counted;
  const each = counted.indexOf(' for each ');
  return each < 0
    ? `${counted} with ${abilities}`
    : `${counted.slice(0, each)} with ${abilities}${counted.slice(each)}`;
}

const THIS_CREATURE = 'this creature';

/** A Clue is what investigating makes (701.16a). */
export const isClue = (token: CopiableValues): boolean =>
  isPredefined(token) && token.subtypes.includes('Clue');

const isPredefined = (token: CopiableValues): boolean =>
  token.types.length === 1 && PREDEFINED.some((name) => token.subtypes.includes(name));

function descriptors(token: CopiableValues, variable: boolean): readonly string[] {
  if (isPredefined(token)) return token.subtypes;
  const printed = token.power === undefined ? '' : `${token.power}/${token.toughness}`;
  const size = variable ? 'X/X' : printed;
  const colors = token.colors ?? [];
  return [
    ...token.supertypes.map((word) => word.toLowerCase()),
    size,
    colors.length === 0 ? 'colorless' : colorList(colors),
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
