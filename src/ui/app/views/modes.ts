import { copiableValuesOf, type Game, type Question } from '../../../rules';
import type { ChoiceView } from '../../views';
import { modeLines } from './texts';

/** The modes that are asked for, those that may not be chosen with the reason. */
export function modesAsked(
  { state }: Game,
  question: Extract<Question, { kind: 'chooseMode' }>,
): readonly ChoiceView[] {
  const { about, count, legal, cites } = question;
  const lines = about === undefined ? [] : linesAbout(state, about, count);
  return Array.from({ length: count }, (_, mode) => ({
    id: String(mode),
    label: lines[mode] ?? `Mode ${mode + 1}`,
    ...(!legal.includes(mode) && {
      refused: {
        reason: 'not possible now: it lacks a legal target',
        rules: cites.map((rule) => ({ rule })),
      },
    }),
  }));
}

/** What the modes of a spell or ability say; found by their number. */
function linesAbout(
  state: Game['state'],
  about: NonNullable<Question['about']>,
  count: number,
): readonly string[] {
  const onStack = state.objects.get(about)?.onStack;
  const source = onStack && onStack.as !== 'spell' ? onStack.source : about;
  const card = copiableValuesOf(state, source);
  const waiting = state.waiting.filter((trigger) => trigger.source === source);
  const abilities = [
    ...(onStack?.ability ? [onStack.ability] : []),
    ...waiting.map(({ ability }) => ability),
    ...card.abilities,
  ];
  const modal = abilities.find(
    (ability) =>
      'content' in ability &&
      'modal' in ability.content &&
      ability.content.modal.modes.length === count,
  );
  return modal === undefined ? [] : modeLines(modal, card);
}
