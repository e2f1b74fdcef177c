import { whenTexts } from '../../../oracle/held';
import {
  alikeRecords,
  atOnce,
  characteristicsOf,
  type Game,
  HALT,
  type ObjectId,
  type Player,
  type PlayerId,
  type Resting,
  type State,
  type Target,
} from '../../../rules';
import type { CardView, GroupView, ManaView, PlayerView, ZoneView } from '../../views';
import { cardView } from './cards';
import { groupOf } from './groups';
import { playerKey } from './ids';
import type { Marks } from './marks';

/** A player with all zones, as the table shows them. */
export function playerView(game: Game, player: Player, marks: Marks): PlayerView {
  const { state } = game;
  const rows = rowsOf(game, player.id);
  const hand = cardsOf(state, player.hand).map(marks.dress);
  const key = playerKey(player.id);
  return {
    id: key,
    name: player.name,
    seat: player.id % 6,
    life: player.life,
    counters: Object.entries(player.counters)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => ({ kind, count })),
    pool: poolOf(player),
    ...statusOf(game, player),
    ...(player.lost && { lost: true }),
    zones: zonesOf(state, player, marks),
    front: [...rows.front.map(marks.dressGroup), ...marks.ghosts(`${key} front`)],
    lands: [...rows.lands.map(marks.dressGroup), ...marks.ghosts(`${key} lands`)],
    others: [...rows.others.map(marks.dressGroup), ...marks.ghosts(`${key} others`)],
    hand,
    ...marks.ofPlayer(player.id),
  };
}

interface Rows {
  readonly front: readonly GroupView[];
  readonly lands: readonly GroupView[];
  readonly others: readonly GroupView[];
}

let latest: { readonly game: Game; readonly rows: ReadonlyMap<PlayerId, Rows> } | undefined;

// The texts of cards come after the first of them was drawn.
whenTexts(() => {
  latest = undefined;
});

function rowsOf(game: Game, player: PlayerId): Rows {
  if (latest === undefined || !liesTheSame(latest.game, game)) {
    latest = { game, rows: atOnce(allRows(game)) };
  }
  return latest.rows.get(player) ?? { front: [], lands: [], others: [] };
}

/** Makes the rows of a position bit by bit, to be found when they are drawn. @returns all groups in them */
export function* readiedRows(game: Game): Resting<readonly GroupView[]> {
  if (latest === undefined || !liesTheSame(latest.game, game)) {
    const rows = yield* allRows(game);
    latest = { game, rows };
  }
  return [...latest.rows.values()].flatMap(({ front, lands, others }) => [
    ...front,
    ...lands,
    ...others,
  ]);
}

/** The question and what was answered so far tell objects apart as well as the position does. */
const liesTheSame = (a: Game, b: Game): boolean =>
  a === b ||
  (a.question.kind === 'priority' &&
    b.question.kind === 'priority' &&
    a.answers.length === 0 &&
    b.answers.length === 0 &&
    looksTheSame(a.state, b.state));

/** Nothing of what the look of a permanent depends on has changed. */
function looksTheSame(a: State, b: State): boolean {
  return (
    a === b ||
    (a.objects === b.objects &&
      a.battlefield === b.battlefield &&
      a.effects === b.effects &&
      a.players === b.players &&
      a.turn === b.turn &&
      a.combat === b.combat &&
      a.stack === b.stack &&
      a.waiting === b.waiting &&
      a.thisTurn === b.thisTurn &&
      a.monarch === b.monarch &&
      a.initiative === b.initiative)
  );
}

/** Who has what on the battlefield: all of a group lies in one row. What is attached to an object lies under it. */
function* allRows(game: Game): Resting<ReadonlyMap<PlayerId, Rows>> {
  const { state } = game;
  const rows = new Map(
    state.players.map(({ id }) => [
      id,
      { front: [] as GroupView[], lands: [] as GroupView[], others: [] as GroupView[] },
    ]),
  );
  for (const group of yield* alikeRecords(game, state.battlefield.list())) {
    yield HALT;
    const [first] = group;
    const values = first && characteristicsOf(state, first.id);
    if (values === undefined || isTucked(state, first?.attachedTo ?? null)) continue;
    const mine = rows.get(values.controller);
    const row = values.types.includes('Creature')
      ? mine?.front
      : values.types.includes('Land')
        ? mine?.lands
        : mine?.others;
    row?.push(yield* groupOf(state, group));
  }
  return rows;
}

const isTucked = (state: State, to: Target | null): boolean =>
  to !== null && 'object' in to && state.battlefield.has(to.object);

const cardsOf = (state: State, ids: readonly ObjectId[]): readonly CardView[] =>
  ids.flatMap((id) => cardView(state, id) ?? []);

/** More cards than this of a zone are not listed one by one. */
const MOST_LISTED = 300;

function zonesOf(state: State, player: Player, marks: Marks): readonly ZoneView[] {
  const owned = (ids: readonly ObjectId[]) =>
    ids.filter((id) => state.objects.get(id)?.owner === player.id);
  const newestFirst = (ids: readonly ObjectId[]) => [...ids].reverse();
  const zones = [
    { kind: 'hand', ids: player.hand, open: true },
    { kind: 'library', ids: player.library, open: false },
    { kind: 'graveyard', ids: newestFirst(player.graveyard), open: true },
    { kind: 'exile', ids: newestFirst(owned(state.exile.list())), open: true },
    { kind: 'command', ids: owned(state.command.list()), open: true },
  ] as const;
  return zones
    .filter(({ kind, ids }) => kind !== 'command' || ids.length > 0)
    .map(({ kind, ids, open }) => {
      const cards = cardsOf(state, ids.slice(0, MOST_LISTED)).map(marks.dress);
      const [top] = cards;
      const more = kind === 'library' && player.libraryUnknown;
      return {
        kind,
        count: ids.length,
        ...(more && { more }),
        cards,
        ...(open && top && kind !== 'hand' && { top }),
      };
    });
}

/** What floats in a player's pool, each kind with its number. */
export function poolOf(player: Player): readonly ManaView[] {
  const piles = new Map<string, ManaView>();
  for (const { type, restriction, snow } of player.pool) {
    const only = [
      snow && 'snow',
      restriction?.onlySpells && 'only for some spells',
      restriction?.spellCantBeCountered && 'its spell can’t be countered',
    ]
      .filter(Boolean)
      .join(', ');
    const symbol = `{${type}}`;
    const key = `${symbol}${only}`;
    const count = (piles.get(key)?.count ?? 0) + 1;
    piles.set(key, { symbol, count, ...(only !== '' && { only }) });
  }
  return [...piles.values()];
}

function statusOf(game: Game, player: Player): Pick<PlayerView, 'status'> {
  const { state, question } = game;
  if (state.winner === player.id) return { status: { words: 'has won' } };
  if (player.lost) return { status: { words: 'has lost' } };
  if (question.player === player.id && question.kind === 'priority') {
    return { status: { words: 'has priority', now: true } };
  }
  if (question.player === player.id && state.winner === null) {
    return { status: { words: 'chooses', now: true } };
  }
  if (state.monarch === player.id) return { status: { words: 'monarch' } };
  return state.turn.active === player.id ? { status: { words: 'active player' } } : {};
}
