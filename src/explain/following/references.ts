import type {
  GameObject,
  ObjectId,
  ObjectRef,
  PlayerId,
  Players,
  RuleNumber,
  Scope,
  State,
} from '../../rules';
import { objectsInWords } from '../naming/names';
import { namesOf } from '../naming/namesOf';
import { listed } from '../words/sentences';
import { type Meant, meantObjects, meantPlayers, scopeAt } from './meaning';
import type { Mention, Printed } from './texts';

/** Words of a text that point at something, and what they mean now. */
export interface Reference {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is ringed: objects where they are now, and those that left as they last were. */
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  /** What it means, or why it means nothing: "Grizzly Bears", "nothing now: …". */
  readonly words: string;
  readonly cites: readonly RuleNumber[];
}

/** What the words of a line point at now, from left to right; of words within others the inner. */
export function referencesIn(
  state: State,
  object: GameObject,
  { lines, mentions }: Printed,
  line: number,
  before: number,
): readonly Reference[] {
  const text = lines[line]?.text ?? '';
  return withoutOuter(mentions.filter((one) => one.line === line)).flatMap((mention) => {
    const { node, path, start, end } = mention.span;
    const words = text.slice(start, end);
    // A name says by itself what it means.
    if ('ref' in node && node.ref === 'this' && !PRONOUN.test(words)) return [];
    const scope = scopeAt(state, object, placeOf(lines[line]?.spans ?? [], mention, before, path));
    const meaning = meaningOf(state, scope, node);
    return meaning === undefined ? [] : [{ start, end, text: words, ...meaning }];
  });
}

const PRONOUN = /^(its?|this)\b/i;

const isInside = (one: Mention['span'], other: Mention['span']): boolean =>
  one !== other && other.start <= one.start && one.end <= other.end;

/** Of words that lie within others only one can be pressed: the whole where they mean a player by an object. */
function withoutOuter(mentions: readonly Mention[]): readonly Mention[] {
  const pointing = mentions.filter(({ span }) => 'ref' in span.node || 'player' in span.node);
  return pointing
    .filter(({ span }) => !pointing.some((other) => isInside(span, other.span)))
    .toSorted((a, b) => a.span.start - b.span.start);
}

/** The place of the instruction that the words stand in, as the core counts it. */
function placeOf(
  spans: Printed['lines'][number]['spans'],
  { span }: Mention,
  before: number,
  path: readonly (string | number)[],
): readonly (string | number)[] {
  const around = spans.filter(({ start, end }) => start <= span.start && span.end <= end);
  const innermost = around.at(-1)?.path ?? path;
  const [content, first, at, ...rest] = innermost;
  if (content !== 'content' || first === undefined) return innermost;
  return first === 'do' ? [first, Number(at) + before, ...rest] : [first, at ?? 0, ...rest];
}

type Meaning = Pick<Reference, 'objects' | 'players' | 'words' | 'cites'>;

function meaningOf(state: State, scope: Scope, node: object): Meaning | undefined {
  if ('ref' in node) return objectsMeant(state, scope, node as ObjectRef);
  if (!('player' in node)) return undefined;
  const players = meantPlayers(state, scope, node as Players);
  const names = namesOf(state);
  return {
    objects: [],
    players,
    words: players.length === 0 ? NOBODY : listed(players.map((player) => names.player(player))),
    cites: [],
  };
}

const NOBODY = 'nobody now';

function objectsMeant(state: State, scope: Scope, ref: ObjectRef): Meaning {
  const all = meantObjects(state, scope, ref);
  const names = namesOf(state);
  if (all.length === 0) return { objects: [], players: [], words: NOTHING_YET[ref.ref], cites: [] };
  const there = all.flatMap(({ now }) => (now === null ? [] : [now]));
  const gone = all.filter(({ now }) => now === null).map(({ object }) => object);
  const followed = all.filter(({ object, now }) => now !== null && now !== object);
  const parts = [
    there.length > 0 && objectsInWords(names, there) + (followed.length > 0 ? FOLLOWED : ''),
    gone.length > 0 && goneWords(state, ref, gone),
  ].filter((words) => words !== false);
  return {
    objects: [...there, ...gone],
    players: [],
    words: parts.join('; '),
    cites: rulesOf(ref, all),
  };
}

const FOLLOWED = ', the new object that it became as this text moved it';

/** What can't be found any more, and why: an object that changes zones is a new one. */
function goneWords(state: State, ref: ObjectRef, gone: readonly ObjectId[]): string {
  const words = objectsInWords(namesOf(state), gone);
  const it = gone.length === 1 ? 'it' : 'they';
  const phased = gone.every((id) => state.objects.get(id)?.phasedOut === true);
  if (phased) return `${words}, treated as though ${it} did not exist: phased out`;
  const left = `${it} left, and what ${it} became is a new object`;
  return ref.ref === 'target'
    ? `nothing now: ${words} was the target; ${left}`
    : `${words} as ${it} last ${gone.length === 1 ? 'was' : 'were'}: ${left}`;
}

function rulesOf(ref: ObjectRef, all: readonly Meant[]): readonly RuleNumber[] {
  const gone = all.some(({ now }) => now === null);
  const followed = all.some(({ object, now }) => now !== null && now !== object);
  return [
    ...(gone
      ? ref.ref === 'target'
        ? (['400.7', '608.2b'] as const)
        : (['400.7', '608.2h'] as const)
      : []),
    ...(followed ? (['400.7j'] as const) : []),
  ];
}

/** What words mean that mean nothing now. */
const NOTHING_YET: { readonly [R in ObjectRef['ref']]: string } = {
  this: 'nothing now: it is not known any more',
  resolving: 'nothing now: it does not resolve yet',
  target: 'nothing now: no target was chosen, or none is legal',
  event: 'nothing now: its event was about no object',
  eventSource: 'nothing now: its event had no source',
  bound: 'nothing yet: it is made or chosen as this is followed',
  each: 'nothing yet: each in turn as this is followed',
  attached: 'nothing now: it is attached to nothing',
  linked: 'nothing now: no card is exiled with it',
};
