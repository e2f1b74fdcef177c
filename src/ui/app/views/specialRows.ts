import { type Answer, cr, type Question } from '../../../rules';
import type { CastingView } from '../../views';
import { ruleViews } from './rules';
import type { SpecialAction } from './specialAction';

type Row = CastingView['rows'][number];

/** What is done in order, and while what the draft asks it. */
const PARTS = [
  { letter: 'b', draft: 'x', words: 'X is chosen', cites: cr('107.3a') },
  { letter: 'f', words: 'Total cost', cites: cr('118.1') },
  { letter: 'g', draft: 'payment', words: 'Mana abilities', cites: cr('605.3a') },
  { letter: 'h', draft: 'costChoice', words: 'Pay', cites: cr('118.3') },
  { letter: 'i', words: '', cites: undefined },
] as const;

/** The parts of a special action as rows: it has no parts of its own in the rules, but what every cost has. */
export function specialRows(
  special: SpecialAction,
  question: Question,
  answers: readonly Answer[],
  missing: string | undefined,
): readonly Row[] {
  const hasX = question.draft === 'x' || answers.some(({ kind }) => kind === 'number');
  const parts = PARTS.filter(({ letter }) => letter !== 'b' || hasX);
  const now = parts.findIndex((part) => 'draft' in part && part.draft === question.draft);
  const reason = `not yet: row ${now + 1} waits for ${missing ?? 'your answer'}`;
  const waits = { reason, rules: ruleViews([parts[now]?.cites ?? cr('118.3')]) };
  return parts.map(({ letter, words, cites }, place): Row => {
    const last = cites === undefined;
    const total = letter === 'f' && question.kind === 'payMana' ? `: ${question.cost}` : '';
    return {
      letter,
      shown: String(place + 1),
      state: place === now ? 'now' : place < now ? 'done' : 'todo',
      words: last ? special.done : `${words}${total}`,
      rules: ruleViews(last ? special.rules : [cites]),
      ...(last && { waits }),
    };
  });
}
