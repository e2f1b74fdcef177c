import type { EventPattern, Players, Predicate, Step } from '../../rules/authoring/language';
import { dies, type Happening, happenings } from './happenings';
import { readNoun } from './nouns';
import { after, type Input, type Reading } from './reading';
import { define, type Noun, slot } from './slot';
import { choice, form } from './template';

/** What triggers an ability: one event or several, of one object or of one or more at once. */
export interface Trigger {
  readonly trigger: EventPattern;
  readonly or?: readonly EventPattern[];
  readonly oneOrMore?: true;
  /** What a pronoun in the effect means, where it is not the object of the event. */
  readonly about?: 'this' | 'event' | 'spell' | 'none';
}

type Where = readonly Predicate[];
const ITSELF: Where = [{ is: 'object', object: { ref: 'this' } }];

interface Subject {
  readonly objects: readonly Where[];
  readonly oneOrMore: boolean;
}

const attachedWhere: Where = [{ is: 'object', object: { ref: 'attached' } }];

/** Whom the event is about: "~", "another creature you control", "~ or another Goblin", "one or more creatures". */
function readSubject(input: Input, at: number): readonly Reading<Subject>[] {
  const found: Reading<Subject>[] = [];
  const self = input.word(at) === '~';
  const one = (where: Where, end: number) =>
    found.push({ value: { objects: [where], oneOrMore: false }, end });
  if (self) {
    one(ITSELF, at + 1);
    if (input.word(at + 1) === 'or')
      for (const { value, end } of input.once('one', at + 2, slot('one').read))
        found.push({ value: { objects: [ITSELF, value.where], oneOrMore: false }, end });
  }
  if (['enchanted', 'equipped'].includes(input.word(at)))
    for (const { value, end } of input.once('agent', at, slot('agent').read))
      if (value.ref === 'attached') one(attachedWhere, end);
  for (const { value, end } of input.once('one', at, slot('one').read))
    if (isOnTable(value)) one(asCard(value), end);
  const group = after(input, at, 'one or more');
  if (group >= 0)
    for (const { value, end } of input.once('any noun', group, readNoun))
      if (value.many && isOnTable(value))
        found.push({ value: { objects: [asCard(value)], oneOrMore: true }, end });
  return found;
}

/** A token is no card (108.2b). */
const asCard = ({ head, where }: Noun): Where =>
  head === 'card' ? [...where, { is: 'card' }] : where;

const isOnTable = ({ head, zones }: Noun): boolean =>
  head !== 'spell' && head !== 'ability' && zones === undefined;

/** "~ enters", "a creature dies", "~ enters or attacks". */
function objectEvents(input: Input, at: number): readonly Reading<Trigger>[] {
  return readSubject(input, at).flatMap(({ value: { objects, oneOrMore }, end }) =>
    happenings(input, end, oneOrMore).flatMap((first) => {
      const seconds =
        input.word(first.end) === 'or' ? happenings(input, first.end + 1, oneOrMore) : [];
      const make = (verbs: readonly Happening[], last: number): Reading<Trigger>[] => {
        const [trigger, ...or] = objects.flatMap((object) => verbs.map((verb) => verb(object)));
        if (trigger === undefined) return [];
        const value: Trigger = {
          trigger,
          ...(or.length === 0 ? {} : { or }),
          ...(oneOrMore ? { oneOrMore: true as const } : {}),
        };
        return [{ value, end: last }];
      };
      return [
        ...make([first.value], first.end),
        ...seconds.flatMap((second) => make([first.value, second.value], second.end)),
      ];
    }),
  );
}

const spellOnly = ({ where }: Noun): Where => where.filter(({ is }) => is !== 'spell');

const ACTORS: readonly (readonly [string, string, Players | undefined])[] = [
  ['you', '', { player: 'you' }],
  ['an opponent', 's', { player: 'opponents' }],
  ['a player', 's', undefined],
];

type Deed = (input: Input, at: number, by: Players | undefined) => readonly Reading<EventPattern>[];

const withBy = (by: Players | undefined): { by?: Players } => (by === undefined ? {} : { by });
const withPlayer = (player: Players | undefined): { player?: Players } =>
  player === undefined ? {} : { player };
const owner = (by: Players | undefined, is: 'controlledBy' | 'ownedBy'): Where =>
  by === undefined ? [] : [{ is, player: by }];

/** What a player does, after the verb. */
const DEEDS: Readonly<Record<string, Deed>> = {
  cast: (input, at, by) => [
    ...input
      .once('one', at, slot('one').read)
      .flatMap(({ value, end }) =>
        value.head === 'spell'
          ? [{ value: { event: 'cast' as const, spell: spellOnly(value), ...withBy(by) }, end }]
          : [],
      ),
    ...(input.word(at) === '~'
      ? [{ value: { event: 'cast' as const, spell: ITSELF, ...withBy(by) }, end: at + 1 }]
      : []),
  ],
  sacrifice: (input, at, by) =>
    input.once('one', at, slot('one').read).map(({ value, end }) => ({
      value: {
        event: 'moved' as const,
        object: [...value.where, ...owner(by, 'controlledBy')],
        from: 'battlefield' as const,
        why: 'sacrifice' as const,
      },
      end,
    })),
  discard: (input, at, by) =>
    input.once('one', at, slot('one').read).flatMap(({ value, end }) =>
      value.head === 'card'
        ? [
            {
              value: {
                event: 'moved' as const,
                object: [{ is: 'card' as const }, ...value.where, ...owner(by, 'ownedBy')],
                why: 'discard' as const,
              },
              end,
            },
          ]
        : [],
    ),
  gain: (input, at, by) =>
    input.word(at) === 'life'
      ? [{ value: { event: 'lifeGained' as const, ...withPlayer(by) }, end: at + 1 }]
      : [],
  lose: (input, at, by) =>
    input.word(at) === 'life'
      ? [{ value: { event: 'lifeLost' as const, ...withPlayer(by) }, end: at + 1 }]
      : [],
  draw: (input, at, by) =>
    after(input, at, 'a card') >= 0
      ? [{ value: { event: 'drawn' as const, ...withPlayer(by) }, end: at + 2 }]
      : [],
  attack: (_, at, by) => [
    { value: { event: 'attackersDeclared' as const, ...withBy(by) }, end: at },
  ],
  exert: (input, at, by) =>
    input.once('one', at, slot('one').read).map(({ value, end }) => ({
      value: { event: 'exerted' as const, object: value.where, ...withBy(by) },
      end,
    })),
  tap: (input, at, by) =>
    input.once('one', at, slot('one').read).flatMap(({ value, end }) => {
      const last = after(input, end, 'for mana');
      return last < 0
        ? []
        : [
            {
              value: {
                event: 'tappedForMana' as const,
                object: value.where,
                ...withBy(by ?? { player: 'all' }),
              },
              end: last,
            },
          ];
    }),
  commit: (input, at, by) =>
    after(input, at, 'a crime') >= 0
      ? [{ value: { event: 'crime' as const, ...withBy(by) }, end: at + 2 }]
      : [],
  become: (input, at, by) =>
    after(input, at, 'the monarch') >= 0
      ? [{ value: { event: 'becomesMonarch' as const, ...withPlayer(by) }, end: at + 2 }]
      : [],
};

/** "you cast a creature spell", "an opponent draws a card". */
function deeds(input: Input, at: number): readonly Reading<Trigger>[] {
  return ACTORS.flatMap(([who, ending, by]) => {
    const from = after(input, at, who);
    if (from < 0) return [];
    const verb = input.word(from);
    return Object.entries(DEEDS).flatMap(([name, deed]) =>
      verb === `${name}${ending}`
        ? deed(input, from + 1, by).map(({ value, end }) => ({ value: { trigger: value }, end }))
        : [],
    );
  });
}

const STEPS: Readonly<Record<string, Step>> = {
  upkeep: 'upkeep',
  'draw step': 'draw',
  'end step': 'end',
  'first main phase': 'main1',
  'precombat main phase': 'main1',
  'second main phase': 'main2',
  'postcombat main phase': 'main2',
};
const OF: readonly (readonly [string, Players | undefined])[] = [
  ['your', { player: 'you' }],
  ['each of your', { player: 'you' }],
  ['each', undefined],
  ["each player 's", undefined],
  ["each opponent 's", { player: 'opponents' }],
  ["enchanted player 's", { player: 'controllerOf', of: { ref: 'attached' } }],
  ["the monarch 's", { player: 'monarch' }],
  ['the', undefined],
  ['the next', undefined],
  // Whoever's it is.
  ["the next turn 's", undefined],
];

const beginning = (step: Step, of: Players | undefined): EventPattern =>
  of === undefined ? { event: 'beginning', step } : { event: 'beginning', step, of };

/** "the beginning of your upkeep", "the beginning of combat on your turn", "end of combat". */
export function readBeginning(input: Input, at: number): readonly Reading<EventPattern>[] {
  if (after(input, at, 'end of combat') >= 0)
    return [{ value: beginning('endCombat', undefined), end: at + 3 }];
  const from = after(input, at, 'the beginning of');
  if (from < 0) return [];
  const combat = after(input, from, 'combat on your turn');
  if (combat >= 0) return [{ value: beginning('beginCombat', { player: 'you' }), end: combat }];
  if (after(input, from, 'each combat') >= 0)
    return [{ value: beginning('beginCombat', undefined), end: from + 2 }];
  return OF.filter(([words]) => !words.includes('enchanted')).flatMap(([words, of]) => {
    const end = after(input, from, words);
    if (end < 0) return [];
    return Object.entries(STEPS).flatMap(([name, step]) => {
      const last = after(input, end, name);
      return last < 0 ? [] : [{ value: beginning(step, of), end: last }];
    });
  });
}

/** What begins a triggered ability (603.1), up to the comma. */
export function readTrigger(input: Input, at: number): readonly Reading<Trigger>[] {
  const word = input.word(at);
  // What begins next is waited for once (603.7): no ability by itself.
  if (word === 'at' && after(input, at + 1, 'the beginning of the next') >= 0) return [];
  if (word === 'at')
    return readBeginning(input, at + 1).map(({ value, end }) => ({
      value: { trigger: value },
      end,
    }));
  if (word !== 'when' && word !== 'whenever') return [];
  return [...objectEvents(input, at + 1), ...deeds(input, at + 1)];
}

const entered = (object: Where): EventPattern => ({ event: 'moved', object, to: 'battlefield' });

/** What may have happened this turn: "a creature died", "you gained life". */
const PAST = choice<EventPattern>([
  form('{one:one} died', ({ one }) => dies(one.where)),
  form('you attacked', () => ({ event: 'attackersDeclared', by: { player: 'you' } })),
  form("you've committed a crime", () => ({ event: 'crime', by: { player: 'you' } })),
  form('you gained life', () => ({ event: 'lifeGained', player: { player: 'you' } })),
  form('you lost life', () => ({ event: 'lifeLost', player: { player: 'you' } })),
  form('an opponent lost life', () => ({ event: 'lifeLost', player: { player: 'opponents' } })),
  form('a player lost life', () => ({ event: 'lifeLost' })),
  form('{one:one} entered [the battlefield]', ({ one }) => entered(one.where)),
  form('{one:one} entered [the battlefield] under your control', ({ one }) =>
    entered([...one.where, { is: 'controlledBy', player: { player: 'you' } }]),
  ),
]);
define('event', {
  read: PAST.read,
});
