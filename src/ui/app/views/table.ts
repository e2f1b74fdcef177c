import { RULES_EDITION } from '../../../rules';
import { announcementOf } from '../../../store/announcing';
import type { AppState, Saved, Work } from '../../../store/state';
import { ahead, here, stepAt } from '../../../store/tree';
import type { TableView } from '../../views';
import { dayOf } from '../dates';
import { castingView } from './casting';
import { deedsOf } from './deeds';
import { playerKey } from './ids';
import { linesOf } from './lines';
import { marksOf } from './marks';
import { messageView } from './messages';
import { playerView } from './players';
import { questionView } from './question';
import { stackViews } from './stack';
import { stepViews, stepWords } from './steps';
import { turnView } from './turn';

/** The whole table at the present step. */
export function tableView(app: AppState, work: Work): TableView {
  const { session } = app;
  const { tree } = work;
  const step = here(tree);
  const { game } = step.position;
  const { state } = game;
  const draft = castingView(tree, announcementOf(app));
  const marks = marksOf(game, draft?.drawn ?? {}, deedsOf(game));
  const [next] = ahead(tree);
  const question = questionView(game, step.id, []);
  const refusal = messageView(session.message, state);
  return {
    title: work.setup.title,
    saved: savedWords(session.saved),
    edition: `Rules of ${dayOf(RULES_EDITION)}`,
    players: state.players.map((player) => playerView(game, player, marks)),
    viewer: playerKey(state.players[session.viewer]?.id ?? state.turn.active),
    turn: turnView(state),
    stack: stackViews(state, marks),
    steps: stepViews(tree),
    lines: linesOf(state),
    question: draft === undefined ? question : draft.asked(question),
    ...(draft && { casting: draft.view }),
    ...(step.parent !== null && { undo: stepWords(tree, step) }),
    ...(next && { redo: stepWords(tree, next) }),
    ...(refusal && { refusal }),
    said: saidOf(work),
  };
}

/** One sentence on the step that was just made or gone to. */
function saidOf({ tree }: Work): string {
  const step = here(tree);
  const words = stepWords(tree, stepAt(tree, step.id));
  return words;
}

function savedWords(saved: Saved): string {
  switch (saved.state) {
    case 'none':
      return '';
    case 'saving':
      return 'saving';
    case 'saved':
      return 'saved on this machine';
    case 'refused':
      return `not saved: ${saved.why}`;
  }
}
