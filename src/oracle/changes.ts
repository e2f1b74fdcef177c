import {
  type Amount,
  BASIC_LAND_TYPES,
  type CardType,
  type Change,
  type Color,
  type Duration,
  type Filter,
  type ObjectRef,
} from '../rules/authoring/language';
import { amountWords, forEachWords } from './amounts';
import { colorList } from './colors';
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
  /** The size is told after the types: "becomes an artifact creature with base power and toughness 5/5". */
  readonly sizeLast?: boolean;
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
  setTypes: ({ types, subtypes, chosenType }, context, telling, all) => {
    if (chosenType === true) return `${be(telling)} the chosen type`;
    const words = [colorWord(all), ...subtypes, ...lower(types)]
      .filter((word) => word !== '')
      .join(' ');
    const thing = telling.many ? plural(words) : withArticle(words);
    const base = sizeOf(all);
    const size = base === undefined ? '' : ` with ${baseWords(base, context)}`;
    return `${be(telling)} ${thing}${size}${onlyAbilityWords(all, context)}`;
  },
  removeTypes: ({ types, subtypes, supertypes }, _, telling) =>
    `${verb("aren't", telling)} ${kindWords([...lower(supertypes), ...(subtypes ?? []), ...lower(types)], telling)}`,
  allCreatureTypes: (_, __, telling, all) =>
    tellsTypes(all) ? '' : `${be(telling)} every creature type`,
  setColors: ({ colors }, _, telling, all) =>
    tellsTypes(all) ? '' : `${be(telling)} ${colorsWords(colors)}`,
  addColors: ({ colors }, _, telling) =>
    `${be(telling)} ${colorsWords(colors)} in addition to ${telling.many ? 'their' : 'its'} other colors`,
  addAbilities: ({ abilities }, context, telling, all) =>
    onlyAbilityWords(all, context) !== ''
      ? ''
      : `${verb(telling.lasting ? 'have' : 'gain', telling)} ${list(
          abilities.map((ability) =>
            ability.kind === 'keyword'
              ? keywordWords(ability, context)
              : quoted(ability, context.card, context, telling.holder),
          ),
        )}`,
  loseAllAbilities: (_, context, telling, all) =>
    onlyAbilityWords(all, context) === ''
      ? `${verb('lose', telling)} all abilities`
      : `${verb('lose', telling)} all other card types and abilities`,
  loseKeyword: ({ keyword }, _, telling) => `${verb('lose', telling)} ${keywordWord(keyword)}`,
  cantHaveKeyword: ({ keyword }, _, telling) =>
    `${verb('lose', telling)} ${keywordWord(keyword)} and can't have or gain ${keywordWord(keyword)}`,
  setPT: (change, context, telling, all) =>
    tellsTypes(all) ? '' : `${verb('have', telling)} ${baseWords(change, context)}`,
  modifyPT: ({ power, toughness }, context, telling) =>
    `${verb('get', telling)} ${modifierWords(power, toughness, context, telling)}`,
  text: ({ from, to }) => `has its text changed from ${from} to ${to}`,
  switchPT: (_, __, telling) => `${verb('switch', telling)} power and toughness`,
};

const lower = (words: readonly string[] | undefined): readonly string[] =>
  (words ?? []).map((word) => word.toLowerCase());
const kindWords = (words: readonly string[], { many }: Telling): string =>
  many ? plural(words.join(' ')) : withArticle(words.join(' '));
const tellsTypes = (all: readonly Change[]): boolean =>
  all.some(({ change }) => change === 'addTypes' || change === 'setTypes');
/** " with "…"" of what becomes of another type and has that one ability alone. */
function onlyAbilityWords(all: readonly Change[], context: Context): string {
  const given = all.find(({ change }) => change === 'addAbilities');
  const kinds = all.find(({ change }) => change === 'setTypes');
  if (given?.change !== 'addAbilities' || kinds?.change !== 'setTypes') return '';
  const loses = all.some(({ change }) => change === 'loseAllAbilities');
  const [only] = given.abilities;
  if (!loses || kinds.types === undefined || only === undefined || only.kind === 'keyword')
    return '';
  return given.abilities.length > 1
    ? ''
    : ` with ${quoted(only, context.card, context).replace(/\."$/, '"')}`;
}

const colorsWords = (colors: readonly Color[] | 'chosen'): string => {
  if (colors === 'chosen') return 'the chosen color';
  return colors.length === 0 ? 'colorless' : colorList(colors);
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
  if (isEveryBasicLandType(subtypes))
    return `${be(telling)} every basic land type in addition to ${telling.many ? 'their' : 'its'} other types`;
  if (chosenType === true)
    return `${be(telling)} the chosen type in addition to ${telling.many ? 'their' : 'its'} other types`;
  const kinds = [...lower(supertypes), ...(subtypes ?? []), ...lower(types)];
  const base = sizeOf(all);
  // What becomes an artifact creature keeps its other types without a word about it (205.1b).
  const keeps = types?.includes('Artifact') === true && types.includes('Creature');
  if (base === undefined && keeps) return `${be(telling)} ${kindWords(kinds, telling)}`;
  if (base === undefined)
    return `${be(telling)} ${kindWords(kinds, telling)} in addition to ${telling.many ? 'their' : 'its'} other ${typeKind(types, subtypes)}`;
  if (typeof base.power !== 'number' && !keeps)
    return `${be(telling)} ${kindWords(kinds, telling)} in addition to ${telling.many ? 'their' : 'its'} other types and ${verb('have', telling)} base power and base toughness each equal to ${amountWords(base.power ?? 0, context)}`;
  if (typeof base.power !== 'number')
    return `${be(telling)} ${kindWords(kinds, telling)} with ${baseWords(base, context)}`;
  const size = `${base.power}/${base.toughness}`;
  const words = kindWords(
    [telling.sizeLast === true ? '' : size, colorWord(all), ...kinds].filter((word) => word !== ''),
    telling,
  );
  const last = telling.sizeLast === true ? ` with ${baseWords(base, context)}` : '';
  const every = all.some(({ change }) => change === 'allCreatureTypes')
    ? ' with all creature types'
    : '';
  const still = telling.many ? ' that are still lands' : " that's still a land";
  return `${be(telling)} ${words}${last}${every}${telling.lands ? still : ''}`;
}

const typeKind = (
  types: readonly CardType[] | undefined,
  subtypes: readonly string[] | undefined,
) =>
  types === undefined && (subtypes ?? []).every((name) => Object.hasOwn(BASIC_LAND_TYPES, name))
    ? 'land types'
    : 'types';

const isEveryBasicLandType = (subtypes: readonly string[] = []): boolean =>
  Object.keys(BASIC_LAND_TYPES).every((name) => subtypes.includes(name));

const isLoss = (amount: Amount): amount is Extract<Amount, { amount: 'times' }> =>
  typeof amount === 'object' && amount.amount === 'times' && amount.factor < 0;

/** What is counted, where a change is so much for each. */
const perUnit = (amount: Amount): Amount =>
  typeof amount === 'object' && amount.amount === 'times' ? amount.of : amount;

/** "+1/+1", "+X/+X", "+1/+1 for each artifact you control". */
function modifierWords(
  power: Amount,
  toughness: Amount,
  context: Context,
  { lasting }: Telling,
): string {
  const counts = [power, toughness]
    .map(perUnit)
    .find((amount) => lasting && forEachWords(amount, context) !== '');
  const one = (amount: Amount): string => {
    if (typeof amount === 'number')
      return amount === 0 && (isNegative(power) || isNegative(toughness)) ? '-0' : signed(amount);
    const factor = amount.amount === 'times' ? Math.abs(amount.factor) : 1;
    const unit = counts === undefined ? 'X' : factor;
    return isLoss(amount) ? `-${unit}` : `+${unit}`;
  };
  const size = `${one(power)}/${one(toughness)}`;
  return counts === undefined ? size : `${size} ${forEachWords(counts, context)}`;
}

const isNegative = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : isLoss(amount);

/** ", where X is …", where a change speaks of an X that the text must explain. */
export function whereWords(changes: readonly Change[], context: Context, lasting = true): string {
  for (const change of changes) {
    if (change.change !== 'modifyPT') continue;
    for (const amount of [change.power, change.toughness]) {
      const explained =
        typeof amount === 'object' && amount.amount === 'times' ? amount.of : amount;
      const plain = typeof explained === 'number' || explained.amount === 'x';
      if (!plain && !(lasting && forEachWords(explained, context) !== ''))
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
  nextUntapStep: "through its controller's next untap step",
  yourNextUntapStep: 'through your next untap step',
  whileYouControl: 'until you lose control of it',
  whileExiled: 'for as long as it remains exiled',
  forever: '',
};

export const durationWords = (duration: Duration, context?: Context): string =>
  DURATIONS[duration].replace('this permanent', context?.self ?? 'this permanent');

/** Whether what is affected is lands, by their type or a land type. */
export const meansLands = (affected: Filter | ObjectRef): boolean =>
  'where' in affected &&
  affected.where.some(
    (predicate) =>
      (predicate.is === 'type' && predicate.type === 'Land') ||
      (predicate.is === 'subtype' && Object.hasOwn(BASIC_LAND_TYPES, predicate.subtype)),
  );
