import type {
  Ability,
  CopiableValues,
  KeywordAbility,
  ParameterKeyword,
} from '../rules/authoring/language';
import type { Context } from './context';
import { activationWords, keywordCost } from './costs';
import { filterWords } from './nouns';
import { keywordWord } from './spelling';

type KeywordOf<K extends ParameterKeyword> = Extract<KeywordAbility, { keyword: K }>;

/** Keywords with parameters; the others are their own word. */
const WITH_PARAMETERS: {
  [K in ParameterKeyword]: (ability: KeywordOf<K>, context: Context) => string;
} = {
  kicker: ({ costs }, context) =>
    `kicker ${costs.map((cost) => keywordCost(cost, context).trim()).join(' and/or ')}`,
  multikicker: ({ cost }, context) => `multikicker${keywordCost(cost, context)}`,
  evoke: ({ cost }, context) => `evoke${keywordCost(cost, context)}`,
  dash: ({ cost }, context) => `dash${keywordCost(cost, context)}`,
  flashback: ({ cost }, context) => `flashback${keywordCost(cost, context)}`,
  equip: ({ cost }, context) => `equip${keywordCost(cost, context)}`,
  enchant: ({ what }, context) =>
    `enchant ${filterWords(what, 'bare', context, { singular: true })}`,
  protection: ({ word }) => `protection from ${word}`,
  hexproofFrom: ({ word }) => `hexproof from ${word}`,
  ward: ({ cost }, context) => `ward${keywordCost(cost, context)}`,
  cumulativeUpkeep: ({ cost }, context) => `cumulative upkeep${keywordCost(cost, context)}`,
  cycling: ({ cost }, context) => `cycling${keywordCost(cost, context)}`,
  typecycling: ({ word, cost }, context) => `${word}cycling${keywordCost(cost, context)}`,
  affinity: ({ word }) => `affinity for ${word}`,
  morph: ({ cost }, context) => `morph${keywordCost(cost, context)}`,
  megamorph: ({ cost }, context) => `megamorph${keywordCost(cost, context)}`,
  disguise: ({ cost }, context) => `disguise${keywordCost(cost, context)}`,
  annihilator: ({ count }) => `annihilator ${count}`,
  afflict: ({ count }) => `afflict ${count}`,
  afterlife: ({ count }) => `afterlife ${count}`,
  bushido: ({ count }) => `bushido ${count}`,
  fabricate: ({ count }) => `fabricate ${count}`,
  modular: ({ count }) => `modular ${count}`,
  soulshift: ({ count }) => `soulshift ${count}`,
  suspend: ({ count, cost }, context) => `suspend ${count}—${activationWords(cost, context)}`,
  plot: ({ cost }, context) => `plot${keywordCost(cost, context)}`,
  foretell: ({ cost }, context) => `foretell${keywordCost(cost, context)}`,
  crew: ({ power }) => `crew ${power}`,
  saddle: ({ power }) => `saddle ${power}`,
  landwalk: ({ landType }) => `${landType.toLowerCase()}walk`,
};

const takesParameters = (name: string): name is ParameterKeyword =>
  Object.hasOwn(WITH_PARAMETERS, name);

/** A keyword ability as it is printed, in lower case. */
export function keywordWords(ability: KeywordAbility, context: Context): string {
  const { keyword } = ability;
  if (!takesParameters(keyword)) return keywordWord(keyword);
  const writer: (ability: never, context: Context) => string = WITH_PARAMETERS[keyword];
  return writer(ability as never, context);
}

/** The keywords among the abilities. */
export const keywordList = (abilities: readonly Ability[], context: Context): readonly string[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'keyword' ? [keywordWords(ability, context)] : [],
  );

/** An ability that an effect gives, in quotation marks. */
export const quoted = (
  ability: Ability,
  holder: CopiableValues,
  context: Context,
  name?: string,
): string => `"${context.writers.ability(ability, holder, name).replaceAll('"', "'")}"`;
