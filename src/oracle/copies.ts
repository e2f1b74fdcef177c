import type { CopyExceptions } from '../rules/authoring/language';
import { amountWords } from './amounts';
import { colorList } from './colors';
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
  const name = except.name === context.card.name ? context.self : except.name;
  const size = sizeWords(except, context);
  const abilities = abilityWords(except, context);
  const words = [
    ...(name === undefined ? [] : [`its name is ${name}`]),
    ...(except.notSupertypes ?? []).map((word) =>
      spell
        ? `it isn't ${word.toLowerCase()} if the spell is ${word.toLowerCase()}`
        : `it's not ${word.toLowerCase()}`,
    ),
    ...(except.loyalty === undefined ? [] : [`its starting loyalty is ${except.loyalty}`]),
    ...size,
    ...insteadWords(except),
    ...additionWords(except),
    ...abilities,
    ...(except.entersWith ?? []).map(
      ({ counter, count, ifType }) =>
        `it enters with ${count === 1 ? 'an additional' : `${numberWord(count)} additional`} ${counter} counter on it if it's ${withArticle(ifType.toLowerCase())}`,
    ),
  ];
  // "It's 1/4 and has …": one subject for the two.
  const [first, second] = words;
  if (spell && except.colors !== undefined && words.length === 1)
    return `, except that the copy is ${colorList(except.colors)}`;
  const both = words.length === 2 && size.length === 1 && abilities.length === 1;
  if (both && second?.startsWith('it has "') === true)
    return `, except ${first} and ${second.slice('it '.length)}`;
  return `, except ${list(words)}`;
}

/** The size of what gets more types is told with them. */
const isPlainSize = ({ power, toughness }: CopyExceptions): boolean =>
  typeof power === 'number' && typeof toughness === 'number';
const addsKinds = ({ addColors, addTypes, addSubtypes }: CopyExceptions): boolean =>
  [...(addColors ?? []), ...(addTypes ?? []), ...(addSubtypes ?? [])].length > 0;

function sizeWords(except: CopyExceptions, context: Context): readonly string[] {
  const { power, toughness } = except;
  if (isPlainSize(except)) return addsKinds(except) ? [] : [`it's ${power}/${toughness}`];
  return [
    ...(power === undefined ? [] : [`its power is equal to ${amountWords(power, context)}`]),
    ...(toughness === undefined
      ? []
      : [`its toughness is equal to ${amountWords(toughness, context)}`]),
  ];
}

function insteadWords({ colors, types, subtypes }: CopyExceptions): readonly string[] {
  const color = colors?.length === 0 ? 'colorless' : colorList(colors ?? []);
  const kinds = [...(subtypes ?? []), ...(types ?? []).map((type) => type.toLowerCase())];
  if (kinds.length === 0) return color === '' ? [] : [`it's ${color}`];
  return [`it's ${withArticle([color, ...kinds].filter((word) => word !== '').join(' '))}`];
}

function additionWords(except: CopyExceptions): readonly string[] {
  const { addColors, addTypes, addSubtypes, addSupertypes } = except;
  const colors = addColors === undefined ? [] : [colorList(addColors)];
  const kinds = [
    ...(isPlainSize(except) && addsKinds(except) ? [`${except.power}/${except.toughness}`] : []),
    ...colors,
    ...(addSupertypes ?? []).map((word) => word.toLowerCase()),
    ...(addSubtypes ?? []),
    ...(addTypes ?? []).map((word) => word.toLowerCase()),
  ];
  return kinds.length === 0
    ? []
    : [
        `it's ${addsKinds(except) ? withArticle(kinds.join(' ')) : kinds.join(' ')} in addition to its other ${colors.length === 0 ? '' : 'colors and '}types`,
      ];
}

/** What is a copy of another creature no longer has the name of its card, which the others' texts don't know. */
const holderWords = ({ card }: Context): string | undefined =>
  card.types.includes('Creature') ? 'this creature' : undefined;

function abilityWords(
  { addAbilities, keepsThisAbility }: CopyExceptions,
  context: Context,
): readonly string[] {
  const words = (addAbilities ?? []).map((ability) =>
    ability.kind === 'keyword'
      ? keywordWords(ability, context)
      : quoted(ability, context.card, context, holderWords(context)),
  );
  if (keepsThisAbility === true) words.push('this ability');
  return words.length === 0 ? [] : [`it has ${list(words)}`];
}
