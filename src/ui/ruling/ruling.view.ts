import { capitalised, namesOf } from '../../explain';
import { type Proposal, proposeRuling, RULING_WORDS, turnWords } from '../../explain/rulings';
import type { Game } from '../../rules';
import { forkBefore } from '../../store/forks';
import { numberOf, type StepId, stepAt, type Tree, wayTo } from '../../store/tree';
import { marksOf } from '../app/views/marks';
import { playerView } from '../app/views/players';
import { stackViews } from '../app/views/stack';
import { accessibleName } from '../card/card.view';
import type { CardView, GroupView } from '../views';
import type { PicturePlayer, TablePicture } from './picture.view';

/** Steps before the one that is meant that a ruling tells of, where no fork lies nearer. */
const MOST_STEPS = 8;

/** From which step on a ruling about a step tells: the fork before it, or a few steps back. */
export function beginningOf(tree: Tree, step: StepId): StepId {
  const way = wayTo(tree, step);
  const fork = numberOf(tree, forkBefore(tree, step));
  const first = Math.max(fork, way.size - 1 - MOST_STEPS);
  return way.get(first)?.id ?? tree.root;
}

/** What a ruling about a step may say, from the steps that led to it since one before. */
export function proposalFor(tree: Tree, from: StepId, step: StepId): Proposal {
  const played = wayTo(tree, step)
    .slice(numberOf(tree, from) + 1)
    .map(({ parent, position, events }) => ({
      before: stepAt(tree, parent ?? tree.root).position.game,
      after: position.game,
      events,
    }));
  return proposeRuling(stepAt(tree, from).position.game, played.toArray());
}

/** What is said around the table in its picture. */
type Said = Pick<TablePicture, 'title' | 'question' | 'answer' | 'foot'>;

/** The table of a position as it is drawn for others, seen from a seat. */
export function tablePicture(game: Game, viewer: number, said: Said): TablePicture {
  const { state } = game;
  const marks = marksOf(game, {}, new Map());
  const seats = [...state.players.slice(viewer + 1), ...state.players.slice(0, viewer + 1)];
  return {
    ...said,
    line: `${capitalised(turnWords(state))}. ${RULING_WORDS.decides(namesOf(state).player(game.question.player))}`,
    players: seats.map((player): PicturePlayer => {
      const { name, life, zones, front, others, lands } = playerView(game, player, marks);
      return {
        name,
        life,
        zones: zones
          .map(({ kind, count, more }) => `${kind} ${more && count === 0 ? '?' : count}`)
          .join('   '),
        rows: [front, [...others, ...lands]].map((groups) => piled(groups)),
      };
    }),
    stack: stackViews(game, marks).map(({ title, kind, controller, targets = [], pile }) => ({
      title: pile === undefined ? title : `${title} ×${pile.length}`,
      line: [
        `${controller.name}, ${kind}`,
        ...targets.map(({ number, words }) => `${number} ${words}`),
      ].join('; '),
    })),
  };
}

const withAttached = (card: CardView): readonly CardView[] => [
  card,
  ...(card.attached ?? []).flatMap((other) => withAttached({ ...other, attachedTo: card.name })),
];

/** Cards of one look are drawn once, with their number. */
function piled(groups: readonly GroupView[]): PicturePlayer['rows'][number] {
  const piles = new Map<string, { card: CardView; count: number }>();
  for (const card of groups.flatMap(({ members }) => members.flatMap(withAttached))) {
    const key = accessibleName(card);
    piles.set(key, { card, count: (piles.get(key)?.count ?? 0) + 1 });
  }
  return [...piles.values()];
}
