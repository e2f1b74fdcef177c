import type { Game, GameEvent, ObjectId, RuleNumber } from '../../rules';
import { linesOf } from '../events';
import type { Line } from '../events/lines';
import { namesOf } from '../naming/namesOf';
import { objectLabel } from '../naming/objectLabel';
import { turnWords } from '../naming/turnWords';
import { questionText } from '../questions/questionText';
import { asSentence, capitalised } from '../words/sentences';

/** One reason of a ruling, with its rules. */
export interface Reason {
  /** Tells it from the others of its ruling. */
  readonly id: number;
  readonly text: string;
  readonly cites: readonly RuleNumber[];
  readonly byHand: boolean;
}

/** What a ruling says, before anybody has changed a word. */
export interface Proposal {
  readonly question: string;
  readonly assumptions: readonly string[];
  readonly answer: string;
  readonly reasons: readonly Reason[];
}

/** One step of play: where it began, where it led, and what happened. */
export interface Played {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/** Of what a headline comes to, so much stands in the answer; all of it stands among the reasons. */
const MOST_OUTCOMES = 3;

/** Objects that are described among the assumptions. */
const MOST_OBJECTS = 8;

/** A ruling about what was played, or where nothing was, about who may do what in a position. */
export function proposeRuling(start: Game, played: readonly Played[]): Proposal {
  const told = played.map(({ before, after, events }) =>
    linesOf(events, after.state, before.state),
  );
  const news = told.flat().filter(isNews);
  const [first] = news;
  const last = told.findLast((lines) => lines.some(isNews));
  if (first === undefined || last === undefined) return aboutPosition(start);
  return {
    question: [...withTargets(first), 'What happens?'].join(' '),
    assumptions: [...situation(start), ...objectsIn(start, news)],
    answer: last.filter(isNews).flatMap(outcome).join(' '),
    reasons: numbered(told.flat().flatMap(reasonsOf)),
  };
}

const isNews = ({ level, passing }: Line): boolean => level === 'headline' && !passing;

/** The targets are announced among the parts of casting or activating (601.2c). */
const TARGETS = 'c';

/** A headline, and what was targeted with it. */
function withTargets({ text, children }: Line): readonly string[] {
  const targets = children.filter(({ letter }) => letter === TARGETS);
  return [text, ...targets.map((line) => line.text)].map(asSentence);
}

/** A headline, and what it did first of all. */
function outcome({ text, children }: Line): readonly string[] {
  const did = children.filter(({ level, letter }) => level === 'step' && letter === undefined);
  return [text, ...did.slice(0, MOST_OUTCOMES).map((line) => line.text)].map(asSentence);
}

function aboutPosition(game: Game): Proposal {
  const asked = asSentence(questionText(game.question, namesOf(game.state)));
  return {
    question: 'What is to be decided here?',
    assumptions: situation(game),
    answer: asked,
    reasons: numbered([{ text: asked, cites: game.question.cites, byHand: false }]),
  };
}

/** The turn, and who stands how. */
function situation({ state }: Game): readonly string[] {
  const lives = state.players.map(({ name, life }) => `${name} has ${life} life`);
  return [asSentence(turnWords(state)), asSentence(lives.join('; '))];
}

/** The permanents that the news are about, as they are at the beginning. */
function objectsIn({ state }: Game, news: readonly Line[]): readonly string[] {
  const about = new Set(news.flatMap(objectsOf));
  return [...about]
    .filter((id) => state.objects.get(id)?.zone === 'battlefield')
    .slice(0, MOST_OBJECTS)
    .map((id) => asSentence(capitalised(objectLabel(state, id))));
}

const objectsOf = ({ objects, children }: Line): readonly ObjectId[] => [
  ...objects,
  ...children.flatMap(objectsOf),
];

type Bare = Omit<Reason, 'id'>;

const numbered = (reasons: readonly Bare[]): readonly Reason[] =>
  reasons.map((reason, id) => ({ id, ...reason }));

/** A headline, and what led to it or came of it, but not each part of an announcement or who had priority. */
function reasonsOf(line: Line): readonly Bare[] {
  const { text, cites, byHand, passing, level, letter, children } = line;
  const isPart = letter !== undefined && letter !== TARGETS;
  const own = passing || level === 'rule' || isPart ? [] : [{ text, cites, byHand }];
  return [...own, ...children.flatMap(reasonsOf)];
}
