import { namesOf } from '../../../explain';
import type { Game } from '../../../rules';
import type { Announcement } from '../../../store/state';
import {
  beforeDraft,
  draftSteps,
  here,
  numberOf,
  type Step,
  stepAt,
  type Tree,
} from '../../../store/tree';
import type { CastingView, QuestionView } from '../../views';
import { announcedCost } from './announcedCost';
import { cardView } from './cards';
import { type Part, partOf } from './castingParts';
import { type Additional, castingRows, letterOf } from './castingRows';
import { slotsOf } from './castingSlots';
import { declaredIn } from './declared';
import type { Drawn } from './marks';
import { type SpecialAction, specialAction } from './specialAction';
import { specialRows } from './specialRows';

/** The casting dialog, what it draws on the table, and the question bar with its button. */
export interface Casting {
  readonly view: CastingView;
  readonly drawn: Drawn;
  readonly asked: (plain: QuestionView) => QuestionView;
}

/** The dialog for the spell or ability that is being put together; nothing where none is. */
export function castingView(tree: Tree, announcement: Announcement): Casting | undefined {
  const { game } = here(tree).position;
  const { question, state } = game;
  const start = beforeDraft(tree);
  if (start === undefined || question.draft === undefined || question.about === undefined) {
    return undefined;
  }
  const about = question.about;
  const onStack = state.objects.get(about)?.onStack ?? null;
  const spell = onStack?.as === 'spell';
  const card = cardView(state, spell || onStack === null ? about : onStack.source);
  if (card === undefined) return undefined;
  const begun = numberOf(tree, start) + 1;
  const draft = draftSteps(tree);
  const events = draft.flatMap((step) => step.events);
  const answers = draft.flatMap(({ what }) => (what.kind === 'answers' ? what.answers : []));
  const cost = announcedCost(tree, stepAt(tree, start), answers, announcement);
  const part = partOf(game, announcement);
  const special = specialAction(state, answers[0]);
  const rows =
    special === undefined
      ? castingRows(game, events, spell, part.missing, answers, offeredIn(draft), part.lacking)
      : specialRows(special, question, answers, part.missing);
  const player = namesOf(state).player(question.player);
  const view: CastingView = {
    card,
    ...headOf(game, card.name, spell, special),
    subtitle: `${player}. Nothing is final until the cost is paid.`,
    ...(spell && card.cost !== undefined && { printed: card.cost }),
    rows,
    total: cost.total,
    ...(cost.lines.length > 0 && { costLines: cost.lines }),
    ...(cost.others.length > 0 && { otherCosts: cost.others }),
    ...part.view,
    ...slotsOf(tree, begun, game, announcement),
  };
  return {
    view,
    drawn: part.drawn,
    asked: (plain) =>
      withCancel(
        asked(withRole(plain, special), part, cost.total, shownNow(rows, question)),
        draft.length > 1,
      ),
  };
}

/** The additional costs that could be announced; nothing where none could. */
function offeredIn(draft: readonly Step[]): readonly Additional[] {
  for (const { position } of draft) {
    const { question } = position.game;
    if (question.kind === 'castingOptions') return question.additional;
  }
  return [];
}

/** What the row that is asked now is called there. */
function shownNow(rows: CastingView['rows'], question: Game['question']): string {
  const now = rows.find(({ state }) => state === 'now');
  return now?.shown ?? now?.letter ?? letterOf(question);
}

function headOf(
  game: Game,
  name: string,
  spell: boolean,
  special: SpecialAction | undefined,
): Pick<CastingView, 'caption' | 'title'> {
  if (special !== undefined) {
    return { caption: `${special.doing}, ${special.rules[0]}`, title: name };
  }
  if (spell) return { caption: 'Casting, 601.2', title: name };
  switch (declaredIn(game)) {
    case 'attack':
      return { caption: 'Attacking, 508.1', title: 'What attacking costs' };
    case 'block':
      return { caption: 'Blocking, 509.1', title: 'What blocking costs' };
    default:
      return { caption: 'Activating, 602.2', title: `${name}, its ability` };
  }
}

const withRole = (plain: QuestionView, special: SpecialAction | undefined): QuestionView =>
  special === undefined ? plain : { ...plain, role: `is ${special.doing.toLowerCase()}` };

/** What was chosen and confirmed is kept; before that nothing is. */
const withCancel = (question: QuestionView, kept: boolean): QuestionView =>
  kept && question.cancel !== undefined
    ? { ...question, cancel: { ...question.cancel, note: 'as before; your choices are kept' } }
    : question;

function asked(plain: QuestionView, part: Part, total: string, letter: string): QuestionView {
  if (part.confirm === undefined) return plain;
  const { id, player, role, words, rules, cancel } = plain;
  const missing =
    part.missing === undefined ? undefined : `row ${letter} waits for ${part.missing}`;
  const note = missing ?? part.confirm.note ?? (total === '' ? undefined : `in all ${total}`);
  return {
    id,
    player,
    role,
    words,
    ...(rules && { rules }),
    ...(cancel && { cancel }),
    kind: 'casting',
    confirm: { label: part.confirm.label, ...(note !== undefined && { note }) },
    ready: part.missing === undefined,
  };
}
