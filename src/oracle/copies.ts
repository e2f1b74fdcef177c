import { type Amount, COLOR_WORDS, type CopyExceptions } from '../rules/authoring/language';
import { amountWords } from './amounts';
import type { Context } from './context';
import { keywordWords, quoted } from './keywords';
import { list, numberWord, withArticle } from './words';

/** ", except …" of a copying effect (707.9); `spell`: what is copied is a spell. */
export function exceptWords(
  except: CopyExceptions | undefined,
  context: Context,
  spell = false,
): string {
  if (except === undefined) return '';
  return `, except ${list([
    ...(except.name === undefined ? [] : [`its name is ${except.name}`]),
    ...sizeWords(except.power, except.toughness, context),
    ...(except.notSupertypes ?? []).map((word) =>
      spell
        ? `it isn't ${word.toLowerCase()} if the spell is ${word.toLowerCase()}`
        : `it's not ${word.toLowerCase()}`,
    ),
    ...insteadWords(except),
    ...additionWords(except),
    ...abilityWords(except, context),
    ...(except.entersWith ?? []).map(
      ({ counter, count, ifType }) =>
        `it enters with ${count === 1 ? 'an additional' : `${numberWord(count)} additional`} ${counter} counter on it if it's ${withArticle(ifType.toLowerCase())}`,
    ),
    ...(except.keepsThisAbility === true ? ['it has this ability'] : []),
  ])}`;
}

function sizeWords(
  power: Amount | undefined,
  toughness: Amount | undefined,
  context: Context,
): readonly string[] {
  if (typeof power === 'number' && typeof toughness === 'number')
    return [`it's ${power}/${toughness}`];
  return [
    ...(power === undefined ? [] : [`its power is equal to ${amountWords(power, context)}`]),
    ...(toughness === undefined
      ? []
      : [`its toughness is equal to ${amountWords(toughness, context)}`]),
  ];
}

function insteadWords({ colors, types, subtypes }: CopyExceptions): readonly string[] {
  const colorNames = (colors ?? []).map((color) => COLOR_WORDS[color]);
  const color = colors?.length === 0 ? 'colorless' : list(colorNames);
  const kinds = [...(subtypes ?? []), ...(types ?? []).map((type) => type.toLowerCase())];
  if (kinds.length === 0) return color === '' ? [] : [`it's ${color}`];
  return [`it's ${withArticle([color, ...kinds].filter((word) => word !== '').join(' '))}`];
}

function additionWords({
  addColors,
  addTypes,
  addSubtypes,
  addSupertypes,
}: CopyExceptions): readonly string[] {
  const colors = (addColors ?? []).map((color) => COLOR_WORDS[color]);
  const kinds = [
    ...colors,
    ...(addSupertypes ?? []).map((word) => word.toLowerCase()),
    ...(addSubtypes ?? []),
    ...(addTypes ?? []).map((word) => word.toLowerCase()),
  ];
  return kinds.length === 0
    ? []
    : [
        `it's ${withArticle(kinds.join(' '))} in addition to its other ${colors.length === 0 ? '' : 'colors and '}types`,
      ];
}

function abilityWords({ addAbilities }: CopyExceptions, context: Context): readonly string[] {
  if (addAbilities === undefined || addAbilities.length === 0) return [];
  const words = addAbilities.map((ability) =>
    ability.kind === 'keyword'
      ? keywordWords(ability, context)
      : quoted(ability, context.card, context),
  );
  return [`it has ${list(words)}`];
}
