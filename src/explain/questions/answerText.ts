import type { Answer, Question, Target } from '../../rules';
import { type Names, objectsInWords, targetName, targetsInWords } from '../naming/names';
import { COLOUR_WORDS } from '../words/mana';
import { asSentence, listed } from '../words/sentences';
import { choiceWords, reasonWords } from './purposes';
import { offerWords, optionWords } from './questionText';

/** Answers that are moves of the game or declarations: their own events tell them. */
const MOVES: ReadonlySet<Question['kind']> = new Set([
  'priority',
  'declareAttackers',
  'declareBlockers',
  'payMana',
]);

/**
 * Who chose what: "Ada chooses Serra Angel for Benthic Anomaly's ability." `names` are those of the
 * position in which it was asked. Undefined for moves, which their events tell.
 */
export function answerText(question: Question, answer: Answer, names: Names): string | undefined {
  if (MOVES.has(question.kind) || answer.kind === 'cancel') return undefined;
  const words = chosen(question, answer, names);
  return words === undefined ? undefined : asSentence(`${names.player(question.player)} ${words}`);
}

function chosen(question: Question, answer: Answer, names: Names): string | undefined {
  const why = forWhat(question, names);
  switch (answer.kind) {
    case 'choice':
      return choiceOf(question, answer.choice, names);
    case 'targets': {
      const targets = answer.targets.map((t) => t.target);
      return targets.length === 0
        ? `chooses no target${why}`
        : `chooses ${targetsInWords(names, targets)} as ${targets.length === 1 ? 'the target' : 'the targets'}${why}`;
    }
    case 'modes':
      return `chooses ${answer.modes.length === 1 ? 'mode' : 'modes'} ${listed(answer.modes.map((mode) => String(mode + 1)))}${why}`;
    case 'color':
      return `chooses ${COLOUR_WORDS[answer.color]}${why}`;
    case 'mana':
      return `chooses ${answer.mana}${why}`;
    case 'number':
      return `chooses ${question.draft === 'x' ? 'X = ' : ''}${answer.number}${why}`;
    case 'text':
      return `${question.kind === 'chooseName' ? 'names' : 'chooses'} ${answer.text}${why}`;
    case 'option':
      return question.kind === 'chooseOption'
        ? `chooses ${optionWords(question.options[answer.option] ?? 'an option')}${why}`
        : undefined;
    case 'yesNo':
      return yesOrNo(question, answer.yes, names);
    case 'byHand':
      return 'goes on, with what is not modelled done by hand';
    case 'order':
      return 'puts the triggered abilities in order';
    case 'cards':
      return `puts ${cardsInOrder(answer, names)}`;
    case 'object':
      return question.kind === 'legendRule'
        ? `keeps ${names.object(answer.object)}`
        : `applies the effect of ${names.object(answer.object)} first`;
    case 'amounts':
      return `assigns ${listed(answer.amounts.map(({ to, amount }) => `${amount} to ${targetName(names, to)}`))}${why}`;
    case 'options':
      return optionsOf(question, answer, names);
    default:
      return undefined;
  }
}

function forWhat(question: Question, names: Names): string {
  const anew = question.kind === 'chooseTarget' ? question.anew : undefined;
  if (anew?.copy === true) return ` for the copy of ${names.object(anew.of)}`;
  const about = anew?.of ?? question.about;
  return about === undefined ? '' : ` for ${names.object(about)}`;
}

function choiceOf(question: Question, choice: readonly Target[], names: Names): string {
  const what = choice.length === 0 ? 'nothing' : targetsInWords(names, choice);
  if (question.kind === 'chooseDefender') {
    return `has the creature that enters attacking attack ${what}${forWhat(question, names)}`;
  }
  const verb =
    question.kind === 'discard' || question.kind === 'sacrifice' ? ` to ${question.kind}` : '';
  if (!('purpose' in question)) return `chooses ${what}${forWhat(question, names)}`;
  const about = question.about === undefined ? undefined : names.object(question.about);
  const copied = choiceWords(question.purpose)?.endsWith('to copy') === true ? ' to copy' : verb;
  return `chooses ${what}${copied}${reasonWords(question.purpose, about)}`;
}

function yesOrNo(question: Question, yes: boolean, names: Names): string {
  const to = yes ? 'chooses to' : 'chooses not to';
  if (question.kind === 'payOptional')
    return `${to} pay ${question.cost}${forWhat(question, names)}`;
  const offer = question.kind === 'yesNo' ? offerWords(question, names) : 'do it';
  return `${to} ${offer}${forWhat(question, names)}`;
}

function cardsInOrder({ top, bottom }: Extract<Answer, { kind: 'cards' }>, names: Names): string {
  return listed([
    ...(top.length === 0 ? [] : [`${objectsInWords(names, top)} on top`]),
    ...(bottom.length === 0 ? [] : [`${objectsInWords(names, bottom)} on the bottom`]),
  ]);
}

function optionsOf(
  question: Question,
  { alternative, additional }: Extract<Answer, { kind: 'options' }>,
  names: Names,
): string {
  const extra = additional.flatMap(({ cost, times }) =>
    times === 0 ? [] : [times === 1 ? cost : `${cost} ×${times}`],
  );
  const how = [
    ...(alternative === null ? [] : [`by ${alternative}`]),
    ...(extra.length === 0 ? [] : [`with ${listed(extra)} in addition`]),
  ];
  return how.length === 0
    ? `pays nothing in addition${forWhat(question, names)}`
    : `pays ${listed(how)}${forWhat(question, names)}`;
}
