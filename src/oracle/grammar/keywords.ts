import type { Ability, KeywordAbility, Predicate } from '../../rules/authoring/language';
import { BASIC_LAND_TYPES, PLAIN_KEYWORDS } from '../../rules/authoring/language';
import { keywordWord } from '../spelling';
import { keywordCost, readCost } from './costs';
import { filterOf } from './numbers';
import { after, type Input, phrase, type Reading } from './reading';
import { settle } from './settle';
import { define, slot } from './slot';
import { SUBTYPES } from './subtypes';
import { colorOf } from './vocabulary';

type Found = Reading<KeywordAbility>;

/** Keywords with a cost alone. */
const WITH_COST = [
  'multikicker',
  'evoke',
  'dash',
  'flashback',
  'equip',
  'ward',
  'cumulativeUpkeep',
  'cycling',
  'morph',
  'megamorph',
  'disguise',
  'plot',
  'foretell',
] as const;

/** Keywords with a number alone. */
const WITH_COUNT = [
  'annihilator',
  'afflict',
  'afterlife',
  'bushido',
  'fabricate',
  'modular',
  'soulshift',
] as const;

/** "plainscycling {2}", "basic landcycling {1}" (702.29e). */
function typecycling(input: Input, at: number): readonly Found[] {
  const basic = input.word(at) === 'basic';
  const place = basic ? at + 1 : at;
  const [, kind] = /^(\w+)cycling$/.exec(input.word(place)) ?? [];
  if (kind === undefined || (basic && kind !== 'land')) return [];
  const subtype = SUBTYPES.get(kind);
  const type: Predicate | undefined =
    kind === 'land'
      ? { is: 'type', type: 'Land' }
      : subtype === undefined
        ? undefined
        : { is: 'subtype', subtype: subtype.name };
  if (type === undefined) return [];
  const where: readonly Predicate[] = basic
    ? [{ is: 'supertype', supertype: 'Basic' }, type]
    : [type];
  const word = basic ? `basic ${kind}` : kind;
  return keywordCost(input, place + 1).map(({ value: cost, end }) => ({
    value: { kind: 'keyword' as const, keyword: 'typecycling' as const, for: where, word, cost },
    end,
  }));
}

/** "affinity for artifacts". */
function affinity(input: Input, at: number): readonly Found[] {
  const from = after(input, at, 'affinity for');
  if (from < 0) return [];
  return input.once('many', from, slot('many').read).flatMap(({ value, end }) =>
    value.zones === undefined && value.head === undefined
      ? [
          {
            value: {
              kind: 'keyword' as const,
              keyword: 'affinity' as const,
              for: value.where,
              word: phrase(input, from, end),
            },
            end,
          },
        ]
      : [],
  );
}

/** The keywords with their words as tokens. */
const PLAIN_WORDS = PLAIN_KEYWORDS.map(
  (keyword) => [keyword, keywordWord(keyword).toLowerCase().replace('!', ' !')] as const,
);
const COST_WORDS = WITH_COST.map((keyword) => [keyword, keywordWord(keyword)] as const);

function plain(input: Input, at: number): readonly Found[] {
  return PLAIN_WORDS.flatMap(([keyword, words]) => {
    const end = after(input, at, words);
    return end < 0 ? [] : [{ value: { kind: 'keyword' as const, keyword }, end }];
  });
}

function withCost(input: Input, at: number): readonly Found[] {
  return COST_WORDS.flatMap(([keyword, words]) => {
    const end = after(input, at, words);
    return end < 0
      ? []
      : keywordCost(input, end).map(({ value: cost, end: last }) => ({
          value: { kind: 'keyword' as const, keyword, cost },
          end: last,
        }));
  });
}

function kicker(input: Input, at: number): readonly Found[] {
  if (input.word(at) !== 'kicker') return [];
  return keywordCost(input, at + 1).flatMap(({ value: cost, end }) => {
    const one: Found = { value: { kind: 'keyword', keyword: 'kicker', costs: [cost] }, end };
    if (input.word(end) !== 'and/or') return [one];
    return keywordCost(input, end + 1).map((second) => ({
      value: { kind: 'keyword' as const, keyword: 'kicker' as const, costs: [cost, second.value] },
      end: second.end,
    }));
  });
}

/** "annihilator 2", "crew 3", "saddle 1". */
function withNumber(input: Input, at: number): readonly Found[] {
  const word = input.word(at);
  const number = /^\d{1,4}$/.test(input.word(at + 1)) ? Number(input.word(at + 1)) : undefined;
  if (number === undefined) return [];
  const end = at + 2;
  const counted = WITH_COUNT.find((name) => name === word);
  if (counted !== undefined)
    return [{ value: { kind: 'keyword', keyword: counted, count: number }, end }];
  if (word === 'crew' || word === 'saddle')
    return [{ value: { kind: 'keyword', keyword: word, power: number }, end }];
  if (word !== 'suspend' || input.word(end) !== '—') return [];
  return readCost(input, end + 1, [',']).map(({ value: cost, end: last }) => ({
    value: { kind: 'keyword' as const, keyword: 'suspend' as const, count: number, cost },
    end: last,
  }));
}

function enchant(input: Input, at: number): readonly Found[] {
  if (input.word(at) !== 'enchant') return [];
  return input.once('noun', at + 1, slot('noun').read).map(({ value, end }) => ({
    value: { kind: 'keyword' as const, keyword: 'enchant' as const, what: filterOf(value) },
    end,
  }));
}

function landwalk(input: Input, at: number): readonly Found[] {
  const land = Object.keys(BASIC_LAND_TYPES).find(
    (name) => input.word(at) === `${name.toLowerCase()}walk`,
  );
  return land === undefined
    ? []
    : [{ value: { kind: 'keyword', keyword: 'landwalk', landType: land }, end: at + 1 }];
}

/** What "protection from" and "hexproof from" may name: the words, and the quality. */
function qualities(input: Input, at: number): readonly Reading<readonly Predicate[]>[] {
  const word = input.word(at);
  const color = colorOf(word);
  if (color !== undefined) return [{ value: [{ is: 'color', color }], end: at + 1 }];
  if (word === 'everything') return [{ value: [], end: at + 1 }];
  if (word === 'multicolored' || word === 'colorless')
    return [{ value: [{ is: word }], end: at + 1 }];
  return input
    .once('many', at, slot('many').read)
    .flatMap(({ value, end }) =>
      value.zones === undefined || value.head === 'spell' ? [{ value: value.where, end }] : [],
    );
}

const FROM = { protection: 'protection', hexproof: 'hexproofFrom' } as const;

/** "protection from red", and "from red and from blue", which are two. */
function protection(input: Input, at: number): readonly Reading<readonly KeywordAbility[]>[] {
  const first = input.word(at);
  if ((first !== 'protection' && first !== 'hexproof') || input.word(at + 1) !== 'from') return [];
  const keyword = FROM[first];
  const follow = (from: number): readonly Reading<readonly KeywordAbility[]>[] =>
    qualities(input, from).flatMap(({ value, end }) => {
      const word = phrase(input, from, end);
      const one: KeywordAbility = { kind: 'keyword', keyword, from: value, word };
      const alone = { value: [one], end };
      const comma = input.word(end) === ',' ? end + 1 : end;
      const next = input.word(comma) === 'and' ? comma + 1 : comma;
      if (next === end || input.word(next) !== 'from') return [alone];
      return [
        alone,
        ...follow(next + 1).map((rest) => ({ value: [one, ...rest.value], end: rest.end })),
      ];
    });
  return follow(at + 2);
}

/** One keyword ability, or several that one word introduces. */
export function readKeyword(
  input: Input,
  at: number,
): readonly Reading<readonly KeywordAbility[]>[] {
  const single = [
    ...plain(input, at),
    ...withCost(input, at),
    ...kicker(input, at),
    ...withNumber(input, at),
    ...enchant(input, at),
    ...landwalk(input, at),
    ...typecycling(input, at),
    ...affinity(input, at),
  ].map(({ value, end }) => ({ value: [value], end }));
  return [...single, ...protection(input, at)].flatMap(({ value, end }) => {
    const settled = settle(value);
    return settled === undefined ? [] : [{ value: settled, end }];
  });
}

/** "flying", "flying and haste", "first strike, vigilance, and "…"": at least one. */
function readList(input: Input, at: number): readonly Reading<readonly Ability[]>[] {
  const quoted =
    input.tokens[at]?.quote === undefined ? [] : input.once('quoted', at, slot('quoted').read);
  const items: readonly Reading<readonly Ability[]>[] = [
    ...input.once('keyword', at, readKeyword),
    ...quoted.map(({ value, end }) => ({ value: [value], end })),
  ];
  return items.flatMap(({ value, end }) => {
    const comma = input.word(end) === ',' ? end + 1 : end;
    const next = input.word(comma) === 'and' ? comma + 1 : comma;
    const alone = { value, end };
    if (next === end) return [alone];
    return [
      alone,
      ...readList(input, next).map((rest) => ({
        value: [...value, ...rest.value],
        end: rest.end,
      })),
    ];
  });
}

define('abilities', { read: readList });
