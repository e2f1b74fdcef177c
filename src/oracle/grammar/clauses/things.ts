import type {
  Amount,
  EventPattern,
  Instruction,
  PlayerRef,
} from '../../../rules/authoring/language';
import { filterOf } from '../numbers';
import { dividing, eitherKind, namedBefore } from '../pending';
import type { SlotTypes } from '../slot';
import { says, saysAll } from './kit';

type Group = Extract<Instruction, { kind: 'destroy' }>['what'];

const ownerOf = (of: Group): PlayerRef | undefined =>
  'ref' in of ? { player: 'ownerOf', of } : undefined;

/** A card moved from a library or exile goes to its owner; nothing else is said of it. */
const toHand = (what: Group): Instruction => ({ kind: 'move', what, to: 'hand' });
const onto = (
  what: Group,
  more: Partial<Extract<Instruction, { kind: 'move' }>> = {},
): Instruction => ({ kind: 'move', what, to: 'battlefield', ...more });

/** "put on top of its owner's library", "shuffle it into its owner's library". */
const shuffledIn = (what: Group): readonly Instruction[] | undefined => {
  const player = ownerOf(what);
  return player === undefined
    ? undefined
    : [
        { kind: 'move', what, to: 'library' },
        { kind: 'shuffle', player },
      ];
};

/** Where a spell that is countered goes, instead of its owner's graveyard (614.1a). */
const COUNTERED_TO = [
  ["put it into its owner's hand instead of into that player's graveyard", 'hand'],
  ["put it on top of its owner's library instead of into that player's graveyard", 'library'],
  ["exile it instead of putting it into its owner's graveyard", 'exile'],
] as const;

/** What is done to objects. */
export const THING_CLAUSES = [
  says('destroy {what:objects}', ({ what }) => ({ kind: 'destroy', what })),
  says("destroy {what:objects} . (it|they) can't be regenerated", ({ what }) => ({
    kind: 'destroy',
    what,
    noRegeneration: true,
  })),
  says('exile {what:objects}', ({ what }) => ({ kind: 'exile', what })),
  says('exile all graveyards', () => ({
    kind: 'exile',
    what: { zones: ['graveyard'], where: [] },
  })),
  says('exile {whose:whose} graveyard', ({ whose }) => ({
    kind: 'exile',
    what: { zones: ['graveyard'], where: [{ is: 'ownedBy', player: whose }] },
  })),
  says('{player:player} exiles {what:object}', ({ what }) => ({ kind: 'exile', what })),
  says('exile {what:objects} until @ leaves the battlefield', ({ what }) => ({
    kind: 'exile',
    what,
    until: 'thisLeaves',
  })),
  says('tap {what:objects}', ({ what }) => ({ kind: 'tap', what })),
  says('untap {what:objects}', ({ what }) => ({ kind: 'untap', what })),
  says('counter {what:object}', ({ what }) => ({ kind: 'counter', what })),
  ...COUNTERED_TO.map(([where, to]) =>
    says(
      `counter {what:object} . if (that|the) spell is countered this way , ${where}`,
      ({ what }) => ({ kind: 'counter', what, to }),
    ),
  ),
  says('change the target of {what:object}', ({ what }) => ({
    kind: 'changeTargets',
    what,
    how: 'change',
  })),
  says('you may choose new targets for {what:object}', ({ what }) => ({
    kind: 'changeTargets',
    what,
    how: 'choose',
  })),
  says('turn {what:objects} face up', ({ what }) => ({ kind: 'turn', what, face: 'up' })),
  says('turn {what:objects} face down', ({ what }) => ({ kind: 'turn', what, face: 'down' })),
  says('manifest the top card of {whose:whose} library', ({ whose }) => ({
    kind: 'manifest',
    what: { topOf: whose, count: 1 },
    as: 'manifest',
  })),
  says('manifest the top {n:number} cards of {whose:whose} library', ({ whose, n }) => ({
    kind: 'manifest',
    what: { topOf: whose, count: n },
    as: 'manifest',
  })),
  says('regenerate {what:object}', ({ what }) => ({ kind: 'regenerate', what })),
  says('transform {what:objects}', ({ what }) => ({ kind: 'transform', what })),
  says('{one:agent} fight~ {other:object}', ({ one, other }) => ({
    kind: 'fight',
    one,
    // Nothing fights itself where another was named.
    other: namedBefore(other),
  })),
  says('attach {what:object} to {to:object}', ({ what, to }) => ({ kind: 'attach', what, to })),
  says('remove {what:objects} from combat', ({ what }) => ({ kind: 'exileFromCombat', what })),
  says('{what:agents} phase~ out', ({ what }) => ({ kind: 'phaseOut', what })),
  says("return {what:objects} to (its|their) (owner's|owners') (hand|hands)", ({ what }) =>
    toHand(what),
  ),
  says('return {what:objects} to your hand', ({ what }) => toHand(what)),
  says(
    "put {what:objects} into (your|its owner's|their owner's|their owners') (hand|hands)",
    ({ what }) => toHand(what),
  ),
  says(
    "put {what:objects} on top of (its|their) (owner's|owners') (library|libraries)",
    ({ what }) => ({
      kind: 'move',
      what,
      to: 'library',
    }),
  ),
  says(
    "put {what:objects} on the bottom of (its|their) (owner's|owners') (library|libraries)",
    ({ what }) => ({
      kind: 'move',
      what,
      to: 'library',
      position: 'bottom',
    }),
  ),
  says('put {what:objects} on top of your library', ({ what }) => ({
    kind: 'move',
    what,
    to: 'library',
  })),
  says('put {what:objects} on the bottom of your library', ({ what }) => ({
    kind: 'move',
    what,
    to: 'library',
    position: 'bottom',
  })),
  saysAll("shuffle {what:objects} into (its|their) owner's library", ({ what }) =>
    shuffledIn(what),
  ),
  saysAll(
    "{player:player} shuffles {what:object} into (its|their) (owner's library|library)",
    ({ player, what }) =>
      player.player === 'ownerOf' && 'ref' in what ? shuffledIn(what) : undefined,
  ),
  says('return {what:objects} to the battlefield', ({ what }) => onto(what)),
  says('return {what:objects} to the battlefield tapped', ({ what }) =>
    onto(what, { tapped: true }),
  ),
  says('put {what:objects} onto the battlefield', ({ what }) => onto(what)),
  says('put {what:objects} onto the battlefield tapped', ({ what }) =>
    onto(what, { tapped: true }),
  ),
  says('put {what:objects} onto the battlefield under your control', ({ what }) =>
    onto(what, { under: { player: 'you' } }),
  ),
  says('return {what:objects} to the battlefield under your control', ({ what }) =>
    onto(what, { under: { player: 'you' } }),
  ),
  says(
    "return {what:objects} to the battlefield under (its owner's|their owner's|their owners') control",
    ({ what }) => {
      const under = ownerOf(what);
      return under === undefined ? undefined : onto(what, { under });
    },
  ),
  says(
    "put {what:objects} into (its|their) (owner's|owners') (graveyard|graveyards)",
    ({ what }) => ({
      kind: 'move',
      what,
      to: 'graveyard',
    }),
  ),
  says('prevent all damage that would be dealt this turn', () => prevention({}, 'all')),
  says('prevent all combat damage that would be dealt this turn', () =>
    prevention({ combat: true }, 'all'),
  ),
  says('prevent all damage that would be dealt to {to:recipient} this turn', ({ to }) =>
    prevention(dealtTo(to), 'all'),
  ),
  says('prevent all combat damage that would be dealt to {to:recipient} this turn', ({ to }) =>
    prevention({ ...dealtTo(to), combat: true }, 'all'),
  ),
  says('prevent all damage {by:agent} would deal this turn', ({ by }) =>
    prevention({ source: [{ is: 'object', object: by }] }, 'all'),
  ),
  says('prevent all combat damage that would be dealt by {by:agent} this turn', ({ by }) =>
    prevention({ source: [{ is: 'object', object: by }], combat: true }, 'all'),
  ),
  says(
    'prevent the next {amount:number} damage that would be dealt to {to:recipient} this turn',
    ({ amount, to }) => prevention(dealtTo(to), amount),
  ),
  says('{source:agent} deal~ {amount:damage} to {to:recipient}', ({ source, amount, to }) => ({
    kind: 'dealDamage',
    amount,
    to,
    source,
  })),
  says('{source:agent} deal~ {amount:damage} to itself', ({ source, amount }) => ({
    kind: 'dealDamage',
    amount,
    to: source,
    source,
  })),
  says(
    '{source:agent} deal~ {amount:damage} divided as you choose among {to:divided}',
    ({ source, amount, to }) => {
      const aimed = dividing(to, amount);
      return aimed === undefined
        ? undefined
        : { kind: 'dealDamage', amount: 'divided', to: aimed, source };
    },
  ),
  says('{source:agent} deal~ {amount:damage} to each {noun:noun}', ({ source, amount, noun }) => ({
    kind: 'forEach',
    of: filterOf(noun),
    do: [{ kind: 'dealDamage', amount, to: { ref: 'each' }, source }],
  })),
  says('{source:agent} deal~ {amount:damage} to {all:crowd}', ({ source, amount, all }) => ({
    kind: 'dealDamage',
    amount,
    to: { all },
    source,
  })),
  says('put {counters:counters} on {on:objects}', ({ counters, on }) => ({
    kind: 'putCounters',
    on,
    ...counters,
  })),
  says('remove {counters:counters} from {from:objects}', ({ counters, from }) => ({
    kind: 'removeCounters',
    from,
    ...counters,
  })),
  says('remove all {counter:counter} counters from {from:objects}', ({ counter, from }) => ({
    kind: 'removeCounters',
    from,
    counter,
    count: 'all',
  })),
  says('you get {counters:counters}', ({ counters }) => ({
    kind: 'putCounters',
    on: { player: 'you' },
    ...counters,
  })),
];

type Prevented = Extract<EventPattern, { event: 'damage' }>;
type To = SlotTypes['recipient'];

/** A shield that lasts until the turn ends (615): against all of it, or the next so much (615.7). */
const prevention = (event: Omit<Prevented, 'event'>, amount: Amount | 'all'): Instruction => ({
  kind: 'replaceLater',
  effect: {
    effect: 'replacement',
    event: { event: 'damage', ...event },
    with: [{ replace: 'prevent', amount }],
  },
  duration: 'endOfTurn',
  ...(amount === 'all' ? {} : { once: true }),
});

/** Whom damage would be dealt to; a target of either kind is told apart when it is bound. */
const dealtTo = (to: To): Omit<Prevented, 'event'> => {
  if ('player' in to) return { toPlayer: to };
  return { toObject: [{ is: 'object', object: 'ref' in to ? to : eitherKind(to) }] };
};
