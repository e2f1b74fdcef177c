import { namesOf } from '../../explain';
import {
  DIFFERENCE_WORDS,
  type Difference,
  differences,
  marksIn,
  missingIn,
} from '../../explain/differences';
import type { Game, ObjectId } from '../../rules';
import { type StepId, stepAt, type Tree } from '../../store/tree';
import { branchesView } from '../app/views/branches';
import { objectKey, playerKey } from '../app/views/ids';
import { marksOf } from '../app/views/marks';
import { playerView } from '../app/views/players';
import { titleOf } from '../app/views/steps';
import { accessibleName } from '../card/card.view';
import type { CardView, GroupView, Id, ManaView } from '../views';
import { type Column, forkOf, stepped, trailOf } from './columns';

/** How something in one column stands against the others: only there, otherwise there, or missing. */
export type MarkKind = 'only' | 'other' | 'missing';

/** Cards of one look in a column, and their mark. */
export interface ChipView {
  readonly key: string;
  readonly card: CardView;
  readonly count: number;
  readonly mark?: MarkKind;
  readonly label: string;
}

export interface ColumnPlayer {
  readonly id: Id;
  readonly name: string;
  readonly seat: number;
  readonly life: number;
  readonly pool: readonly ManaView[];
  /** "hand 3, library 40, graveyard 2" */
  readonly zones: string;
  /** Life, mana or zones differ. */
  readonly differs: boolean;
  readonly chips: readonly ChipView[];
}

export interface ColumnView {
  readonly key: number;
  readonly tip: StepId;
  readonly at: StepId;
  readonly name: string;
  /** The step that it stands at. */
  readonly number: number;
  readonly words: string;
  readonly atFork: boolean;
  readonly atTip: boolean;
  /** What was done since the fork. */
  readonly trail: readonly { readonly id: StepId; readonly words: string }[];
  readonly players: readonly ColumnPlayer[];
  readonly stack: readonly {
    readonly key: string;
    readonly words: string;
    readonly mark?: MarkKind;
  }[];
}

export interface RowView {
  readonly key: string;
  readonly what: string;
  readonly cells: readonly { readonly key: number; readonly words: string }[];
}

export interface CompareView {
  readonly fork: { readonly id: StepId; readonly number: number; readonly words: string };
  readonly columns: readonly ColumnView[];
  readonly rows: readonly { readonly part: string; readonly rows: readonly RowView[] }[];
  readonly count: number;
}

/** The lines that may be chosen for a column. */
export const linesToCompare = (tree: Tree) =>
  branchesView(tree).lines.flatMap(({ tip, name, givenUp }) => (givenUp ? [] : [{ tip, name }]));

/** Positions side by side, from the fork of their lines, seen from one seat. */
export function compareView(tree: Tree, columns: readonly Column[], viewer: number): CompareView {
  const fork = forkOf(tree, columns);
  const games = columns.map(({ at }) => stepAt(tree, at).position.game);
  const found = differences(stepAt(tree, fork).position.game, games);
  const lines = linesToCompare(tree);
  return {
    fork: { id: fork, ...titleOf(tree, fork) },
    columns: columns.map((column, place) => {
      const { key, tip, at } = column;
      const game = games[place];
      return {
        key,
        tip,
        at,
        name: lines.find((line) => line.tip === tip)?.name ?? titleOf(tree, tip).words,
        ...titleOf(tree, at),
        atFork: stepped(tree, column, fork, -1) === column,
        atTip: stepped(tree, column, fork, 1) === column,
        trail: trailOf(tree, column, fork).map(({ id }) => ({
          id,
          words: titleOf(tree, id).words,
        })),
        ...(game === undefined
          ? { players: [], stack: [] }
          : boardOf(game, games, found, place, viewer)),
      };
    }),
    rows: rowsOf(found, columns),
    count: found.length,
  };
}

type Board = Pick<ColumnView, 'players' | 'stack'>;

function boardOf(
  game: Game,
  games: readonly Game[],
  found: readonly Difference[],
  place: number,
  viewer: number,
): Board {
  const { state } = game;
  const marks = marksIn(found, place);
  const markOf = new Map([...marks].map(([id, mark]) => [objectKey(id), mark]));
  const lies = (column: number, id: ObjectId) =>
    games[column]?.state.objects.get(id)?.zone === 'battlefield';
  const missing = missingIn(found, place, lies);
  const plain = marksOf(game, {}, new Map());
  const seats = [...state.players.slice(viewer + 1), ...state.players.slice(0, viewer + 1)];
  const names = namesOf(state);
  return {
    players: seats.map((player): ColumnPlayer => {
      const view = playerView(game, player, plain);
      const gone = missing.flatMap(({ what, column, id }): readonly ChipView[] => {
        const other = games[column];
        if (other?.state.objects.get(id)?.controller !== player.id) return [];
        const key = objectKey(id);
        const groups = rowsOfPlayer(playerView(other, player, marksOf(other, {}, new Map())));
        const card = groups.flatMap(spread).find((one) => one.id === key);
        const label = `${what}: ${DIFFERENCE_WORDS.marks.missing}`;
        return card === undefined
          ? []
          : [{ key: `missing ${column} ${key}`, card, count: 1, mark: 'missing', label }];
      });
      return {
        id: playerKey(player.id),
        name: player.name,
        seat: view.seat,
        life: view.life,
        pool: view.pool,
        zones: view.zones
          .map(({ kind, count, more }) => `${kind} ${more && count === 0 ? '?' : count}`)
          .join(', '),
        differs: found.some((row) => row.player === player.id),
        chips: [...rowsOfPlayer(view).flatMap((group) => chipsOf(group, markOf)), ...piled(gone)],
      };
    }),
    stack: [...state.stack].reverse().map((id) => {
      const mark = marks.get(id);
      return {
        key: objectKey(id),
        words: names.object(id),
        ...(mark !== undefined && { mark }),
      };
    }),
  };
}

const rowsOfPlayer = (view: ReturnType<typeof playerView>): readonly GroupView[] => [
  ...view.front,
  ...view.others,
  ...view.lands,
];

/** A card with all that is attached to it. */
const withAttached = (card: CardView): readonly CardView[] => [
  card,
  ...(card.attached ?? []).flatMap(withAttached),
];
const spread = ({ members }: GroupView): readonly CardView[] => members.flatMap(withAttached);

/** Those of one look and one mark are one chip. */
function chipsOf(group: GroupView, markOf: ReadonlyMap<Id, 'only' | 'other'>): readonly ChipView[] {
  const piles = new Map<string, { card: CardView; count: number; mark?: MarkKind }>();
  for (const card of spread(group)) {
    const mark = markOf.get(card.id);
    const key = `${mark} ${accessibleName(card)}`;
    const pile = piles.get(key);
    if (pile === undefined) piles.set(key, { card, count: 1, ...(mark !== undefined && { mark }) });
    else pile.count += 1;
  }
  return [...piles.values()].map(({ card, count, mark }) => ({
    key: card.id,
    card,
    count,
    ...(mark !== undefined && { mark }),
    label: [
      accessibleName(card, count),
      ...(mark === undefined ? [] : [DIFFERENCE_WORDS.marks[mark]]),
    ].join(': '),
  }));
}

/** What is missing under one name is one chip. */
function piled(chips: readonly ChipView[]): readonly ChipView[] {
  const piles = new Map<string, ChipView>();
  for (const chip of chips) {
    const pile = piles.get(chip.label);
    piles.set(chip.label, pile === undefined ? chip : { ...pile, count: pile.count + 1 });
  }
  return [...piles.values()].map((chip) =>
    chip.count === 1 ? chip : { ...chip, label: `${chip.count} ${chip.label}` },
  );
}

const PARTS = ['game', 'players', 'stack', 'objects'] as const;

/** Objects of one name of which the same is told stand in one row. */
function alikeOnce(rows: readonly Difference[]): readonly Pick<Difference, 'what' | 'cells'>[] {
  const piles = new Map<string, { what: string; cells: readonly string[]; count: number }>();
  for (const { what, cells } of rows) {
    const key = [what, ...cells].join('|');
    const count = (piles.get(key)?.count ?? 0) + 1;
    piles.set(key, { what, cells, count });
  }
  return [...piles.values()].map(({ what, cells, count }) => ({
    what: count === 1 ? what : `${what} ×${count}`,
    cells,
  }));
}

function rowsOf(found: readonly Difference[], columns: readonly Column[]): CompareView['rows'] {
  return PARTS.flatMap((part) => {
    const rows = alikeOnce(found.filter((row) => row.part === part)).map(
      ({ what, cells }, place) => ({
        key: `${part} ${place}`,
        what,
        cells: cells.map((words, at) => ({ key: columns[at]?.key ?? at, words })),
      }),
    );
    return rows.length === 0 ? [] : [{ part: DIFFERENCE_WORDS.parts[part], rows }];
  });
}
