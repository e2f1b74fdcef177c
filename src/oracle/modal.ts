import type { Modal } from '../rules/authoring/language';
import { aim } from './aims';
import { conditionWords } from './conditions';
import type { Context } from './context';
import { mark, point } from './context';
import { sentence } from './marks';
import { numberWord } from './words';

/** "choose one —" and a line for each mode. */
export function modalWords(modal: Modal, context: Context): string {
  const { choose, instead, modes } = modal;
  const lead =
    instead === undefined
      ? `choose ${choiceWords(choose, modes.length)} —`
      : `choose ${choiceWords(choose, modes.length)}. ${point(context, instead, `If ${conditionWords(instead.when, context)}, choose ${choiceWords(instead.choose, modes.length)} instead.`)}`;
  const lines = modes.map((mode) => {
    aim(mode.targets ?? [], context);
    // A mode stands by itself.
    context.said.delete('this');
    return mark(context, mode, `• ${sentence(context.writers.steps(mode.do, context))}`);
  });
  return [lead, ...lines].join('\n');
}

function choiceWords([least, most]: readonly [number, number], modes: number): string {
  if (least === most) return least === modes && modes === 2 ? 'both' : numberWord(least);
  if (most === modes) return `${numberWord(least)} or ${modes === 2 ? 'both' : 'more'}`;
  return least === 0 ? `up to ${numberWord(most)}` : `${numberWord(least)} or ${numberWord(most)}`;
}
