import { type Game, RULES_EDITION } from '../../../rules';
import { announcementOf } from '../../../store/announcing';
import type { AppState, Session, Work } from '../../../store/state';
import { here, type StepId, stepAt, type Tree } from '../../../store/tree';
import type { TableView } from '../../views';
import { dayOf } from '../dates';
import { deedsOf } from './deeds';
import { playerKey } from './ids';
import { linesOf } from './lines';
import { type Deeds, type Lit, type Marks, marksOf } from './marks';
import { messageView } from './messages';
import { openedIfLoaded } from './opening';
import { playerView } from './players';
import { questionView } from './question';
import { saidOf } from './said';
import { keeping } from './same';
import { type BarLine, selectionView } from './selection';
import { stackViews } from './stack';
import { behindView, stepsView, titleOf } from './steps';
import { stepWords } from './told';
import { turnView } from './turn';

const EDITION = `Rules of ${dayOf(RULES_EDITION)}`;

/**
 * The whole table at the present step; or as it was at the one that is looked at, with nothing to do on it.
 * @param deeds what a press does on each object, where that is not to be worked out at once
 * @param bar what the registry has for all that is selected
 */
export function tableView(
  app: AppState,
  work: Work,
  deeds?: Deeds,
  bar: readonly BarLine[] = [],
): TableView {
  const { session } = app;
  const { tree } = work;
  const step = here(tree);
  const { game } = step.position;
  const { state } = game;
  const opened = openedIfLoaded();
  const draft = opened?.castingView(tree, announcementOf(app));
  const lit = opened?.litAt(tree, session.preview ?? tree.cursor);
  const next = tree.last.get(tree.cursor);
  const behind = behindView(tree);
  const { run } = session;
  const said = saidOf(tree, session.went);
  const ran = session.ran?.at === step.id ? session.ran.words : undefined;
  const question = questionView(game, step.id, ran);
  const selection = selectionView(game, session, bar);
  const refusal = messageView(session.message, state);
  return {
    title: work.setup.title,
    ...(session.chosen && { chosen: session.chosen }),
    saved: savedWords(session),
    edition: EDITION,
    ...(session.preview === null
      ? boardView(game, session, marksOf(game, draft?.drawn ?? {}, deeds ?? deedsOf(game), lit))
      : asItWas(tree, session.preview, session, lit)),
    steps: stepsView(tree, session.detail),
    ...(behind && { behind }),
    question: draft === undefined ? question : draft.asked(question),
    ...(draft && { casting: draft.view }),
    ...(step.parent !== null && { undo: stepWords(tree, step) }),
    ...(next !== undefined && { redo: stepWords(tree, stepAt(tree, next)) }),
    ...(refusal && { refusal }),
    ...(selection && { selection }),
    ...(run !== null && run.progress !== '' && { run }),
    said: ran === undefined ? said : `${ran} ${said}`,
  };
}

type Board = Pick<TableView, 'players' | 'viewer' | 'turn' | 'stack' | 'lines'>;

/** As deep as the cards of a group and the cards of a zone. */
const LEVELS = 6;
/** As deep as the rules of what keeps from going to a step. */
const TURN_LEVELS = 8;

let latest: Board | undefined;

/** The players, the turn and the stack of one position; what of them was drawn just so before stays the same thing. */
function boardView(game: Game, { viewer, stops }: Session, marks: Marks, looked?: string): Board {
  const { state } = game;
  const board = {
    players: state.players.map((player) => playerView(game, player, marks)),
    viewer: playerKey(state.players[viewer]?.id ?? state.turn.active),
    turn: keeping(latest?.turn, turnView(game, stops, viewer, looked), TURN_LEVELS),
    stack: stackViews(game, marks),
    lines: linesOf(state),
  };
  latest = keeping(latest, board, LEVELS);
  return latest;
}

/** The board of another step. */
function asItWas(
  tree: Tree,
  id: StepId,
  session: Session,
  lit: Lit | undefined,
): Board & Pick<TableView, 'asItWas'> {
  const { game } = stepAt(tree, id).position;
  const marks = marksOf(game, {}, new Map(), lit);
  return {
    ...boardView(game, session, marks, 'This step is only looked at.'),
    asItWas: { id, ...titleOf(tree, id) },
  };
}

function savedWords({ saved, elsewhere }: Session): string {
  switch (saved.state) {
    case 'none':
      return '';
    case 'saving':
      return 'saving';
    case 'saved':
      return elsewhere === 0 ? 'saved on this machine' : 'saved, and open in another window';
    case 'refused':
      return `not saved: ${saved.why}`;
  }
}
