import type { Answer, GameEvent, PlayerId, Question, RuleNumber } from '../../rules';
import { answerText } from '../events';
import { linesWith, summary } from '../events/lines';
import { type Names, objectsInWords } from '../naming/names';
import { counted } from '../words/numbers';
import { asSentence } from '../words/sentences';
import type { Moment, MomentKind } from './moments';

/** What the picture of moments is called, and its parts. */
export const PICTURE = {
  title: 'Who could act when',
  hint: 'Each ring is a moment at which a player could act. Choosing one goes there; acting there makes a branch.',
  game: 'The game',
  stack: 'Stack',
  none: 'Nobody has had priority yet.',
  all: 'Everything',
  windows: 'Who could act',
  show: 'What to show',
} as const;

/** What a kind of moment is, in one word or two. */
export const MOMENT_NAMES: { readonly [K in MomentKind]: string } = {
  course: 'turn',
  window: 'priority',
  declared: 'declares',
  checks: 'state-based actions',
  waits: 'triggers',
  put: 'onto the stack',
  resolves: 'leaves the stack',
  ends: 'the game ends',
};

/** What happened in a moment. */
export function momentText(
  { kind, from, to }: Moment,
  events: readonly GameEvent[],
  names: Names,
): string {
  const own = events.slice(from, to);
  const put = own.flatMap((event) =>
    event.kind === 'step' && event.what === 'triggerPut' ? event.objects : [],
  );
  if (put.length > 1) return asSentence(`${objectsInWords(names, put)} go on the stack`);
  // The check itself is the headline; what it did is the news.
  const told = kind === 'checks' ? own.slice(1) : kind === 'put' ? own.slice(0, 1) : own;
  return asSentence(summary(linesWith(told, names)));
}

/** More rules than these are not put beside a moment; all stand with the step. */
const MOST_RULES = 3;

/** The rules of a moment; of why somebody has priority the one that says so of this time. */
export function momentRules(
  { kind, from, to }: Moment,
  events: readonly GameEvent[],
): readonly RuleNumber[] {
  const all = [...new Set(events.slice(from, to).flatMap(({ cites }) => cites))];
  return kind === 'window' ? all.slice(-1) : all.slice(0, MOST_RULES);
}

/** What a player did who had priority, as far as no event tells it. */
export function answeredWith(question: Question, answer: Answer, names: Names): string {
  if (answer.kind === 'pass') return 'passes';
  return answerText(question, answer, names)?.replace(/\.$/, '') ?? 'acts';
}

/** Who may act now, where nothing was done yet. */
export const mayAct = (names: Names, player: PlayerId): string => `${names.player(player)} may act`;

/** What lies on the stack, as the name of the column beside a moment. */
export function stackText(names: Names, { stack }: Moment): string {
  if (stack.length === 0) return 'The stack is empty.';
  return asSentence(
    `${counted(stack.length, 'object')} on the stack: ${objectsInWords(names, [...stack].reverse())}`,
  );
}

/** The number of a step beside its moments. */
export const stepNumber = (number: number): string => (number === 0 ? 'Start' : `Step ${number}`);
