import { cardText } from '../../../oracle';
import type { CopiableValues } from '../../../rules';
import type { CardData } from '../../../scenario/format';
import type { TokenView } from '../../views';
import { linesOf } from './texts';
import { typeLine } from './typeLine';

const COLOURS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;

/** A token in words: "1/1 red Creature — Goblin, flying". */
export function tokenView(token: CopiableValues, makers: readonly string[] = []): TokenView {
  const { name, power, toughness, colors = [] } = token;
  const size = power === undefined || toughness === undefined ? '' : `${power}/${toughness}`;
  const colour = colors.length === 0 ? 'colourless' : colors.map((c) => COLOURS[c]).join(' and ');
  const text = token.abilities.flatMap((ability) => linesOf(ability, token));
  return {
    name: name.replace(/ Token$/, ''),
    colours: colors,
    types: token.types,
    line: [[size, colour, typeLine(token)].filter(Boolean).join(' '), ...text].join(', '),
    makers,
  };
}

/** A token as a file describes it. */
export function tokenData(token: CopiableValues): CardData {
  const { name, power, toughness, colors = [] } = token;
  const text = cardText({ ...token });
  return {
    name,
    type_line: typeLine(token),
    colors,
    ...(power !== undefined && { power: `${power}` }),
    ...(toughness !== undefined && { toughness: `${toughness}` }),
    ...(text !== '' && { oracle_text: text }),
  };
}
