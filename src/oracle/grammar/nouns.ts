import type { Predicate, Zone } from '../../rules/authoring/language';
import { choices, classes, qualities } from './classes';
import { readNumber } from './numbers';
import { after, type Input, type Reading } from './reading';
import { define, type Noun, slot } from './slot';
import { tails } from './tails';

type Head = NonNullable<Noun['head']>;
const HEADS: Readonly<Record<string, { readonly head: Head; readonly many: boolean }>> = {
  permanent: { head: 'permanent', many: false },
  permanents: { head: 'permanent', many: true },
  card: { head: 'card', many: false },
  cards: { head: 'card', many: true },
  spell: { head: 'spell', many: false },
  spells: { head: 'spell', many: true },
};

/** The noun with what stands before it, without what follows it. */
function cores(input: Input, at: number): readonly Reading<Noun>[] {
  const found: Reading<Noun>[] = [];
  const add = (where: readonly Predicate[], many: boolean, end: number, head?: Head): void => {
    found.push({ value: headed(where, many, head), end });
  };
  const addKinds = (where: readonly Predicate[], many: boolean, end: number): void => {
    const listed = where.at(-1)?.is === 'or' ? { listed: true as const } : {};
    found.push({ value: { ...headed(where, many, undefined), ...listed }, end });
  };
  for (const quality of qualities(input, at)) {
    const bare = HEADS[input.word(quality.end)];
    if (bare !== undefined) add(quality.where, bare.many, quality.end + 1, bare.head);
    if (bare?.head === 'permanent' && !bare.many) {
      const card = HEADS[input.word(quality.end + 1)];
      if (card?.head === 'card')
        add([...quality.where, { is: 'permanentCard' }], card.many, quality.end + 2, 'card');
      if (card?.head === 'spell')
        add([...quality.where, { is: 'permanentCard' }], card.many, quality.end + 2, 'spell');
    }
    // "Instant and sorcery spells": of many, which the noun alone tells.
    for (const one of classes(input, quality.end))
      for (const kind of one.many ? [] : choices(input, one, true)) {
        const head = HEADS[input.word(kind.end)];
        const tied = input.word(one.end) === 'and' || input.word(one.end) === ',';
        if (head?.many === true && tied && head.head !== 'permanent')
          add([...quality.where, ...kind.where], true, kind.end + 1, head.head);
      }
    for (const one of classes(input, quality.end))
      for (const kind of [one, ...choices(input, one)]) {
        const where = [...quality.where, ...kind.where];
        addKinds(where, kind.many, kind.end);
        const head = kind.many ? undefined : HEADS[input.word(kind.end)];
        if (head !== undefined) add(where, head.many, kind.end + 1, head.head);
      }
  }
  return found.filter(({ value }) => value.where.length > 0 || value.head !== undefined);
}

function headed(where: readonly Predicate[], many: boolean, head: Head | undefined): Noun {
  switch (head) {
    case 'spell':
      return { where: [{ is: 'spell' }, ...where], zones: ['stack'], many, head };
    case 'permanent':
      return { where: [...where, { is: 'permanent' }], many, head };
    case undefined:
      return { where, many };
    default:
      return { where, many, head };
  }
}

/** "spell or ability", "activated or triggered ability". */
const ON_STACK: readonly (readonly [string, readonly Predicate[]])[] = [
  ['spell or ability', []],
  ['activated or triggered ability', [{ is: 'ability' }]],
  ['activated ability', [{ is: 'ability', kind: 'activated' }]],
  ['triggered ability', [{ is: 'ability', kind: 'triggered' }]],
];

const OWN_OF_ONE = ['keyword', 'power', 'toughness'];
const isOwnOfOne = (predicate: Predicate): boolean =>
  OWN_OF_ONE.includes(predicate.is === 'not' ? predicate.not.is : predicate.is);

/** "Artifact or creature with flying": only the creature must fly; control and the like are said of all. */
function ofLast(where: readonly Predicate[], more: readonly Predicate[]): readonly Predicate[] {
  const at = where.findIndex(({ is }) => is === 'or');
  const kinds = where[at];
  if (kinds?.is !== 'or' || !more.every(isOwnOfOne)) return [...where, ...more];
  const [last = [], ...others] = [...kinds.of].reverse();
  const of = [...others.reverse(), [...last, ...more]];
  return where.map((one, n) => (n === at ? { is: 'or' as const, of } : one));
}

const OF_CARDS: ReadonlySet<Zone> = new Set(['hand', 'library', 'graveyard']);

/** Only cards are in a hand, library or graveyard (109.2). */
const fits = ({ head }: Noun, zones: readonly Zone[]): boolean =>
  head === 'card' || !zones.some((zone) => OF_CARDS.has(zone));
/** Nobody controls a card (108.4). */
const isControl = (predicate: Predicate): boolean =>
  predicate.is === 'not' ? isControl(predicate.not) : predicate.is === 'controlledBy';

/** A noun with all that belongs to it, in every length that it may have. */
export function readNoun(input: Input, at: number): readonly Reading<Noun>[] {
  const found: Reading<Noun>[] = [];
  const other = input.word(at) === 'other';
  const from = other ? at + 1 : at;
  const lead: readonly Predicate[] = other
    ? [{ is: 'not', not: { is: 'object', object: { ref: 'this' } } }]
    : [];
  const grow = ({ value, end }: Reading<Noun>): void => {
    found.push({ value, end });
    for (const tail of tails(input, end)) {
      if (tail.zones !== undefined && (value.zones !== undefined || !fits(value, tail.zones)))
        continue;
      if (value.head === 'card' && tail.where.some(isControl)) continue;
      grow({
        value: {
          ...value,
          where:
            value.listed === true
              ? ofLast(value.where, tail.where)
              : [...value.where, ...tail.where],
          ...(tail.zones === undefined ? {} : { zones: tail.zones }),
        },
        end: tail.end,
      });
    }
  };
  for (const core of cores(input, from))
    grow({ ...core, value: { ...core.value, where: [...lead, ...core.value.where] } });
  for (const [text, where] of ON_STACK) {
    const end = after(input, from, text);
    if (end >= 0) grow({ value: { where, zones: ['stack'], many: false, head: 'ability' }, end });
  }
  return found;
}

const isOne = (input: Input, at: number): readonly Reading<Noun>[] =>
  input.once('any noun', at, readNoun).filter(({ value }) => !value.many);

define('noun', {
  read: isOne,
});

define('many', {
  read: (input, at) => input.once('any noun', at, readNoun).filter(({ value }) => value.many),
});

define('one', {
  read: (input, at) => {
    const word = input.word(at);
    if (word === 'a' || word === 'an') return isOne(input, at + 1);
    if (word !== 'another') return [];
    return isOne(input, at + 1).map(({ value, end }) => ({
      value: {
        ...value,
        where: [
          { is: 'not' as const, not: { is: 'object' as const, object: { ref: 'this' as const } } },
          ...value.where,
        ],
      },
      end,
    }));
  },
});

/** The numbers that a noun may follow: "a creature", "two creatures", "X creatures". */
export function countedNoun(
  input: Input,
  at: number,
): readonly Reading<{
  readonly noun: Noun;
  readonly count: ReturnType<typeof readNumber>[number]['value'];
}>[] {
  const one = input.once('one', at, slot('one').read);
  return [
    ...one.map(({ value, end }) => ({ value: { noun: value, count: 1 as const }, end })),
    ...readNumber(input, at).flatMap(({ value, end }) =>
      input
        .once('any noun', end, readNoun)
        .filter(({ value: noun }) => noun.many === (value !== 1))
        .map((noun) => ({ value: { noun: noun.value, count: value }, end: noun.end })),
    ),
  ];
}

define('spells', {
  read: (input, at) =>
    [
      ...input.once('one', at, slot('one').read),
      ...input.once('many', at, slot('many').read),
    ].flatMap(({ value, end }) =>
      value.head === 'spell'
        ? [{ value: value.where.filter(({ is }) => is !== 'spell'), end }]
        : [],
    ),
});
