import type { PlayerRef, Players, Predicate, Zone } from '../../rules/authoring/language';
import { PLAIN_KEYWORDS } from '../../rules/authoring/language';
import { keywordWord } from '../spelling';
import { alternatives, qualityAt } from './classes';
import { pendingOf } from './pending';
import { after, type Input, phrase, type Reading } from './reading';
import { define, type SlotTypes, slot } from './slot';

const KEYWORD_WORDS = PLAIN_KEYWORDS.map((name) => [name, keywordWord(name)] as const);

const CONTROL: readonly (readonly [string, Predicate])[] = [
  ['you control', controlled({ player: 'you' })],
  ["you don't control", { is: 'not', not: controlled({ player: 'you' }) }],
  ['an opponent controls', controlled({ player: 'opponents' })],
  ['your opponents control', controlled({ player: 'opponents' })],
  ['defending player controls', controlled({ player: 'defending' })],
  ['you own', { is: 'ownedBy', player: { player: 'you' } }],
];

function controlled(player: Players): Predicate {
  return { is: 'controlledBy', player };
}

const PLAYERS: readonly (readonly [string, Players | undefined])[] = [
  ['your', { player: 'you' }],
  ['', undefined],
  ['a', undefined],
  ['any', undefined],
  ['all', undefined],
  ["an opponent 's", { player: 'opponents' }],
  ["opponents '", { player: 'opponents' }],
];
const PLACES: Readonly<Record<string, Zone>> = {
  graveyard: 'graveyard',
  graveyards: 'graveyard',
  hand: 'hand',
  library: 'library',
};

export interface Tail {
  readonly where: readonly Predicate[];
  readonly zones?: readonly Zone[];
  readonly end: number;
}

/** What follows a noun and says more of it. */
export function tails(input: Input, at: number): readonly Tail[] {
  const found: Tail[] = [];
  const one = (predicate: Predicate, end: number) => found.push({ where: [predicate], end });
  for (const [text, predicate] of CONTROL) {
    const end = after(input, at, text);
    if (end >= 0) one(predicate, end);
  }
  for (const { value, end } of input.once('player', at, slot('player').read))
    if (input.word(end) === 'controls' || input.word(end) === 'control')
      one(controlled(value), end + 1);
  if (input.word(at) === 'with' || input.word(at) === 'without') withTails(input, at, one);
  if (after(input, at, 'of the chosen color') >= 0) one({ is: 'chosenColor' }, at + 4);
  if (after(input, at, 'of the chosen type') >= 0) one({ is: 'chosenType' }, at + 4);
  if (after(input, at, 'other than ~') >= 0)
    one({ is: 'not', not: { is: 'object', object: { ref: 'this' } } }, at + 3);
  const single = after(input, at, 'with a single target');
  if (single >= 0) one({ is: 'singleTarget' }, single);
  const there = after(input, at, 'that was put there this turn');
  if (there >= 0) one({ is: 'putThereThisTurn' }, there);
  if (after(input, at, 'that attacked this turn') >= 0) one({ is: 'attackedThisTurn' }, at + 4);
  thatIs(input, at, one);
  named(input, at, one);
  places(input, at, found);
  return found;
}

/** "that's tapped", "that are attacking", "that isn't legendary". */
function thatIs(input: Input, at: number, add: (predicate: Predicate, end: number) => void): void {
  if (input.word(at) !== 'that') return;
  for (const be of ["'s", 'is', 'are']) {
    const colored = after(input, at + 1, `${be} one or more colors`);
    if (colored >= 0) add({ is: 'colored' }, colored);
  }

  const is = ["'s", 'is', 'are'].includes(input.word(at + 1));
  const isnt = ["isn't", "aren't"].includes(input.word(at + 1));
  if (!is && !isnt) return;
  const quality = qualityAt(input, at + 2);
  if (quality === undefined) return;
  const all = alternatives(input, quality) ?? quality;
  add(isnt ? { is: 'not', not: all.where } : all.where, all.end);
}

/** Words that stand within a name without a capital. */
const IN_NAMES: ReadonlySet<string> = new Set(
  "of the to in a an for from with by at on into 's".split(' '),
);

/** A name ends with its last word in capitals; after a comma or before "and" another thing may be named. */
function named(input: Input, at: number, add: (predicate: Predicate, end: number) => void): void {
  if (input.word(at) !== 'named') return;
  if (input.word(at + 1) === '~') {
    add({ is: 'named', name: input.holder.name }, at + 2);
    return;
  }
  const isCapital = (place: number): boolean => /^[A-Z]/.test(input.tokens[place]?.raw ?? '');
  if (!isCapital(at + 1)) return;
  let end = at + 2;
  for (let place = end; place < input.length; place += 1) {
    const goesOn =
      input.word(place) === ',' && (isCapital(place + 1) || input.word(place + 1) === 'the');
    if (isCapital(place)) end = place + 1;
    else if (!goesOn && !IN_NAMES.has(input.word(place))) break;
  }
  const more = ['and', 'or'].includes(input.word(end)) && isCapital(end + 1);
  if (!more) add({ is: 'named', name: phrase(input, at + 1, end) }, end);
}

const MEASURES = { power: 'power', toughness: 'toughness', 'mana value': 'manaValue' } as const;

function withTails(
  input: Input,
  at: number,
  add: (predicate: Predicate, end: number) => void,
): void {
  const without = input.word(at) === 'without';
  for (const [name, words] of KEYWORD_WORDS) {
    const end = after(input, at + 1, words);
    if (end < 0) continue;
    const has: Predicate = { is: 'keyword', keyword: name };
    add(without ? { is: 'not', not: has } : has, end);
  }
  if (without) return;
  for (const [text, is] of Object.entries(MEASURES)) {
    const end = after(input, at + 1, text);
    if (end < 0) continue;
    for (const { value, end: last } of input.once('comparison', end, slot('comparison').read)) {
      const own = ofItself(is, value);
      if (own !== undefined) add({ is, ...own }, last);
    }
  }
  for (const { value, end } of counterOn(input, at + 1)) add(value, end);
}

type Compared = SlotTypes['comparison'];

/** "with power equal to its toughness": "its" is the noun's own; of another measure it might be another's. */
function ofItself(is: string, compared: Compared): Compared | undefined {
  const { to } = compared;
  if (typeof to === 'number' || !('of' in to)) return compared;
  const means = pendingOf(to.of)?.means;
  if (means === undefined || !('pronoun' in means) || means.pronoun !== 'its') return compared;
  const measures = is !== 'manaValue' && (to.amount === 'power' || to.amount === 'toughness');
  return measures && to.amount !== is
    ? { ...compared, to: { ...to, of: { ref: 'each' } } }
    : undefined;
}

/** "a +1/+1 counter on it", "one or more counters on it". */
function counterOn(input: Input, at: number): readonly Reading<Predicate>[] {
  const article = ['a', 'an'].includes(input.word(at)) ? at + 1 : after(input, at, 'one or more');
  if (article < 0) return [];
  const kinds: Reading<Predicate>[] = [];
  for (const { value, end } of input.once('counter', article, slot('counter').read))
    kinds.push({ value: { is: 'hasCounter', counter: value }, end });
  kinds.push({ value: { is: 'hasCounter' }, end: article });
  return kinds.flatMap(({ value, end }) => {
    const on = ['counter', 'counters'].includes(input.word(end)) && input.word(end + 1) === 'on';
    return on && ['it', 'them'].includes(input.word(end + 2)) ? [{ value, end: end + 3 }] : [];
  });
}

/** "from your graveyard", "in exile", "exiled with ~". */
function places(input: Input, at: number, found: Tail[]): void {
  const exiled = after(input, at, 'exiled with ~');
  if (exiled >= 0)
    found.push({
      where: [{ is: 'object', object: { ref: 'linked' } }],
      zones: ['exile'],
      end: exiled,
    });
  const field = after(input, at, 'on the battlefield');
  if (field >= 0) found.push({ where: [], end: field });
  if (input.word(at) !== 'from' && input.word(at) !== 'in') return;
  if (input.word(at + 1) === 'exile') found.push({ where: [], zones: ['exile'], end: at + 2 });
  for (const [text, player] of PLAYERS) {
    const end = text === '' ? at + 1 : after(input, at + 1, text);
    const zone = end < 0 ? undefined : PLACES[input.word(end)];
    // Without a word before it, "graveyards" are all of them.
    if (zone === undefined || (text === '' && input.word(end) !== 'graveyards')) continue;
    const where: readonly Predicate[] = player === undefined ? [] : [{ is: 'ownedBy', player }];
    found.push({ where, zones: [zone], end: end + 1 });
  }
  for (const { value, end } of input.once<PlayerRef>('whose', at + 1, slot('whose').read)) {
    const zone = PLACES[input.word(end)];
    if (zone !== undefined && value.player !== 'you')
      found.push({ where: [{ is: 'ownedBy', player: value }], zones: [zone], end: end + 1 });
  }
}

define('having', { read: counterOn });
