import { answerText, type Line, linesOf, namesOf, summary } from '../../../explain';
import type { Answer } from '../../../rules';
import type { Given } from '../../../store/position';
import { ahead, here, type Step, stepAt, type Tree, wayTo } from '../../../store/tree';
import type { EventView, StepView } from '../../views';
import { entryWords } from './entryWords';
import { ruleViews } from './rules';

/** More steps than this are not drawn at once. */
const MOST_SHOWN = 250;

type Told = Pick<StepView, 'words' | 'rules' | 'events' | 'byHand'>;
const told = new WeakMap<Step, Told>();

/** The way to the present step, and what was taken back, oldest first. */
export function stepViews(tree: Tree): readonly StepView[] {
  const done = wayTo(tree, tree.cursor);
  const undone = ahead(tree);
  const all = [...done, ...undone];
  const now = here(tree).id;
  const place = done.length - 1;
  const first = Math.max(0, Math.min(place - MOST_SHOWN / 2, all.length - MOST_SHOWN));
  return all.slice(first, first + MOST_SHOWN).map((step, nth): StepView => {
    const before = step.parent === null ? undefined : stepAt(tree, step.parent);
    const state = step.id === now ? 'now' : first + nth < place ? 'past' : 'undone';
    return { id: step.id, ...tellingOf(step, before), state, ...chapterOf(step, before) };
  });
}

/** What a step is called in the list, and for undo and redo. */
export const stepWords = (tree: Tree, step: Step): string =>
  tellingOf(step, step.parent === null ? undefined : stepAt(tree, step.parent)).words;

function tellingOf(step: Step, before: Step | undefined): Told {
  const known = told.get(step);
  if (known !== undefined) return known;
  const made = tell(step, before);
  told.set(step, made);
  return made;
}

function tell({ what, events, given = [], position, unmet }: Step, before: Step | undefined): Told {
  const lines = linesOf(events, position.game.state, before?.position.game.state);
  const byHand = what.kind === 'entry' && 'edit' in what.entry;
  const answers = answerViews(given, events.length > 0);
  const words =
    unmet === undefined
      ? wordsOf(what, lines, answers)
      : `A check of the file does not hold: ${unmet}`;
  const views = [...answers, ...lines.flatMap((line, nth) => eventViews(line, `${nth}`, 0))];
  return {
    words,
    ...(byHand && { byHand }),
    ...(views.length > 0 && { events: views }),
  };
}

/** Who chose what, with the rules that asked. Parts of an announcement are told by its events, where there are any. */
function answerViews(given: readonly Given[], happened: boolean): readonly EventView[] {
  return given.flatMap(({ question, answer, state }, nth) => {
    if (question.draft !== undefined && happened) return [];
    const words = answerText(question, answer, namesOf(state));
    if (words === undefined) return [];
    return [{ id: `a${nth}`, words, depth: 0 as const, rules: ruleViews(question.cites) }];
  });
}

function wordsOf(
  what: Step['what'],
  lines: readonly Line[],
  answers: readonly EventView[],
): string {
  const chosen = answers.map(({ words }) => words.replace(/\.$/, '')).join('; ');
  if (what.kind === 'start') return 'The board as laid out';
  if (what.kind === 'entry')
    return entryWords(what.entry) ?? (summary(lines) || chosen || 'A step of the file');
  return (
    summary(afterPaying(what.answers, lines)) ||
    chosen ||
    choiceWords(what.answers.map(({ kind }) => kind))
  );
}

/** Where sources were tapped to pay, the news is what was paid for. */
function afterPaying(answers: readonly Answer[], lines: readonly Line[]): readonly Line[] {
  if (answers.at(-1)?.kind !== 'pay') return lines;
  const taps = answers.filter(({ kind }) => kind === 'activate').length;
  const news = lines.filter(({ level }) => level === 'headline').slice(taps);
  return news.length > 0 ? news : lines;
}

/** For choices after which nothing has happened yet. */
function choiceWords(kinds: readonly string[]): string {
  const [kind] = kinds;
  if (kind === 'cast') return 'Begins to cast';
  if (kind === 'activate') return 'Begins to activate';
  return 'Chooses';
}

function eventViews(line: Line, id: string, depth: 0 | 1): readonly EventView[] {
  const { text, letter, cites, byHand, children } = line;
  const view: EventView = {
    id,
    words: text,
    depth,
    rules: ruleViews(cites),
    ...(letter !== undefined && { letter }),
    ...(byHand && { byHand }),
  };
  return [view, ...children.flatMap((child, nth) => eventViews(child, `${id}.${nth}`, 1))];
}

function chapterOf(step: Step, before: Step | undefined): Pick<StepView, 'chapter'> {
  const { turn, players } = step.position.game.state;
  const earlier = before?.position.game.state.turn;
  if (earlier !== undefined && earlier.number === turn.number && earlier.active === turn.active) {
    return {};
  }
  return { chapter: `Turn ${turn.number}, ${players[turn.active]?.name ?? ''}’s` };
}
