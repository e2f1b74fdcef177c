import { COLOR_WORDS, type ManaOutput, type ManaRestriction } from '../rules/authoring/language';
import { amountWords, forEachWords } from './amounts';
import type { Context } from './context';
import { filterWords, nounPhrase } from './nouns';
import { playerPossessive } from './references';
import { list, numberWord } from './words';

type OutputKind = ManaOutput['mana'];
type OutputOf<K extends OutputKind> = Extract<ManaOutput, { mana: K }>;

/** What is added, after "add". */
const OUTPUTS: { [K in OutputKind]: (output: OutputOf<K>, context: Context) => string } = {
  fixed: ({ symbols, times }, context) => {
    if (times === undefined) return symbols;
    const each = forEachWords(times, context);
    return each === ''
      ? `an amount of ${symbols} equal to ${amountWords(times, context)}`
      : `${symbols} ${each}`;
  },
  oneOf: ({ groups }) => list(groups, 'or'),
  anyColor: ({ count, among }, context) => {
    if (among !== undefined)
      return list(
        among.map((color) => `{${color}}`),
        'or',
      );
    if (count === undefined || count === 1) return 'one mana of any color';
    if (typeof count === 'number' || count.amount === 'x')
      return `${typeof count === 'number' ? numberWord(count) : 'X'} mana of any one color`;
    return `X mana of any one color, where X is ${amountWords(count, context)}`;
  },
  chosenColor: ({ or }) =>
    `${or === undefined ? '' : `${or} or `}one mana of ${or === undefined ? 'that' : 'the chosen'} color`,
  colorOfLinked: () => "one mana of any of the exiled card's colors",
  boundColor: () => 'one mana of that color',
  commanderIdentity: ({ player }, context) =>
    `one mana of any color in ${playerPossessive(player, context)} commander's color identity`,
  couldProduce: ({ of, colorsOnly }, context) =>
    `one mana of any ${colorsOnly ? 'color' : 'type'} that ${filterWords(of, 'a', context)} could produce`,
  eachColorAmong: ({ of }, context) =>
    `one mana of each color among ${context.writers.group(of, context)}`,
  typeProduced: () => 'one mana of any type that land produced',
};

/** The mana that is added; by a mana trigger it is additional, unless its type is what was produced. */
export function manaWords(output: ManaOutput, context: Context): string {
  const writer: (output: never, context: Context) => string = OUTPUTS[output.mana];
  const words = writer(output as never, context);
  return context.tappedForMana && output.mana !== 'typeProduced' ? `an additional ${words}` : words;
}

/** "Spend this mana only to …" (106.6). */
export function restrictionWords(
  restriction: ManaRestriction | undefined,
  context: Context,
): string {
  if (restriction?.onlySpells === undefined) return '';
  const spell = nounPhrase(restriction.onlySpells, 'a', context, { noun: 'spell' });
  const safe =
    restriction.spellCantBeCountered === true ? ", and that spell can't be countered" : '';
  return `. Spend this mana only to cast ${spell}${safe}`;
}

/** "{B}" or "colorless mana" of a replacement that changes what is produced. */
export const producedWords = (
  mana: keyof typeof COLOR_WORDS | 'C',
  amount: number | undefined,
): string => {
  if (amount !== undefined) return `{${mana}}`.repeat(amount);
  return mana === 'C' ? 'colorless mana' : `${COLOR_WORDS[mana]} mana`;
};
