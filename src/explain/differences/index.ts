import type { Game, ObjectId, Player, PlayerId, State } from '../../rules';
import { namesOf } from '../naming/namesOf';
import { turnWords } from '../naming/turnWords';
import { counted } from '../words/numbers';
import { capitalised, listed, possessive } from '../words/sentences';
import { type Facts, factsOf, factsText } from './facts';
import { type Matched, matching } from './matching';

export type { Matched } from './matching';

/** Something in which positions differ: what it is, and how it stands in each. */
export interface Difference {
  readonly part: 'game' | 'players' | 'objects' | 'stack';
  readonly what: string;
  /** Whose it is, of what a player has. */
  readonly player?: PlayerId;
  /** In words, one for each position. */
  readonly cells: readonly string[];
  /** Of an object: its id in each position. */
  readonly objects?: Matched;
  /** It lies in different places, or is not there in some. */
  readonly moved?: boolean;
}

/** The words around the differences of positions. */
export const DIFFERENCE_WORDS = {
  parts: { game: 'The game', players: 'Players', objects: 'Objects', stack: 'On the stack' },
  none: 'These positions differ in nothing that is told here.',
  gone: 'not there',
  marks: { only: 'only here', other: 'otherwise than elsewhere', missing: 'not here' },
  title: 'What if, side by side',
  fork: 'From one fork',
  count: (n: number): string => (n === 1 ? 'One difference' : `${n} differences`),
  about: (n: number): string =>
    `${DIFFERENCE_WORDS.count(n)}, marked on the cards and listed below.`,
} as const;

/**
 * In what positions differ that were reached from one fork: the game, the players, and the objects, each told
 * by who or what it is and not by where it lies in a list.
 */
export function differences(fork: Game, games: readonly Game[]): readonly Difference[] {
  return [
    ...gameRows(games),
    ...(fork.state.players.flatMap(({ id }) => playerRows(games, id)) satisfies Difference[]),
    ...objectRows(
      fork.state,
      games.map(({ state }) => state),
    ),
  ];
}

const differ = (cells: readonly string[]): boolean => new Set(cells).size > 1;

const row = (
  part: Difference['part'],
  what: string,
  cells: readonly string[],
): readonly Difference[] => (differ(cells) ? [{ part, what, cells }] : []);

function gameRows(games: readonly Game[]): readonly Difference[] {
  return [
    ...row(
      'game',
      'Turn',
      games.map(({ state }) => turnWords(state)),
    ),
    ...row(
      'game',
      'Who decides',
      games.map(({ state, question }) => namesOf(state).player(question.player)),
    ),
    ...row(
      'game',
      'Outcome',
      games.map(({ state }) => outcomeWords(state)),
    ),
  ];
}

function outcomeWords(state: State): string {
  if (state.winner === null) return 'goes on';
  return state.winner === 'draw' ? 'a draw' : `${namesOf(state).player(state.winner)} wins`;
}

function playerRows(games: readonly Game[], id: PlayerId): readonly Difference[] {
  const players = games.map(({ state }) => state.players[id]);
  const name = players.find((player) => player !== undefined)?.name ?? '';
  const told = (what: string, words: (player: Player) => string) =>
    row(
      'players',
      `${possessive(name)} ${what}`,
      players.map((player) => (player === undefined ? DIFFERENCE_WORDS.gone : words(player))),
    ).map((told) => ({ ...told, player: id }));
  const cards = (n: number) => counted(n, 'card');
  return [
    ...told('life', ({ life }) => String(life)),
    ...told('place in the game', ({ lost }) => (lost ? 'has lost' : 'plays on')),
    ...told('counters', ({ counters }) => countersWords(counters)),
    ...told('mana', ({ pool }) => pool.map(({ type }) => `{${type}}`).join('') || 'none'),
    ...told('hand', ({ hand }) => cards(hand.length)),
    ...told('graveyard', ({ graveyard }) => cards(graveyard.length)),
    ...told('library', ({ library, libraryUnknown }) =>
      libraryUnknown ? 'unknown' : cards(library.length),
    ),
  ];
}

function countersWords(counters: Player['counters']): string {
  const kinds = Object.entries(counters).filter(([, n]) => n > 0);
  return kinds.length === 0 ? 'none' : listed(kinds.map(([kind, n]) => `${n} ${kind}`));
}

function objectRows(fork: State, states: readonly State[]): readonly Difference[] {
  return matching(fork, states, factsText).flatMap((objects): readonly Difference[] => {
    const facts = states.map((state, at) => factsOf(state, objects[at]));
    const cells = cellsOf(facts);
    if (!differ(cells)) return [];
    const places = facts.map((known) => known?.get('place') ?? '');
    const onStack = places.every((place) => place === '' || place === 'on the stack');
    return [
      {
        part: onStack ? 'stack' : 'objects',
        what: capitalised(nameOf(states, objects)),
        cells,
        objects,
        moved: differ(places),
      },
    ];
  });
}

function nameOf(states: readonly State[], objects: Matched): string {
  const at = objects.findIndex((id) => id !== undefined);
  const [state, id] = [states[at], objects[at]];
  return state === undefined || id === undefined ? '' : namesOf(state).object(id);
}

/** Of each position only that in which it differs from another: where it lies first of all. */
function cellsOf(facts: readonly (Facts | undefined)[]): readonly string[] {
  const there = facts.filter((known) => known !== undefined);
  const keys = [...new Set(there.flatMap((known) => [...known.keys()]))];
  const moved = differ(facts.map((known) => known?.get('place') ?? ''));
  const telling = keys.filter((key) => {
    if (moved && key === 'size') return true;
    const words = there.flatMap((known) => known.get(key) ?? []);
    return differ(words) || (key === 'place' && moved);
  });
  return facts.map((known) =>
    known === undefined
      ? DIFFERENCE_WORDS.gone
      : telling.flatMap((key) => known.get(key) ?? []).join(', '),
  );
}

/** How an object of one position stands against the others. */
export type Mark = 'only' | 'other' | undefined;

/** The marks of all objects in one of the positions: there alone, or otherwise than elsewhere. */
export function marksIn(
  rows: readonly Difference[],
  column: number,
): ReadonlyMap<ObjectId, NonNullable<Mark>> {
  return new Map(
    rows.flatMap(({ objects, moved = false }) => {
      const id = objects?.[column];
      return id === undefined ? [] : [[id, moved ? 'only' : 'other'] as const];
    }),
  );
}

/** The objects that lie somewhere on the battlefield in another position and not in this one, by name. */
export function missingIn(
  rows: readonly Difference[],
  column: number,
  onBattlefield: (column: number, id: ObjectId) => boolean,
): readonly { readonly what: string; readonly column: number; readonly id: ObjectId }[] {
  return rows.flatMap(({ what, objects = [] }) => {
    const own = objects[column];
    if (own !== undefined && onBattlefield(column, own)) return [];
    const at = objects.findIndex((id, other) => id !== undefined && onBattlefield(other, id));
    const id = objects[at];
    return id === undefined ? [] : [{ what, column: at, id }];
  });
}
