import {
  type Amount,
  BASIC_LAND_TYPES,
  type CardType,
  type Change,
  COLOR_WORDS,
  type Color,
  type Duration,
  type Filter,
  type ObjectRef,
} from '../rules/authoring/language';
import { amountWords, forEachWords } from './amounts';
import type { Context } from './context';
import { keywordWords, quoted } from './keywords';
import { playerWords } from './references';
import { keywordWord } from './spelling';
import { list, plural, signed, thirdPerson, withArticle } from './words';

type ChangeKind = Change['change'];
type ChangeOf<K extends ChangeKind> = Extract<Change, { change: K }>;

/** How the changes are told: of one object or several, for good ("is", "has") or for a time ("becomes", "gains"). */
export interface Telling {
  readonly many: boolean;
  readonly lasting: boolean;
  /** What is affected is a land, which stays one. */
  readonly lands: boolean;
  /** How abilities that are given speak of their holder. */
  readonly holder?: string;
}

type Writer<K extends ChangeKind> = (
  change: ChangeOf<K>,
  context: Context,
  telling: Telling,
  all: readonly Change[],
) => string;

const verb = (base: string, { many }: Telling): string => (many ? base : thirdPerson(base));
const be = (telling: Telling): string => verb(telling.lasting ? 'are' : 'become', telling);

/** Each change as words; those that are told within the words of another give nothing. */
const CHANGES: { [K in ChangeKind]: Writer<K> } = {
  copy: ({ values }, _, telling) => `${verb('become', telling)} a copy of ${values.name}`,
  control: ({ player }, context) => `${playerWords(player, context)} control`,
  addTypes: (change, context, telling, all) => addedTypes(change, context, telling, all),
  setTypes: ({ types, subtypes }, context, telling, all) => {
    const words = [colorWord(all), ...subtypes, ...lower(types)]
      .filter((word) => word !== '')
      .join(' ');
    const thing = telling.many ? plural(words) : withArticle(words);
    const base = sizeOf(all);
    const size = base === undefined ? '' : ` with ${baseWords(base, context)}`;
    return `${be(telling)} ${thing}${size}`;
  },
  removeTypes: ({ types, subtypes, supertypes }, _, telling) =>
    `${verb("aren't", telling)} ${kindWords([...lower(supertypes), ...(subtypes ?? []), ...lower(types)], telling)}`,
  allCreatureTypes: (_, __, telling) => `${be(telling)} every creature type`,
  setColors: ({ colors }, _, telling, all) =>
    tellsTypes(all) ? '' : `${be(telling)} ${colorsWords(colors)}`,
  addColors: ({ colors }, _, telling) =>
    `${be(telling)} ${colorsWords(colors)} in addition to ${telling.many ? 'their' : 'its'} other colors`,
  addAbilities: ({ abilities }, context, telling) =>
    `${verb(telling.lasting ? 'have' : 'gain', telling)} ${list(
      abilities.map((ability) =>
        ability.kind === 'keyword'
          ? keywordWords(ability, context)
          : quoted(ability, context.card, context, telling.holder),
      ),
    )}`,
  loseAllAbilities: (_, __, telling) => `${verb('lose', telling)} all abilities`,
  loseKeyword: ({ keyword }, _, telling) => `${verb('lose', telling)} ${keywordWord(keyword)}`,
  cantHaveKeyword: ({ keyword }, _, telling) =>
    `${verb('lose', telling)} ${keywordWord(keyword)} and can't have or gain ${keywordWord(keyword)}`,
  setPT: (change, context, telling, all) =>
    tellsTypes(all) ? '' : `${verb('have', telling)} ${baseWords(change, context)}`,
  modifyPT: ({ power, toughness }, context, telling) =>
    `${verb('get', telling)} ${modifierWords(power, toughness, context)}`,
  switchPT: (_, __, telling) => `${verb('switch', telling)} power and toughness`,
};

const lower = (words: readonly string[] | undefined): readonly string[] =>
  (words ?? []).map((word) => word.toLowerCase());
const kindWords = (words: readonly string[], { many }: Telling): string =>
  many ? plural(words.join(' ')) : withArticle(words.join(' '));
const tellsTypes = (all: readonly Change[]): boolean =>
  all.some(({ change }) => change === 'addTypes' || change === 'setTypes');
const colorsWords = (colors: readonly Color[] | 'chosen'): string => {
  if (colors === 'chosen') return 'the chosen color';
  return colors.length === 0 ? 'colorless' : list(colors.map((color) => COLOR_WORDS[color]));
};

function colorWord(all: readonly Change[]): string {
  const colors = all.find(({ change }) => change === 'setColors');
  return colors?.change === 'setColors' ? colorsWords(colors.colors) : '';
}

function sizeOf(all: readonly Change[]): ChangeOf<'setPT'> | undefined {
  return all.find((change) => change.change === 'setPT');
}

function baseWords({ power, toughness }: ChangeOf<'setPT'>, context: Context): string {
  if (typeof power === 'number' || typeof toughness === 'number')
    return `base power and toughness ${power ?? '*'}/${toughness ?? '*'}`;
  return `power and toughness each equal to ${amountWords(power ?? 0, context)}`;
}

function addedTypes(
  { types, subtypes, supertypes, chosenType }: ChangeOf<'addTypes'>,
  context: Context,
  telling: Telling,
  all: readonly Change[],
): string {
  if (chosenType === true)
    return `${be(telling)} the chosen type in addition to ${telling.many ? 'their' : 'its'} other types`;
  const kinds = [...lower(supertypes), ...(subtypes ?? []), ...lower(types)];
  const base = sizeOf(all);
  if (base === undefined)
    return `${be(telling)} ${kindWords(kinds, telling)} in addition to ${telling.many ? 'their' : 'its'} other ${typeKind(types, subtypes)}`;
  if (typeof base.power !== 'number')
    return `${be(telling)} ${kindWords(kinds, telling)} with ${baseWords(base, context)}`;
  const size = `${base.power}/${base.toughness}`;
  const words = kindWords(
    [size, colorWord(all), ...kinds].filter((word) => word !== ''),
    telling,
  );
  const still = telling.many ? ' that are still lands' : " that's still a land";
  return `${be(telling)} ${words}${telling.lands ? still : ''}`;
}

const typeKind = (
  types: readonly CardType[] | undefined,
  subtypes: readonly string[] | undefined,
) =>
  types === undefined && (subtypes ?? []).every((name) => Object.hasOwn(BASIC_LAND_TYPES, name))
    ? 'land types'
    : 'types';

/** "+1/+1", "+X/+X", "+1/+1 for each artifact you control". */
function modifierWords(power: Amount, toughness: Amount, context: Context): string {
  const counts = [power, toughness].find((amount) => forEachWords(amount, context) !== '');
  const one = (amount: Amount): string => {
    if (typeof amount === 'number') return signed(amount);
    if (amount.amount === 'times' && amount.factor < 0) return '-X';
    return counts === undefined ? '+X' : '+1';
  };
  const size = `${one(power)}/${one(toughness)}`;
  return counts === undefined ? size : `${size} ${forEachWords(counts, context)}`;
}

/** ", where X is …", where a change speaks of an X that the text must explain. */
export function whereWords(changes: readonly Change[], context: Context): string {
  for (const change of changes) {
    if (change.change !== 'modifyPT') continue;
    for (const amount of [change.power, change.toughness]) {
      const explained =
        typeof amount === 'object' && amount.amount === 'times' ? amount.of : amount;
      const plain = typeof explained === 'number' || explained.amount === 'x';
      if (!plain && forEachWords(explained, context) === '')
        return `, where X is ${amountWords(explained, context)}`;
    }
  }
  return '';
}

/** The changes as the predicate of a sentence. */
export function changeWords(
  changes: readonly Change[],
  context: Context,
  telling: Telling,
): string {
  return list(
    changes
      .map((change) => {
        const writer: (
          change: never,
          context: Context,
          telling: Telling,
          all: readonly Change[],
        ) => string = CHANGES[change.change];
        return writer(change as never, context, telling, changes);
      })
      .filter((words) => words !== ''),
  );
}

const DURATIONS: Readonly<Record<Duration, string>> = {
  endOfTurn: 'until end of turn',
  endOfCombat: 'until end of combat',
  yourNextTurn: 'until your next turn',
  whileOnBattlefield: 'for as long as it remains on the battlefield',
  whileThisRemains: 'for as long as this permanent remains on the battlefield',
  whileAttached: 'for as long as this permanent remains attached to it',
  nextUntapStep: "during its controller's next untap step",
  whileExiled: 'for as long as it remains exiled',
  forever: '',
};

export const durationWords = (duration: Duration): string => DURATIONS[duration];

/** Whether what is affected is lands, by their type or a land type. */
export const meansLands = (affected: Filter | ObjectRef): boolean =>
  'where' in affected &&
  affected.where.some(
    (predicate) =>
      (predicate.is === 'type' && predicate.type === 'Land') ||
      (predicate.is === 'subtype' && Object.hasOwn(BASIC_LAND_TYPES, predicate.subtype)),
  );
