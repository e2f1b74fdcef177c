import {
  COLOR_WORDS,
  type EventKind,
  type EventPattern,
  type Players,
  type Predicate,
} from '../rules/authoring/language';
import type { Context } from './context';
import { nounPhrase } from './nouns';
import { STEPS } from './turns';
import { plural } from './words';

/** How the event is told: "enters", "would enter", "entered", "entering". */
export type Tense = 'present' | 'would' | 'past' | 'gerund';

type PatternOf<K extends EventKind> = Extract<EventPattern, { event: K }>;
type Writer<K extends EventKind> = (
  pattern: PatternOf<K>,
  context: Context,
  tense: Tense,
) => string;

/** Verbs by their base: third person, past, gerund. */
const VERBS = {
  enter: ['enters', 'entered', 'entering'],
  die: ['dies', 'died', 'dying'],
  leave: ['leaves', 'left', 'leaving'],
  'be put': ['is put', 'was put', 'being put'],
  'be returned': ['is returned', 'was returned', 'being returned'],
  'be exiled': ['is exiled', 'was exiled', 'being exiled'],
  'be dealt': ['is dealt', 'was dealt', 'being dealt'],
  'be tapped': ['is tapped', 'was tapped', 'being tapped'],
  'be turned': ['is turned', 'was turned', 'being turned'],
  transform: ['transforms', 'transformed', 'transforming'],
  deal: ['deals', 'dealt', 'dealing'],
  attack: ['attacks', 'attacked', 'attacking'],
  phase: ['phases', 'phased', 'phasing'],
  exert: ['exerts', 'exerted', 'exerting'],
  crew: ['crews', 'crewed', 'crewing'],
  saddle: ['saddles', 'saddled', 'saddling'],
  block: ['blocks', 'blocked', 'blocking'],
  become: ['becomes', 'became', 'becoming'],
  commit: ['commits', 'committed', 'committing'],
  cast: ['casts', 'cast', 'casting'],
  activate: ['activates', 'activated', 'activating'],
  tap: ['taps', 'tapped', 'tapping'],
  gain: ['gains', 'gained', 'gaining'],
  lose: ['loses', 'lost', 'losing'],
  draw: ['draws', 'drew', 'drawing'],
  sacrifice: ['sacrifices', 'sacrificed', 'sacrificing'],
  discard: ['discards', 'discarded', 'discarding'],
} as const;
type Verb = keyof typeof VERBS;

function tell(subject: string, verb: Verb, rest: string, tense: Tense): string {
  const [third, past, gerund] = VERBS[verb];
  const form = {
    present: subject === 'you' ? verb : third,
    would: `would ${verb}`,
    past,
    gerund,
  }[tense];
  return [subject, form, rest].filter((part) => part !== '').join(' ');
}

/** Whether the qualities mean the very object whose text it is. */
export const isItself = (where: readonly Predicate[]): boolean =>
  where.length === 1 && where[0]?.is === 'object' && where[0].object.ref === 'this';

const subject = (where: readonly Predicate[], context: Context): string =>
  nounPhrase(where, 'a', context);

const WHO: Readonly<Record<string, string>> = {
  you: 'you',
  opponents: 'an opponent',
  monarch: 'the monarch',
};
const whoever = (player: Players | undefined): string => WHO[player?.player ?? ''] ?? 'a player';

function beginning({ step, of, inTurn }: PatternOf<'beginning'>): string {
  const name = STEPS[step];
  if (inTurn !== undefined) return `at the beginning of that turn's ${name}`;
  if (step === 'main2' && of?.player === 'you')
    return `at the beginning of each of your ${plural(name)}`;
  if (step === 'endCombat') return 'at end of combat';
  if (step === 'beginCombat')
    return `at the beginning of combat on ${of?.player === 'you' ? 'your turn' : "each player's turn"}`;
  if (of === undefined)
    return `at the beginning of each ${step === 'draw' ? "player's " : ''}${name}`;
  if (of.player === 'you') return `at the beginning of your ${name}`;
  if (of.player === 'monarch') return `at the beginning of the monarch's ${name}`;
  return `at the beginning of each ${of.player === 'opponents' ? "opponent's " : ''}${name}`;
}

const GRAVEYARDS: { readonly [P in Players['player']]?: string } = {
  you: 'your',
  opponents: "an opponent's",
};

/** "Dies" is said of creatures and planeswalkers (700.4), and of what is not said to be something else. */
const mayDie = (where: readonly Predicate[]): boolean => {
  const types = where.flatMap((p) => (p.is === 'type' ? [p.type] : []));
  return types.length === 0 || types.includes('Creature') || types.includes('Planeswalker');
};

function moved(pattern: PatternOf<'moved'>, context: Context, tense: Tense): string {
  const { object, from, to, why } = pattern;
  if (why === 'sacrifice' || why === 'discard') return lost(pattern, why, context, tense);
  const itself = isItself(object);
  const what = subject(object, context);
  if (to === 'battlefield') return tell(what, 'enter', '', tense);
  if (to === 'hand') return tell(what, 'be returned', "to a player's hand", tense);
  if (to === 'graveyard') {
    const dies =
      from === 'battlefield' && (itself ? context.card.types.includes('Creature') : mayDie(object));
    if (dies) return tell(what, 'die', '', tense);
    const origin = from === 'battlefield' ? 'the battlefield' : 'anywhere';
    const owner = object.find((predicate) => predicate.is === 'ownedBy');
    const whose = owner?.is === 'ownedBy' ? GRAVEYARDS[owner.player.player] : undefined;
    return tell(what, 'be put', `into ${whose ?? 'a'} graveyard from ${origin}`, tense);
  }
  if (to === 'exile') return tell(what, 'be exiled', '', tense);
  return tell(what, 'leave', `the ${from ?? 'battlefield'}`, tense);
}

/** "you sacrifice a Treasure": the controller is the one who acts. */
function lost(
  { object }: PatternOf<'moved'>,
  verb: 'sacrifice' | 'discard',
  context: Context,
  tense: Tense,
): string {
  const owner = object.find(({ is }) => is === 'controlledBy' || is === 'ownedBy');
  const player = owner !== undefined && 'player' in owner ? owner.player : undefined;
  const rest = object.filter((predicate) => predicate !== owner);
  return tell(whoever(player), verb, subject(rest, context), tense);
}

function damage(pattern: PatternOf<'damage'>, context: Context, tense: Tense): string {
  const { source, toObject, toPlayer, combat } = pattern;
  const kind = combat === true ? 'combat damage' : 'damage';
  if (source === undefined && toObject === undefined && toPlayer === undefined)
    return tell('a source', 'deal', `${kind} to a permanent or player`, tense);
  if (source === undefined)
    return tell(
      toObject === undefined ? whoever(toPlayer) : subject(toObject, context),
      'be dealt',
      kind,
      tense,
    );
  const from = subject(source, context);
  const to = toObject === undefined ? whoever(toPlayer) : subject(toObject, context);
  return tell(
    from,
    'deal',
    toObject === undefined && toPlayer === undefined ? kind : `${kind} to ${to}`,
    tense,
  );
}

function tappedForMana(
  { object, by, mana }: PatternOf<'tappedForMana'>,
  context: Context,
  tense: Tense,
): string {
  const what = subject(object, context);
  const told = tense === 'would' ? 'present' : tense;
  if (by !== undefined) return tell(whoever(by), 'tap', `${what} for mana`, told);
  const kind =
    mana === undefined
      ? ''
      : 'of' in mana
        ? ' of the chosen color'
        : ` of ${mana.type === 'C' ? 'colorless' : COLOR_WORDS[mana.type]}`;
  return tell(what, 'be tapped', `for mana${kind}`, told);
}

/** What begins, where it is told as an event of its own: only skipping speaks of it so. */
const begins = (what: string, of: Players | undefined): string =>
  `${whoever(of)} would begin a ${what}`;

const EVENTS: { [K in EventKind]: Writer<K> } = {
  moved,
  damage,
  tappedForMana,
  beginning,
  phase: ({ phase, of }) => begins(`${phase} phase`, of),
  turn: ({ of }) => begins('turn', of),
  cast: ({ spell, by }, context, tense) =>
    tell(
      whoever(by),
      'cast',
      isItself(spell) ? spellItself(context) : nounPhrase(spell, 'a', context, { noun: 'spell' }),
      tense,
    ),
  activated: ({ object, by }, context, tense) =>
    tell(whoever(by), 'activate', `an ability of ${subject(object, context)}`, tense),
  attackersDeclared: ({ by }, _, tense) => tell(whoever(by), 'attack', '', tense),
  attacks: ({ object, whom, alone }, context, tense) => {
    // "Attacks while saddled" tells of the object as it attacks.
    const saddled = object.some(({ is }) => is === 'saddled');
    const what = subject(
      object.filter(({ is }) => is !== 'saddled'),
      context,
    );
    const how = [
      ...(whom === undefined ? [] : [whoever(whom)]),
      ...(alone === true ? ['alone'] : []),
      ...(saddled ? ['while saddled'] : []),
    ];
    return tell(what, 'attack', how.join(' '), tense);
  },
  exerted: ({ object, by }, context, tense) =>
    tell(whoever(by), 'exert', subject(object, context), tense),
  blocks: ({ object }, context, tense) => tell(subject(object, context), 'block', '', tense),
  becomesBlocked: ({ object }, context, tense) =>
    tell(subject(object, context), 'become', 'blocked', tense),
  tapped: ({ object }, context, tense) => tell(subject(object, context), 'become', 'tapped', tense),
  untapped: ({ object }, context, tense) =>
    tell(subject(object, context), 'become', 'untapped', tense),
  phasedIn: ({ object }, context, tense) => tell(subject(object, context), 'phase', 'in', tense),
  phasedOut: ({ object }, context, tense) => tell(subject(object, context), 'phase', 'out', tense),
  mans: ({ how, object }, context, tense) =>
    tell(subject(object, context), how, how === 'crew' ? 'a Vehicle' : 'a Mount', tense),
  becomesManned: ({ how, object }, context, tense) =>
    tell(subject(object, context), 'become', how === 'crew' ? 'crewed' : 'saddled', tense),
  turnedFaceUp: ({ object }, context, tense) =>
    tell(subject(object, context), 'be turned', 'face up', tense),
  becomesMonarch: ({ player }, _, tense) => tell(whoever(player), 'become', 'the monarch', tense),
  // Of itself a text says by name what it is when it has done so (701.27e).
  transformed: ({ object }, context, tense) => {
    const into = isItself(object) ? `into ${context.card.name}` : '';
    return tell(subject(object, context), 'transform', into, tense);
  },
  lifeGained: ({ player }, _, tense) => tell(whoever(player), 'gain', 'life', tense),
  lifeLost: ({ player }, _, tense) => tell(whoever(player), 'lose', 'life', tense),
  drawn: ({ player }, _, tense) => tell(whoever(player), 'draw', 'a card', tense),
  tokensCreated: ({ under }) =>
    `an effect would create one or more tokens${under?.player === 'you' ? ' under your control' : ''}`,
  countersPut: ({ object, counter, byEffect }, context) => {
    const counters = `one or more ${plural(`${counter === undefined ? '' : `${counter} `}counter`)}`;
    const on = subject(object, context);
    return byEffect === true
      ? `an effect would put ${counters} on ${on}`
      : `${counters} would be put on ${on}`;
  },
  countersRemoved: ({ object, counter, last }, context) =>
    `${last === true ? 'the last' : 'a'} ${counter} counter is removed from ${subject(object, context)}`,
  becomesTarget: ({ object, by }, context, tense) =>
    tell(
      subject(object, context),
      'become',
      `the target of a spell or ability${by === undefined ? '' : ` ${whoever(by)} controls`}`,
      tense,
    ),
  controlChanged: ({ object, from }, context, tense) =>
    tell(whoever(from), 'lose', `control of ${subject(object, context)}`, tense),
  crime: ({ by }, _, tense) => tell(whoever(by), 'commit', 'a crime', tense),
  attached: ({ object, to }, context, tense) =>
    tell(
      subject(object, context),
      'become',
      `attached${to === undefined ? '' : ` to ${nounPhrase(to, 'a', context)}`}`,
      tense,
    ),
};

/** "this spell", which is then known to the rest of the sentence. */
function spellItself(context: Context): string {
  context.said.add('this');
  return 'this spell';
}

/** The event as a clause: "a creature enters", "you would draw a card". */
export function eventWords(pattern: EventPattern, context: Context, tense: Tense): string {
  const writer: (pattern: never, context: Context, tense: Tense) => string = EVENTS[pattern.event];
  return writer(pattern as never, context, tense);
}
