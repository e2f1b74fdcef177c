import type { Question } from '../../rules';
import type { Json, ManaText } from '../format';

/** Mana in symbols as the answer to the question how a mana ability comes out. */
export function manaAnswer(question: Question, mana: ManaText): Json {
  if (question.kind === 'chooseColor') return mana.replace(/[{}]/g, '').slice(0, 1);
  if (question.kind !== 'chooseOption') return mana;
  const at = question.options.indexOf(mana);
  return at < 0 ? question.options.length : at + 1;
}
