import type { Answer, ChosenTarget, Question, Target } from '../../rules';
import type { Json } from '../format';
import { nameOf, type Position, refOf } from './position';
import { awaitedRefs } from './refsInPlay';
import { WORD_OF_COLOR } from './words';

/** The value of the format that says what an answer says: the other way round of `answerOf`. */
export function answerValue(position: Position, answer: Answer): Json {
  const { question } = position.game;
  const name = (target: Target): string => nameOf(position, target);
  switch (answer.kind) {
    case 'choice':
      return oneOrMore(question, answer.choice.map(name));
    case 'targets':
      return oneOrMore(
        question,
        answer.targets.map((chosen) => targetValue(position, chosen)),
      );
    case 'modes':
      return answer.modes.map((mode) => mode + 1);
    case 'color':
      return WORD_OF_COLOR[answer.color];
    case 'mana':
      return answer.mana;
    case 'number':
      return answer.number;
    case 'text':
      return answer.text;
    case 'option':
      return answer.option + 1;
    case 'yesNo':
      return answer.yes ? 'yes' : 'no';
    case 'order': {
      const refs =
        question.kind === 'orderTriggers' ? awaitedRefs(position, question).abilities : [];
      return answer.order.map((at) => refs[at]?.ref ?? '?');
    }
    case 'cards':
      return {
        top: answer.top.map((id) => refOf(position, id)),
        bottom: answer.bottom.map((id) => refOf(position, id)),
      };
    case 'object':
      return refOf(position, answer.object);
    case 'attackers':
      return Object.fromEntries(
        answer.attackers.map(({ object, whom }) => [refOf(position, object), name(whom)]),
      );
    case 'blockers':
      return Object.fromEntries(
        answer.blockers.map(({ object, attackers }) => [
          refOf(position, object),
          attackers.map((id) => refOf(position, id)),
        ]),
      );
    case 'amounts':
      return Object.fromEntries(answer.amounts.map(({ to, amount }) => [name(to), amount]));
    case 'options':
      return {
        alternative: answer.alternative,
        additional: Object.fromEntries(answer.additional.map(({ cost, times }) => [cost, times])),
      };
    case 'pass':
    case 'concede':
    case 'loop':
    case 'cancel':
    case 'pay':
    case 'byHand':
      return answer.kind;
    case 'cast':
    case 'activate':
    case 'playLand':
    case 'turnFaceUp':
    case 'setAside':
      return refOf(position, answer.object);
  }
}

function targetValue(position: Position, { target, amount }: ChosenTarget): Json {
  const to = nameOf(position, target);
  return amount === undefined ? to : { to, amount };
}

/** A question for exactly one is answered with it alone. */
function oneOrMore(question: Question, values: readonly Json[]): Json {
  const single = 'max' in question ? question.max === 1 : true;
  const [only] = values;
  return single && values.length === 1 && only !== undefined ? only : values;
}
