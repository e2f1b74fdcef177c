import type {
  Amount,
  Filter,
  ObjectRef,
  Players,
  TargetSpec,
} from '../../rules/authoring/language';
import { readNoun } from './nouns';
import { filterOf, isSomewhere, readNumber } from './numbers';
import { asPossessor, chosenObject, pendingObject, selfObject, targetObject } from './pending';
import { type Agreement, after, type Input, type Read, type Reading } from './reading';
import { define, type Noun, slot } from './slot';

const THIS: ObjectRef = { ref: 'this' };
const ALL: Players = { player: 'all' };
const TARGETABLE: Filter = {
  where: [
    {
      is: 'or',
      of: [
        [{ is: 'type', type: 'Creature' }],
        [{ is: 'type', type: 'Planeswalker' }],
        [{ is: 'type', type: 'Battle' }],
      ],
    },
  ],
};

interface Aimed {
  readonly spec: TargetSpec;
  readonly many: boolean;
}

const specOf = (noun: Noun): TargetSpec => ({ objects: filterOf(noun) });

/** "target creature", "up to two other target permanents", "X target lands". */
export function readTarget(input: Input, at: number): readonly Reading<Aimed>[] {
  const found: Reading<Aimed>[] = [];
  const nouns = (from: number, many: boolean): readonly Reading<Noun>[] =>
    input
      .once('any noun', from, readNoun)
      .filter(({ value }) => value.many === many && isSomewhere(value));
  const other = input.word(at) === 'another' || input.word(at) === 'other';
  const first = other ? at + 1 : at;
  if (input.word(first) === 'target') {
    const wide = after(input, first, 'target spell or permanent');
    if (wide >= 0)
      found.push({
        value: {
          spec: {
            objects: {
              zones: ['battlefield', 'stack'],
              where: [{ is: 'or', of: [[{ is: 'spell' }], [{ is: 'permanent' }]] }],
            },
          },
          many: false,
        },
        end: wide,
      });
    for (const { value, end } of nouns(first + 1, false))
      found.push({ value: { spec: specOf(other ? another(value) : value), many: false }, end });
  }
  for (const { count, end } of counts(input, at)) {
    const more = input.word(end) === 'other' ? end + 1 : end;
    if (input.word(more) !== 'target') continue;
    const single = count[1] === 1;
    for (const noun of nouns(more + 1, !single)) {
      const value = more === end ? noun.value : another(noun.value);
      const spec = { ...specOf(value), count };
      found.push({ value: { spec, many: !single }, end: noun.end });
    }
  }
  return found;
}

const another = (noun: Noun): Noun => ({
  ...noun,
  where: [{ is: 'not', not: { is: 'object', object: THIS } }, ...noun.where],
});

/** How many targets: "up to one", "two", "one or two", "any number of". */
function counts(
  input: Input,
  at: number,
): readonly { readonly count: readonly [Amount, Amount]; readonly end: number }[] {
  const any = after(input, at, 'any number of');
  if (any >= 0) return [{ count: [0, 1_000], end: any }];
  const upTo = after(input, at, 'up to');
  if (upTo >= 0)
    return readNumber(input, upTo).map(({ value, end }) => ({ count: [0, value], end }));
  return readNumber(input, at).flatMap(({ value, end }) => {
    const either = input.word(end) === 'or' ? readNumber(input, end + 1) : [];
    return [
      { count: [value, value] as const, end },
      ...either.map((most) => ({ count: [value, most.value] as const, end: most.end })),
    ].filter(({ count }) => count[1] !== 1);
  });
}

/** Nouns after "that" and "those", which name again what was named before. */
const AGAIN: Readonly<Record<string, string>> = {
  creature: 'Creature',
  land: 'Land',
  artifact: 'Artifact',
  enchantment: 'Enchantment',
  planeswalker: 'Planeswalker',
  permanent: 'permanent',
  card: 'card',
  spell: 'spell',
  token: 'token',
  ability: 'ability',
};
const AGAIN_MANY: Readonly<Record<string, string>> = {
  creatures: 'Creature',
  lands: 'Land',
  artifacts: 'Artifact',
  permanents: 'permanent',
  cards: 'card',
  tokens: 'token',
  spells: 'spell',
};

/** What this is attached to (301.5, 303.4). */
function attached(input: Input, at: number): readonly Reading<ObjectRef>[] {
  const word = input.word(at);
  if (word !== 'enchanted' && word !== 'equipped' && word !== 'fortified') return [];
  const noun = input.word(at + 1);
  const kind = ['creature', 'permanent', 'land', 'artifact', 'enchantment', 'planeswalker'];
  return kind.includes(noun) || /^[A-Z]/.test(input.tokens[at + 1]?.raw ?? '')
    ? [{ value: { ref: 'attached' }, end: at + 2, agrees: 'third' }]
    : [];
}

/** An object named before, or the one whose text it is: nothing new. */
function named(input: Input, at: number): readonly Reading<ObjectRef>[] {
  const word = input.word(at);
  if (word === '~') {
    const self = { value: selfObject(at, input.tokens[at]?.raw ?? ''), agrees: 'third' as const };
    const away = after(input, at + 1, 'from your graveyard');
    return away < 0 ? [{ ...self, end: at + 1 }] : [{ ...self, end: away }];
  }
  if (word === 'it') return [{ value: pendingObject('it', at), end: at + 1, agrees: 'third' }];
  const next = input.word(at + 1);
  const again = word === 'that' || word === 'the' ? AGAIN[next] : undefined;
  if (again !== undefined)
    return [{ value: pendingObject('that', at, again), end: at + 2, agrees: 'third' }];
  if (after(input, at, 'the exiled card') >= 0)
    return [{ value: pendingObject('that', at, 'exiled'), end: at + 3, agrees: 'third' }];
  if (after(input, at, 'the sacrificed creature') >= 0)
    return [{ value: { ref: 'bound', name: 'sacrificed' }, end: at + 3, agrees: 'third' }];
  return attached(input, at);
}

function one(input: Input, at: number): readonly Reading<ObjectRef>[] {
  return [
    ...named(input, at),
    ...input
      .once('target', at, readTarget)
      .flatMap(({ value, end }) =>
        value.many ? [] : [{ value: targetObject(value.spec, at), end, agrees: 'third' as const }],
      ),
  ];
}

/** Several named before, or several targets. */
function several(input: Input, at: number): readonly Reading<ObjectRef>[] {
  const word = input.word(at);
  if (word === 'them' || word === 'they')
    return [{ value: pendingObject('they', at), end: at + 1, agrees: 'base' }];
  const again = word === 'those' ? AGAIN_MANY[input.word(at + 1)] : undefined;
  if (again !== undefined)
    return [{ value: pendingObject('they', at, again), end: at + 2, agrees: 'base' }];
  const each = after(input, at, 'each of');
  const from = each < 0 ? at : each;
  const agrees: Agreement = each < 0 ? 'base' : 'third';
  const targets = input
    .once('target', from, readTarget)
    .flatMap(({ value, end }) =>
      value.many ? [{ value: targetObject(value.spec, from, true), end, agrees }] : [],
    );
  return each < 0
    ? targets
    : [...targets, ...several(input, each).map((reading) => ({ ...reading, agrees }))];
}

/** All of a kind: "all creatures", "each creature", and where it is the subject "creatures" by itself. */
function groups(input: Input, at: number, bare: boolean): readonly Reading<Filter>[] {
  const found: Reading<Filter>[] = [];
  const take = (from: number, many: boolean, agrees: Agreement): void => {
    for (const { value, end } of input.once('any noun', from, readNoun))
      if (value.many === many && isSomewhere(value))
        found.push({ value: filterOf(value), end, agrees });
  };
  if (input.word(at) === 'all') take(at + 1, true, 'base');
  if (input.word(at) === 'each') take(at + 1, false, 'third');
  if (bare) take(at, true, 'base');
  return found;
}

/** An object that the player chooses as the instruction is followed: "a creature you control". */
function chosen(input: Input, at: number): readonly Reading<ObjectRef>[] {
  return input
    .once('one', at, slot('one').read)
    .flatMap(({ value, end }) =>
      value.head === 'spell' || value.head === 'ability' || !isSomewhere(value)
        ? []
        : [{ value: chosenObject(value, at), end, agrees: 'third' as const }],
    );
}

const known: Read<ObjectRef> = (input, at) => [...one(input, at), ...chosen(input, at)];
define('object', { read: known });
define('agent', {
  read: one,
});

define('objects', {
  read: (input, at) => [...known(input, at), ...several(input, at), ...groups(input, at, false)],
});
define('agents', {
  read: (input, at) => [...one(input, at), ...several(input, at), ...groups(input, at, true)],
});

define('several', {
  read: (input, at) => [
    ...several(input, at),
    ...input
      .once('many', at, slot('many').read)
      .flatMap(({ value, end }) => (isSomewhere(value) ? [{ value: filterOf(value), end }] : [])),
  ],
});
define('attached', { read: attached });
define('targets', {
  read: (input, at) =>
    input
      .once('target', at, readTarget)
      .map(({ value, end }) => ({ value: targetObject(value.spec, at, value.many), end })),
});

define('possessor', {
  read: (input, at) => {
    if (input.word(at) === 'its')
      return [{ value: asPossessor(pendingObject('its', at)), end: at + 1 }];
    return one(input, at).flatMap(({ value, end }) =>
      input.word(end) === "'s" ? [{ value: asPossessor(value), end: end + 1 }] : [],
    );
  },
});

/** Any target, with the slot that both objects and players may fill (115.4). */
const bothKinds = (spec: TargetSpec, at: number): { readonly slot: number } => {
  const pending = { slot: -1, pending: { at, means: { target: spec, many: false } } };
  return pending;
};

/** "one, two, or three targets", "any number of target creatures": how many there must be at least is one (601.2d). */
define('divided', {
  read: (input, at) => {
    const any = [
      ['one or two targets', 2],
      ['one , two , or three targets', 3],
    ] as const;
    const found: Reading<ObjectRef | { readonly slot: number }>[] = any.flatMap(([words, most]) => {
      const end = after(input, at, words);
      const spec: TargetSpec = { objects: TARGETABLE, players: ALL, count: [1, most] };
      return end < 0 ? [] : [{ value: bothKinds(spec, at), end }];
    });
    const several = input
      .once('target', at, readTarget)
      .flatMap(({ value, end }) =>
        value.many ? [{ value: targetObject(value.spec, at, true), end }] : [],
      );
    return [...found, ...several];
  },
});

define('recipient', {
  read: (input, at) => {
    const found: Reading<ObjectRef | Players | { readonly slot: number }>[] = [
      ...one(input, at),
      ...input.once('subject', at, slot('subject').read),
    ];
    if (after(input, at, 'any target') >= 0)
      found.push({ value: bothKinds({ objects: TARGETABLE, players: ALL }, at), end: at + 2 });
    const walker = after(input, at, 'target player or planeswalker');
    if (walker >= 0) {
      const objects: Filter = { where: [{ is: 'type', type: 'Planeswalker' }] };
      found.push({ value: bothKinds({ objects, players: ALL }, at), end: walker });
    }
    const opponent = after(input, at, 'target opponent or planeswalker');
    if (opponent >= 0) {
      const objects: Filter = { where: [{ is: 'type', type: 'Planeswalker' }] };
      const players: Players = { player: 'opponents' };
      found.push({ value: bothKinds({ objects, players }, at), end: opponent });
    }
    return found;
  },
});
