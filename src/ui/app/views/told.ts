import { asSentence, type Line, namesOf, type Telling, tellingIfLoaded } from '../../../explain';
import { textsIfLoaded } from '../../../oracle/held';
import type { Answer, RuleNumber, State } from '../../../rules';
import type { Given } from '../../../store/position';
import { type Step, stepAt, type Tree } from '../../../store/tree';
import type { EventView, StepView } from '../../views';
import { entryWords, isAllSaid, shortened } from './entryWords';
import { ruleViews } from './rules';
import { specialAction } from './specialAction';

/** What is told of a step, whatever else changes. */
export type Told = Pick<StepView, 'words' | 'rules' | 'events' | 'byHand' | 'chapter'>;

const START = 'The board as laid out';

/** More rules than this are not put beside several headlines; all of them stand beside their lines. */
const MOST_RULES = 3;

const told = new WeakMap<Step, Told>();

/** A step in words with its rules: made once for each step, however long the work grows. */
export function tellingOf(tree: Tree, step: Step): Told {
  const known = told.get(step);
  if (known !== undefined) return known;
  const before = step.parent === null ? undefined : stepAt(tree, step.parent);
  const telling = tellingIfLoaded();
  if (telling === undefined) return untold(step, before);
  const made = tell(telling, step, before);
  if (isToldWhole()) told.set(step, made);
  return made;
}

/** Nothing is missing with which steps are told: without texts of cards it is shorter. */
export const isToldWhole = (): boolean =>
  tellingIfLoaded() !== undefined && textsIfLoaded() !== undefined;

/** What a step is called in the list, and for undo and redo: nothing until what tells it is loaded. */
export const stepWords = (tree: Tree, step: Step): string => tellingOf(tree, step).words;

/** What is said of a step before what tells it is loaded. */
const untold = ({ what, ...step }: Step, before: Step | undefined): Told => ({
  words: what.kind === 'start' ? START : '',
  ...chapterOf(step, before),
});

function tell(telling: Telling, step: Step, before: Step | undefined): Told {
  const { linesOf } = telling;
  const { what, events, given = [], position, unmet } = step;
  const earlier = before?.position.game.state;
  const told = (some: Step['events']) => linesOf(some, position.game.state, earlier);
  const lines = told(events);
  const byHand = what.kind === 'edits' || (what.kind === 'entry' && 'edit' in what.entry);
  const changes = byHand ? told(events.filter(isEdit)) : [];
  const answers = answerViews(telling, given, events.length > 0);
  const words =
    unmet === undefined
      ? changesWords(telling, changes) || wordsOf(telling, step, lines, answers)
      : `A check of the file does not hold: ${unmet}`;
  const views = [
    ...answers,
    ...(changes.length > 0
      ? [
          ...changesBelow(telling, changes),
          ...linesBelow('', told(events.filter((event) => !isEdit(event)))),
        ]
      : linesBelow(words, lines)),
  ];
  const rules = ruleViews(rulesOf(what, lines));
  return {
    words,
    ...(rules.length > 0 && { rules }),
    ...(byHand && { byHand }),
    ...(views.length > 0 && { events: views }),
    ...chapterOf(step, before),
  };
}

const isEdit = ({ kind }: Step['events'][number]): boolean => kind === 'edited';

const changeWords = ({ BY_HAND }: Telling, { text }: Line): string =>
  bare(text).slice(BY_HAND.length);

/** What was changed by hand, and said once that it was so: "By hand: Soul Warden is tapped; …". */
function changesWords(telling: Telling, changes: readonly Line[]): string {
  if (changes.length === 0) return '';
  const said = changes.map((line) => changeWords(telling, line));
  return `${telling.BY_HAND}${shortened(said, '; ')}`;
}

/** Each of the changes, where not all of them stand in the headline. */
function changesBelow(telling: Telling, changes: readonly Line[]): readonly EventView[] {
  if (isAllSaid(changes)) return [];
  return changes.map((line, nth) => ({
    id: `h${nth}`,
    words: asSentence(changeWords(telling, line)),
    depth: 0,
    rules: [],
  }));
}

/** Who chose what, with the rules that asked. Parts of an announcement are told by its events, where there are any. */
function answerViews(
  { answerText }: Telling,
  given: readonly Given[],
  happened: boolean,
): readonly EventView[] {
  return given.flatMap(({ question, answer, state }, nth) => {
    if (question.draft !== undefined && happened) return [];
    const words = answerText(question, answer, namesOf(state));
    if (words === undefined) return [];
    return [{ id: `a${nth}`, words, depth: 0 as const, rules: ruleViews(question.cites) }];
  });
}

function wordsOf(
  { summary }: Telling,
  { what, position }: Step,
  lines: readonly Line[],
  answers: readonly EventView[],
): string {
  const chosen = answers.map(({ words }) => bare(words)).join('; ');
  if (what.kind === 'start') return START;
  if (what.kind === 'edits') return 'By hand: nothing is changed';
  if (what.kind === 'entry')
    return entryWords(what.entry) ?? (summary(lines) || chosen || 'A step of the file');
  return (
    summary(afterPaying(what.answers, lines)) ||
    chosen ||
    choiceWords(position.game.state, what.answers)
  );
}

const bare = (sentence: string): string => sentence.replace(/\.$/, '');

/** The rules of the news that a step is named for. */
function rulesOf(what: Step['what'], lines: readonly Line[]): readonly RuleNumber[] {
  if (what.kind === 'start') return [];
  const shown = what.kind === 'answers' ? afterPaying(what.answers, lines) : lines;
  const heads = shown.filter(({ level }) => level === 'headline');
  const news = heads.filter(({ passing }) => !passing);
  const said = news.length > 0 ? news : heads;
  // Of one all its rules, since it may not be said again below; of several the first of each.
  if (said.length === 1) return said[0]?.cites ?? [];
  return [...new Set(said.flatMap(({ cites }) => cites.slice(0, 1)))].slice(0, MOST_RULES);
}

/** Where sources were tapped to pay, the news is what was paid for. */
function afterPaying(answers: readonly Answer[], lines: readonly Line[]): readonly Line[] {
  if (answers.at(-1)?.kind !== 'pay') return lines;
  const taps = answers.filter(({ kind }) => kind === 'activate').length;
  const news = lines.filter(({ level }) => level === 'headline').slice(taps);
  return news.length > 0 ? news : lines;
}

/** For choices after which nothing has happened yet. */
function choiceWords(state: State, [first]: readonly Answer[]): string {
  if (first?.kind === 'cast') return 'Begins to cast';
  if (first?.kind === 'activate') return 'Begins to activate';
  return specialAction(state, first)?.begins ?? 'Chooses';
}

/** The lines under a step. A headline that only says again what the step is called gives way to its parts. */
function linesBelow(words: string, lines: readonly Line[]): readonly EventView[] {
  const heads = lines.filter(({ level }) => level === 'headline');
  return lines.flatMap((line, nth) => {
    const same = heads.length === 1 && line === heads[0] && bare(line.text) === words;
    return same
      ? line.children.flatMap((child, n) => eventViews(child, `${nth}.${n}`, 0))
      : eventViews(line, `${nth}`, 0);
  });
}

type Depth = 0 | 1 | 2;
const deeper = { 0: 1, 1: 2, 2: 2 } as const satisfies Record<Depth, Depth>;

function eventViews(line: Line, id: string, depth: Depth): readonly EventView[] {
  const { text, letter, level, cites, byHand, children } = line;
  const view: EventView = {
    id,
    words: text,
    depth,
    // What is a part of a part is a matter of rules; letters there would be those of another process.
    detail: level === 'rule' || depth === 2 ? 'rules' : 'steps',
    rules: ruleViews(cites),
    ...(letter !== undefined && depth < 2 && { letter }),
    ...(byHand && { byHand }),
  };
  // What is done to cast it comes before it is cast; so it is told, too.
  const isEnd = cites.includes('601.2i') && children.length > 0;
  const below = isEnd ? depth : deeper[depth];
  const parts = children.flatMap((child, nth) => eventViews(child, `${id}.${nth}`, below));
  return isEnd && depth === 0 ? [...parts, { ...view, letter: 'i' }] : [view, ...parts];
}

function chapterOf(
  step: Pick<Step, 'position'>,
  before: Step | undefined,
): Pick<StepView, 'chapter'> {
  const { turn, players } = step.position.game.state;
  const earlier = before?.position.game.state.turn;
  if (earlier !== undefined && earlier.number === turn.number && earlier.active === turn.active) {
    return {};
  }
  return { chapter: `Turn ${turn.number}, ${players[turn.active]?.name ?? ''}’s` };
}
