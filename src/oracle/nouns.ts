import {
  COLOR_WORDS,
  type Filter,
  type Predicate,
  ZONES,
  type Zone,
} from '../rules/authoring/language';
import { amountWords, comparisonWords } from './amounts';
import type { Context } from './context';
import { after, before, type Determiner, isPlural, noun, type Phrase, type Reader } from './phrase';
import { controlWords, objectWords } from './references';
import { keywordWord } from './spelling';
import { type Conjunction, list, numberWord, plural, withArticle } from './words';
import { zoneNoun, zoneWords } from './zones';

export type { Determiner } from './phrase';

/** What each quality adds to a noun phrase. Places: 1 state, 2 non-types, 3 supertypes, 4 colours. */
const PREDICATES: { [P in Predicate['is']]: Reader<Extract<Predicate, { is: P }>> } = {
  type: ({ type }, phrase) => phrase.types.push(type),
  subtype: ({ subtype }, phrase) => phrase.subtypes.push(subtype),
  supertype: ({ supertype }, phrase) => before(3, supertype.toLowerCase())(NOTHING, phrase),
  permanent: noun('permanent'),
  spell: noun('spell'),
  ability: ({ kind }, phrase, _, many) => {
    phrase.noun = `${kind ?? `activated ${many ? 'and' : 'or'} triggered`} ability`;
  },
  card: noun('card'),
  token: noun('token'),
  permanentCard: noun('permanent card'),
  kicked: before(1, 'kicked'),
  color: ({ color }, phrase) => before(4, COLOR_WORDS[color])(NOTHING, phrase),
  colorless: before(4, 'colorless'),
  multicolored: before(4, 'multicolored'),
  colored: (_, phrase) => after(phrase, 3, "that's one or more colors"),
  chosenColor: (_, phrase) => after(phrase, 0, 'of the chosen color'),
  chosenType: (_, phrase) => after(phrase, 1.5, 'of the chosen type'),
  controlledBy: ({ player }, phrase, context, many) =>
    after(phrase, 1, controlWords(player, context, many)),
  ownedBy: ({ player }, phrase) => {
    phrase.owner = player;
  },
  tapped: before(1, 'tapped'),
  faceDown: before(1, 'face-down'),
  transformed: before(1, 'transformed'),
  singleTarget: (_, phrase) => after(phrase, 2, 'with a single target'),
  saddled: before(1, 'saddled'),
  manned: ({ how, object }, phrase, context) =>
    after(
      phrase,
      3,
      `that ${how === 'crew' ? 'crewed' : 'saddled'} ${objectWords(object, context)} this turn`,
    ),
  attacking: before(1, 'attacking'),
  attackedThisTurn: (_, phrase) => after(phrase, 3, 'that attacked this turn'),
  blocking: before(1, 'blocking'),
  blocked: before(1, 'blocked'),
  keyword: ({ keyword }, phrase) => after(phrase, 2, `with ${keywordWord(keyword)}`),
  putThereThisTurn: (_, phrase) => after(phrase, 4, 'that was put there this turn'),
  targetsOnly: ({ where }, phrase, context) =>
    after(phrase, 3, `that targets only ${singleWords(where, context)}`),
  named: ({ name }, phrase) => after(phrase, 3, `named ${name}`),
  manaValue: ({ compare, to }, phrase, context) =>
    after(phrase, 2, `with mana value ${comparisonWords(compare, amountWords(to, context))}`),
  power: ({ compare, to }, phrase, context) =>
    after(phrase, 2, `with power ${comparisonWords(compare, amountWords(to, context))}`),
  toughness: ({ compare, to }, phrase, context) =>
    after(phrase, 2, `with toughness ${comparisonWords(compare, amountWords(to, context))}`),
  manaCost: ({ costs }, phrase) => after(phrase, 2, `with mana cost ${costs.join(' or ')}`),
  hasCounter: ({ counter }, phrase) =>
    after(
      phrase,
      2,
      `with ${withArticle(`${counter === undefined ? '' : `${counter} `}counter`)} on it`,
    ),
  attachedTo: ({ object }, phrase, context) =>
    after(phrase, 3, `attached to ${objectWords(object, context)}`),
  object: ({ object }, phrase, context) => {
    phrase.whole = () => objectWords(object, context);
  },
  commander: noun('commander'),
  not: ({ not }, phrase, context) => negated(not, phrase, context),
  or: ({ of }, phrase, context, many) => alternatives(of, phrase, context, many),
};

const NOTHING: Predicate = { is: 'permanent' };

function read(predicate: Predicate, phrase: Phrase, context: Context, many: boolean): void {
  const reader: Reader<never> = PREDICATES[predicate.is];
  reader(predicate as never, phrase, context, many);
}

function negated(not: Predicate, phrase: Phrase, context: Context): void {
  if (not.is === 'object') phrase.other = true;
  else if (not.is === 'controlledBy' && not.player.player === 'you')
    after(phrase, 1, "you don't control");
  else if (not.is === 'keyword') after(phrase, 2, `without ${keywordWord(not.keyword)}`);
  else if (not.is === 'faceDown') phrase.before.push({ place: 1, word: 'face-up' });
  else if (not.is === 'subtype') phrase.before.push({ place: 2, word: `non-${not.subtype}` });
  else if (not.is === 'tapped') phrase.before.push({ place: 1, word: 'untapped' });
  else if (not.is === 'attacking') phrase.before.push({ place: 1, word: 'nonattacking' });
  else
    phrase.before.push({
      place: 2,
      word: `non${nounPhrase([not], 'bare', context, { singular: true }).replace(/ permanent$/, '')}`
        // A name keeps its capital, after a hyphen.
        .replace(/^non(?=[A-Z])/, 'non-'),
    });
}

/** "a single creature other than …". */
function singleWords(where: readonly Predicate[], context: Context): string {
  const self = where.find((p) => p.is === 'not' && p.not.is === 'object');
  const rest = where.filter((p) => p !== self);
  const words = nounPhrase(rest, { words: 'a single' }, context, { singular: true });
  return self === undefined ? words : `${words} other than ${context.self}`;
}

function alternatives(
  of: readonly (readonly Predicate[])[],
  phrase: Phrase,
  context: Context,
  many: boolean,
): void {
  const words = of.map(([only, ...rest]) =>
    rest.length === 0 && only !== undefined ? soleWord(only) : undefined,
  );
  const states = of.map(([only, ...rest]) =>
    rest.length === 0 && only !== undefined ? stateWord(only) : undefined,
  );
  const [place] = states.flatMap((state) => (state === undefined ? [] : [state.place]));
  if (words.every((word) => word !== undefined)) phrase.choices = words;
  else if (place !== undefined && states.every((state) => state?.place === place))
    phrase.before.push({
      place,
      word: list(
        states.map((state) => state?.word ?? ''),
        'or',
      ),
    });
  else
    phrase.whole = (conjunction) =>
      list(
        of.map((where) => nounPhrase(where, many ? 'bare' : 'a', context)),
        conjunction,
      );
}

function soleWord(predicate: Predicate): string | undefined {
  if (predicate.is === 'type') return predicate.type.toLowerCase();
  if (predicate.is === 'subtype') return predicate.subtype;
  return predicate.is === 'card' || predicate.is === 'token' ? predicate.is : undefined;
}

/** A quality that stands before the noun in one word. */
function stateWord(predicate: Predicate): { place: number; word: string } | undefined {
  if (predicate.is === 'attacking' || predicate.is === 'blocking' || predicate.is === 'tapped')
    return { place: 1, word: predicate.is };
  return predicate.is === 'color' ? { place: 4, word: COLOR_WORDS[predicate.color] } : undefined;
}

interface Options {
  readonly zones?: readonly Zone[] | undefined;
  /** The noun even without a quality that gives it. */
  readonly noun?: string;
  /** "from your hand" or "in your hand". */
  readonly preposition?: 'from' | 'in';
  readonly singular?: boolean;
  readonly conjunction?: Conjunction;
  /** Instead of "you control": "you cast". */
  readonly afterNoun?: string;
}

/** A noun phrase: the qualities in printed order, with an article or a number. */
export function nounPhrase(
  where: readonly Predicate[],
  determiner: Determiner,
  context: Context,
  options: Options = {},
): string {
  const many = isPlural(determiner) && options.singular !== true;
  const phrase: Phrase = {
    other: false,
    before: [],
    types: [],
    subtypes: [],
    noun: options.noun ?? zoneNoun(options.zones),
    choices: undefined,
    whole: undefined,
    after: [],
    owner: undefined,
  };
  const each = many || determiner === 'each' || determiner === 'all';
  for (const predicate of where)
    read(predicate, phrase, context, predicate.is === 'controlledBy' ? each : many);
  const conjunction = options.conjunction ?? (many ? 'and' : 'or');
  if (phrase.whole !== undefined) return phrase.whole(conjunction);
  if (options.afterNoun !== undefined) after(phrase, 1.8, options.afterNoun);
  const zone = zoneWords(options.zones, phrase.owner, context, options.preposition ?? 'from');
  const core = [adjectives(phrase), head(phrase, many, conjunction)]
    .filter((part) => part !== '')
    .join(' ');
  const words = determined(core, determiner, phrase, context);
  after(phrase, 3.5, zone);
  const tail = phrase.after
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word)
    .filter((word) => word !== '')
    .map((word) => ` ${word}`)
    .join('');
  return words + tail;
}

function adjectives(phrase: Phrase): string {
  const ordered = [...phrase.before].sort((a, b) => a.place - b.place);
  return ordered
    .map(({ place, word }, at) => (place === 2 && ordered[at + 1]?.place === 2 ? `${word},` : word))
    .join(' ');
}

/** The noun with the types before it. Types alone are the noun themselves. */
function head(phrase: Phrase, many: boolean, conjunction: Conjunction): string {
  const types = phrase.types.map((type) => type.toLowerCase());
  const classes = [...phrase.subtypes, ...types];
  const form = (word: string) => (many ? plural(word) : word);
  const { choices } = phrase;
  if (choices !== undefined) {
    if (phrase.noun === undefined)
      return [...classes, list(choices.map(form), conjunction)].join(' ');
    return [...classes, list(choices, conjunction), form(phrase.noun)].join(' ');
  }
  const words = phrase.noun === undefined ? classes : [...classes, phrase.noun];
  if (phrase.noun === undefined && words.length === 0) return form('permanent');
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1), form(last)].join(' ');
}

function determined(
  core: string,
  determiner: Determiner,
  phrase: Phrase,
  context: Context,
): string {
  const heavy = phrase.before.length > 1;
  const other = phrase.other && !(determiner === 'target' && heavy);
  if (phrase.other && !other) phrase.after.push({ place: 4, word: `other than ${context.self}` });
  if (typeof determiner === 'object') return `${determiner.words} ${other ? 'other ' : ''}${core}`;
  if (typeof determiner === 'number')
    return `${numberWord(determiner)} ${other ? 'other ' : ''}${core}`;
  switch (determiner) {
    case 'a':
      return other ? `another ${core}` : withArticle(core);
    case 'target':
      return other ? `another target ${core}` : `target ${core}`;
    case 'bare':
      return other ? `other ${core}` : core;
    default:
      return `${determiner} ${other ? 'other ' : ''}${core}`;
  }
}

/** A filter as a noun phrase. */
export function filterWords(
  filter: Filter,
  determiner: Determiner,
  context: Context,
  options: Options = {},
): string {
  if (filter.zones?.length === ZONES.length)
    return list([
      `${determiner === 'all' ? 'all ' : ''}cards that aren't on the battlefield`,
      'spells',
      'permanents',
    ]);
  if (filter.where.length === 0 && filter.zones?.length === 1) {
    const zones = `all ${plural(filter.zones[0] ?? '')}`;
    if (determiner === 'all') return zones;
    if (determiner === 'bare') return `cards in ${zones}`;
  }
  return nounPhrase(filter.where, determiner, context, { ...options, zones: filter.zones });
}
