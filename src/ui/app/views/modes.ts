import { type Ability, copiableValuesOf, type Game, type Question } from '../../../rules';
import type { ChoiceView } from '../../views';
import { modeLines } from './texts';

type ModeQuestion = Extract<Question, { kind: 'chooseMode' }>;

/** The modes that are asked for, those that may not be chosen with the reason. */
export function modesAsked({ state }: Game, question: ModeQuestion): readonly ChoiceView[] {
  const { legal, cites } = question;
  return linesAsked(state, question).map((label, mode) => ({
    id: String(mode),
    label,
    ...(!legal.includes(mode) && {
      refused: {
        reason: 'not possible now: it lacks a legal target',
        rules: cites.map((rule) => ({ rule })),
      },
    }),
  }));
}

/** What the modes say. A trigger's words may speak of its event, so they are those of the whole ability. */
function linesAsked(state: Game['state'], { about, modal }: ModeQuestion): readonly string[] {
  const onStack = about === undefined ? undefined : state.objects.get(about)?.onStack;
  const source = onStack && onStack.as !== 'spell' ? onStack.source : about;
  const card = source === undefined ? NAMELESS : copiableValuesOf(state, source);
  const abilities = [
    ...(onStack?.ability ? [onStack.ability] : []),
    ...state.waiting.map(({ ability }) => ability),
    ...card.abilities,
  ];
  const same = abilities.find((ability) => modalOf(ability) === modal);
  return modeLines(same ?? { kind: 'spell', content: { modal } }, card);
}

const NAMELESS = { name: '', types: [], subtypes: [], supertypes: [], abilities: [] };

const modalOf = (ability: Ability): ModeQuestion['modal'] | undefined =>
  'content' in ability && 'modal' in ability.content ? ability.content.modal : undefined;
